// The HTTP half of docs/protocol.md, typed. Every failure is a Trouble with a code that the catalogue can say.
import type {
  About,
  Bring,
  Brought,
  Claim,
  CodeShown,
  Curve,
  ExerciseList,
  ExercisePage,
  ExerciseRefusal,
  Figure,
  FilledIn,
  Fork,
  FormEntry,
  FormRead,
  GameInfo,
  Grounds,
  Held,
  House,
  Hush,
  Import,
  KeyShown,
  Links,
  Me,
  MeChanged,
  Myself,
  NewAddress,
  NewLesson,
  NewPasskey,
  NewPerson,
  NewPremove,
  NewPush,
  NewTable,
  NewVacation,
  NewWishes,
  NoticesShown,
  PremoveShown,
  Profile,
  Puzzles,
  PuzzleShown,
  Question,
  Reach,
  Reissue,
  ReplayPoint,
  ResultLine,
  Shelf,
  SignIn,
  TableInfo,
  TableMade,
  Tables,
  Teaching,
  WayCode,
} from './wire'

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(code)
  }
}

export interface Ask {
  body?: unknown
  secret?: string | null
  by?: string // a host's own name, for the log
}

export async function ask(method: string, path: string, { body, secret, by }: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (secret) headers.authorization = `Bearer ${secret}`
  if (by) headers['x-adamak-by'] = encodeURIComponent(by)
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Trouble('offline')
  }
  if (answer.ok) return answer
  const told = (await answer.json().catch(() => ({}))) as { code?: string; facts?: Record<string, unknown> }
  throw new Trouble(told.code ?? 'server-failed', told.facts, answer.status)
}

export async function json<T>(method: string, path: string, how?: Ask): Promise<T> {
  return (await (await ask(method, path, how)).json()) as T
}

/** A text that the browser keeps: asked for anew, and from its memory where the server does not answer. */
async function remembered(path: string): Promise<string> {
  try {
    return await (await ask('GET', path)).text()
  } catch (wrong) {
    if (!(wrong instanceof Trouble) || wrong.code !== 'offline') throw wrong
    const kept = await fetch(`/api${path}`, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
    if (!kept?.ok) throw wrong
    return kept.text()
  }
}

export const at = (table: string) => `/tables/${encodeURIComponent(table)}`

const formOf = (game: string, option: string) =>
  `/games/${encodeURIComponent(game)}/options/${encodeURIComponent(option)}/form`

const exercisesOf = (game: string, lang: string) => `/games/${encodeURIComponent(game)}/exercises/${lang}`

/** How a person is known here: see docs/protocol.md, "Persons". */
export const personApi = {
  me: () => json<Myself>('GET', '/person'),
  newKey: (body: NewPerson) => json<KeyShown>('POST', '/person/key', { body }),
  passkeyQuestion: (body: NewPerson) => json<Question>('POST', '/person/passkey/question', { body }),
  newPasskey: (body: NewPasskey) => json<Myself>('POST', '/person/passkey', { body }),
  question: () => json<Question>('POST', '/person/question'),
  signIn: (body: SignIn) => json<Myself>('POST', '/person/sign-in', { body }),
  signOut: () => ask('POST', '/person/sign-out'),
  code: () => json<CodeShown>('POST', '/person/code'),
  revokeDevice: (id: string) => json<Myself>('DELETE', `/person/devices/${encodeURIComponent(id)}`),
  revokePasskey: (id: string) => json<Myself>('DELETE', `/person/passkeys/${encodeURIComponent(id)}`),
  revokeKey: () => json<Myself>('DELETE', '/person/key'),
  bring: (body: Bring) => json<Brought>('POST', '/person/seats', { body }),
  places: (table: string) => json<TableMade>('GET', `${at(table)}/mine`),
  data: () => json<unknown>('GET', '/person/data'),
  remove: () => ask('DELETE', '/person'),
}

/** How a person is told what they miss, and their vacations. */
export const noticesApi = {
  mine: () => json<NoticesShown>('GET', '/person/notices'),
  wish: (body: NewWishes) => json<NoticesShown>('PUT', '/person/notices', { body }),
  push: (body: NewPush) => json<NoticesShown>('POST', '/person/notices/push', { body }),
  add: (kind: 'mail' | 'hook', body: NewAddress) => json<NoticesShown>('POST', `/person/notices/${kind}`, { body }),
  confirm: (way: string, body: WayCode) => json<NoticesShown>('POST', `/person/notices/${way}/confirm`, { body }),
  remove: (way: string) => json<NoticesShown>('DELETE', `/person/notices/${way}`),
  hush: (table: string, body: Hush) => json<NoticesShown>('PUT', `/person/notices${at(table)}`, { body }),
  goOnVacation: (body: NewVacation) => json<NoticesShown>('POST', '/person/vacation', { body }),
  comeBack: () => json<NoticesShown>('DELETE', '/person/vacation'),
}

const premoveAt = (table: string, seat: number) => `${at(table)}/seats/${seat}/premove`

/** Moves given in advance, for whoever holds the seat. */
export const premoveApi = {
  premove: (table: string, seat: number, secret: string) =>
    json<PremoveShown>('GET', premoveAt(table, seat), { secret }),
  givePremove: (table: string, seat: number, body: NewPremove, secret: string) =>
    json<PremoveShown>('PUT', premoveAt(table, seat), { body, secret }),
  forgetPremove: (table: string, seat: number, secret: string) =>
    json<PremoveShown>('DELETE', premoveAt(table, seat), { secret }),
}

export const api = {
  about: () => json<About>('GET', '/about'),
  reach: () => json<Reach>('GET', '/reach'),
  me: () => json<Me>('GET', '/me'),
  changeMe: (body: MeChanged) => json<Me>('PUT', '/me', { body }),
  myTables: () => json<Tables>('GET', '/me/tables'),
  games: () => json<GameInfo[]>('GET', '/games'),
  shelf: () => json<Shelf>('GET', '/shelf'),
  words: (game: string, lang: string) => remembered(`/games/${encodeURIComponent(game)}/words/${lang}`),
  rules: async (game: string, lang: string) =>
    (await ask('GET', `/games/${encodeURIComponent(game)}/rules/${lang}`)).text(),
  form: (game: string, option: string) => json<FormEntry[]>('GET', formOf(game, option)),
  readForm: (game: string, option: string, body: FilledIn) => json<FormRead>('POST', formOf(game, option), { body }),
  club: () => json<House>('GET', '/club'),
  person: (id: string) => json<Profile>('GET', `/people/${encodeURIComponent(id)}`),
  outcome: (table: string, secret: string | null) => json<ResultLine>('GET', `${at(table)}/outcome`, { secret }),
  puzzles: () => json<Puzzles>('GET', '/puzzles'),
  puzzle: (game: string, number: number) =>
    json<PuzzleShown>('GET', `/games/${encodeURIComponent(game)}/puzzles/${number}`),
  puzzleWhy: (game: string, number: number, move: string) =>
    json<Grounds | null>(
      'GET',
      `/games/${encodeURIComponent(game)}/puzzles/${number}/why?move=${encodeURIComponent(move)}`,
    ),
  exercises: (game: string, lang: string) => json<ExerciseList>('GET', exercisesOf(game, lang)),
  exercise: (game: string, lang: string, id: string) =>
    json<ExercisePage>('GET', `${exercisesOf(game, lang)}/${encodeURIComponent(id)}`),
  exerciseWhyNot: (game: string, lang: string, id: string, move: string) =>
    json<ExerciseRefusal>(
      'GET',
      `${exercisesOf(game, lang)}/${encodeURIComponent(id)}/why-not?move=${encodeURIComponent(move)}`,
    ),
  summary: async (game: string, lang: string) =>
    (await ask('GET', `/games/${encodeURIComponent(game)}/summary/${lang}`)).text(),
  figures: (game: string, lang: string) => json<Figure[]>('GET', `/games/${encodeURIComponent(game)}/figures/${lang}`),
  clauses: (game: string, lang: string) =>
    json<Record<string, Teaching[]>>('GET', `/games/${encodeURIComponent(game)}/clauses/${lang}`),
  tables: () => json<Tables>('GET', '/tables'),
  make: (body: NewTable) => json<TableMade>('POST', '/tables', { body }),
  learn: (body: NewLesson) => json<TableMade>('POST', '/lessons', { body }),
  lessonWords: (game: string, lang: string) => remembered(`/games/${encodeURIComponent(game)}/lesson-words/${lang}`),
  table: (table: string) => json<TableInfo>('GET', at(table)),
  claim: (table: string, seat: number, body: Claim) => json<Held>('POST', `${at(table)}/seats/${seat}/claim`, { body }),
  reissue: (table: string, seat: number, secret: string) =>
    json<Reissue>('POST', `${at(table)}/seats/${seat}/reissue`, { secret }),
  newInvite: (table: string, secret: string) => json<Links>('POST', `${at(table)}/invite`, { secret }),
  start: (table: string, secret: string) => json<TableInfo>('POST', `${at(table)}/start`, { secret }),
  abandon: (table: string, secret: string) => json<TableInfo>('POST', `${at(table)}/abandon`, { secret }),
  rematch: (table: string, secret: string) => json<TableMade>('POST', `${at(table)}/rematch`, { secret }),
  links: (table: string, secret: string) => json<Links>('GET', `${at(table)}/links`, { secret }),
  inviteCode: async (table: string, secret: string) => (await ask('GET', `${at(table)}/invite.svg`, { secret })).blob(),
  save: async (table: string, secret: string | null) => (await ask('GET', `${at(table)}/save`, { secret })).blob(),
  open: (body: Import) => json<TableMade>('POST', '/tables/import', { body }),
  fork: (table: string, body: Fork, secret: string | null) =>
    json<TableMade>('POST', `${at(table)}/fork`, { body, secret }),
  curve: (table: string, secret: string | null) => json<Curve>('GET', `${at(table)}/analysis`, { secret }),
  replay: (table: string, n: number, seat: string, secret: string | null) =>
    json<ReplayPoint>('GET', `${at(table)}/replay/${n}?seat=${seat}`, { secret }),
}
