import type { ClientBase } from 'pg'
import type { DumpedTable, Manifest } from './manifest.ts'
import { copyIn, listed, quoted, tablesOf } from './tables.ts'
import type { CopyIn, Table } from './tables.ts'

/**
 * The tables of the auth server, in the order in which their rows refer to each other. Accounts come back everywhere;
 * sign-ins only where the keys come back with which their tokens are signed.
 */
const accounts = ['users', 'identities']
const signIns = ['sessions', 'refresh_tokens']

/** The auth server of a hosted project reads these as text, and fails on null; the local one looks up what is not null. */
const tokens = [
  ...['confirmation_token', 'recovery_token', 'email_change', 'email_change_token_new'],
  ...['email_change_token_current', 'phone_change', 'phone_change_token', 'reauthentication_token'],
]

const onlyInstance = '00000000-0000-0000-0000-000000000000'

/** What a backup takes of the auth server. */
export async function accountTables(client: ClientBase): Promise<Table[]> {
  const tables = await tablesOf(client, 'auth')
  return [...accounts, ...signIns].flatMap((wanted) => tables.filter(({ name }) => name === wanted))
}

/** Whether rows of the auth server come back into a Supabase. */
export function comesBack({ name }: DumpedTable, from: Manifest['from'], to: Manifest['from']): boolean {
  return accounts.includes(name) || (signIns.includes(name) && from === 'near' && to === 'near')
}

/**
 * Brings rows of the auth server back. Its versions differ in columns: those that both sides have are taken.
 *
 * @returns where the rows are to be written
 */
export async function accountsIn(
  client: ClientBase,
  { name, columns }: DumpedTable,
  to: Manifest['from'],
): Promise<CopyIn> {
  const target = (await tablesOf(client, 'auth')).find((table) => table.name === name)
  if (!target)
    throw new Error(`The Supabase has no table auth.${name}, so the accounts cannot be brought back.`)
  const incoming = { schema: 'pg_temp', name: `incoming_${name}` } as const
  const texts = columns.map((column) => `${client.escapeIdentifier(column)} text`).join(', ')
  await client.query(
    `create temporary table ${client.escapeIdentifier(incoming.name)} (${texts}) on commit drop`,
  )
  const source = `pg_temp.${client.escapeIdentifier(incoming.name)}`
  const rows = copyIn(client, source)
  const common = target.columns.filter((column) => columns.includes(column.name))
  const values = common.map((column) => `${client.escapeIdentifier(column.name)}::${column.type}`)
  const fitted = target.columns.flatMap((column) => {
    if (column.name === 'instance_id') return [`instance_id = coalesce(instance_id, '${onlyInstance}')`]
    if (!tokens.includes(column.name)) return []
    return [`${column.name} = ${to === 'far' ? 'coalesce' : 'nullif'}(${column.name}, '')`]
  })
  return {
    write: rows.write,
    async end() {
      const count = await rows.end()
      await client.query(
        `insert into ${quoted(target)} (${listed(common.map((column) => column.name))})
         select ${values.join(', ')} from ${source}`,
      )
      if (fitted.length > 0) await client.query(`update ${quoted(target)} set ${fitted.join(', ')}`)
      return count
    },
  }
}
