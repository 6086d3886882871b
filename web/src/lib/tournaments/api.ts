import { json } from '../api'
import type { NewTournament, TournamentInfo, TournamentList } from '../wire'

const one = (id: string) => `/tournaments/${encodeURIComponent(id)}`

export const tournamentApi = {
  all: () => json<TournamentList>('GET', '/tournaments'),
  show: (id: string) => json<TournamentInfo>('GET', one(id)),
  make: (body: NewTournament) => json<TournamentInfo>('POST', '/tournaments', { body }),
  enter: (id: string) => json<TournamentInfo>('POST', `${one(id)}/entry`),
  leave: (id: string) => json<TournamentInfo>('DELETE', `${one(id)}/entry`),
  sendAway: (id: string, number: number) => json<TournamentInfo>('DELETE', `${one(id)}/entrants/${number}`),
  start: (id: string) => json<TournamentInfo>('POST', `${one(id)}/start`),
  cancel: (id: string) => json<TournamentInfo>('POST', `${one(id)}/cancel`),
}
