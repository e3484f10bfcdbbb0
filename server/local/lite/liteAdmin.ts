import pg from 'pg'
import { DatabaseClient } from '../../database/connection/client.ts'
import type { LiteSettings } from './liteMessages.ts'
import { hasSecretKey } from './secretKey.ts'

/** The part of Auth's admin API that deleting an account needs; the local services lack it. */
export interface LiteAdmin {
  /** Null for a request that the services answer themselves. */
  answer(request: Request): Promise<Response | null>
  /** Keeps no record of who signed in when, and drops those of earlier versions. SPEC X3. */
  keepNoRecords(): Promise<void>
}

const userPath = /^\/auth\/v1\/admin\/users\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * `GET` and `DELETE /auth/v1/admin/users/{id}`, answered as by a Supabase project, for callers with the secret key: so
 * `auth.admin.deleteUser` works with a local and a remote Supabase.
 */
export function createLiteAdmin({ databaseUrl, secretKey }: LiteSettings): LiteAdmin {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: DatabaseClient,
    max: 1,
    idleTimeoutMillis: 1000,
  })
  // A broken connection is discarded; the next query opens another one.
  pool.on('error', () => undefined)
  return {
    keepNoRecords: async () => void (await pool.query(noRecords)),
    async answer(request) {
      const id = userPath.exec(new URL(request.url).pathname)?.[1]
      if (id === undefined || (request.method !== 'GET' && request.method !== 'DELETE')) return null
      if (!hasSecretKey(request, secretKey)) return refusal(403, 'not_admin', 'User not allowed')
      const found = await pool.query<User>(
        'select id, email, role, aud, created_at, updated_at from auth.users where id = $1',
        [id],
      )
      const [user] = found.rows
      if (!user) return refusal(404, 'user_not_found', 'User not found')
      if (request.method === 'GET') return Response.json({ ...user, app_metadata: {}, user_metadata: {} })
      await deleteUser(pool, id)
      return Response.json({})
    },
  }
}

/**
 * The services write the address, the id and the time of each sign-in, renewal and sign-out into this table. They never
 * read it or delete from it, so that would outlive the account. A truncated table gets a new file, without dead rows.
 */
const noRecords = `
  create or replace rule no_records as on insert to auth.audit_log_entries do instead nothing;
  truncate auth.audit_log_entries`

interface User {
  id: string
  email: string
}

/** Foreign keys delete sessions and identities with the user; the other tables have none. */
async function deleteUser(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    `with tokens as (delete from auth.refresh_tokens where user_id = $1),
      flows as (delete from auth.flow_state where user_id = $1)
      delete from auth.users where id = $1`,
    [id],
  )
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status })
}
