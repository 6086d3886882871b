// The lobby's half of docs/protocol.md: seeks, challenges, invitations, friends, reports.
import { ask, at, json } from '../api'
import type {
  Accepted,
  Circle,
  Found,
  InvitationShown,
  Lobby,
  NewChallenge,
  NewReport,
  NewSeek,
  Reported,
  SeekShown,
  Tables,
} from '../wire'

const who = (person: string) => encodeURIComponent(person)

/** What one looks for in the list of tables; what is empty is all the same. */
export interface Wanted {
  game: string
  size: string
  pace: string
  rated: string
  near: boolean
}

export const lobbyApi = {
  lobby: () => json<Lobby>('GET', '/lobby'),
  tables: (wanted: Wanted) => {
    const chosen = Object.entries(wanted).filter(([, value]) => value)
    return json<Tables>('GET', `/tables?${new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))}`)
  },
  seek: (body: NewSeek) => json<SeekShown>('POST', '/seeks', { body }),
  withdraw: (seek: string) => ask('DELETE', `/seeks/${encodeURIComponent(seek)}`),
  circle: () => json<Circle>('GET', '/friends'),
  befriend: (person: string) => json<Circle>('PUT', `/friends/${who(person)}`),
  part: (person: string) => json<Circle>('DELETE', `/friends/${who(person)}`),
  block: (person: string) => json<Circle>('PUT', `/blocks/${who(person)}`),
  unblock: (person: string) => json<Circle>('DELETE', `/blocks/${who(person)}`),
  find: (name: string) => json<Found>('GET', `/people?name=${encodeURIComponent(name)}`),
  challenge: (person: string, body: NewChallenge) =>
    json<InvitationShown>('POST', `/people/${who(person)}/challenges`, { body }),
  invite: (table: string, person: string, secret: string) =>
    json<InvitationShown>('POST', `${at(table)}/invitations`, { body: { person }, secret }),
  accept: (invitation: string) => json<Accepted>('POST', `/invitations/${encodeURIComponent(invitation)}/accept`),
  drop: (invitation: string) => ask('DELETE', `/invitations/${encodeURIComponent(invitation)}`),
  report: (person: string, body: NewReport) => json<Reported>('POST', `/people/${who(person)}/reports`, { body }),
  reportSeat: (table: string, seat: number, body: NewReport, secret: string) =>
    json<Reported>('POST', `${at(table)}/seats/${seat}/reports`, { body, secret }),
}
