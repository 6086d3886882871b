// For whoever holds the key of the server's host; `by` is the name under which they stand in its log.
import { at, json } from '../api'
import type { Bans, Deeds, Gone, HostsTable, HostsTables, NewBan, People, Rename, Reports, TableInfo } from '../wire'

export interface Host {
  key: string
  by: string
}

const how = ({ key, by }: Host, body?: unknown) => ({ secret: key, by, body })

export const hostApi = {
  tables: (host: Host) => json<HostsTables>('GET', '/admin/tables', how(host)),
  show: (host: Host, table: string) => json<HostsTable>('GET', `/admin${at(table)}`, how(host)),
  close: (host: Host, table: string) => json<TableInfo>('POST', `/admin${at(table)}/close`, how(host)),
  remove: (host: Host, table: string) => json<Gone>('DELETE', `/admin${at(table)}`, how(host)),
  giveBack: (host: Host, table: string, seat: number) =>
    json<TableInfo>('POST', `/admin${at(table)}/seats/${seat}/give-back`, how(host)),
  bans: (host: Host) => json<Bans>('GET', '/admin/bans', how(host)),
  ban: (host: Host, body: NewBan) => json<Bans>('POST', '/admin/bans', how(host, body)),
  lift: (host: Host, what: string) => json<Bans>('DELETE', `/admin/bans/${encodeURIComponent(what)}`, how(host)),
  expire: (host: Host) => json<Gone>('POST', '/admin/expire', how(host)),
  reports: (host: Host) => json<Reports>('GET', '/admin/reports', how(host)),
  settle: (host: Host, report: string) => json<Reports>('POST', `/admin/reports/${report}/close`, how(host)),
  deeds: (host: Host) => json<Deeds>('GET', '/admin/deeds', how(host)),
  find: (host: Host, name: string) => json<People>('GET', `/admin/people?name=${encodeURIComponent(name)}`, how(host)),
  rename: (host: Host, person: string, body: Rename) =>
    json<People>('POST', `/admin/people/${encodeURIComponent(person)}/rename`, how(host, body)),
}
