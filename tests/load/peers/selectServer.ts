import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

/**
 * The simplest possible server of a list: one select and JSON, without token, rights or schema. Its arguments: the
 * database, and the owner of the workshops.
 */
const [databaseUrl = '', userId = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 5 })
const columns = `w.id, w.workshop_name, w.created_at, w.retention_days, w.ended_at, w.password,
  p.id as creator_id, p.first_name, p.last_name`
const own = `from workshops w join facilitators f on f.workshop_id = w.id join profiles p on p.id = w.creator
  where f.user_id = $1 and not w.template and w.deleted_at is null`
const app = new Hono()
app.get('/all', async (context) => {
  const { rows } = await pool.query(`select ${columns} ${own} order by w.created_at desc`, [userId])
  return context.json(rows)
})
app.get('/page', async (context) => {
  const { rows } = await pool.query(`select ${columns} ${own} order by w.created_at desc limit 50`, [userId])
  return context.json(rows)
})
app.get('/search', async (context) => {
  const { rows } = await pool.query(
    `select ${columns} ${own} and w.workshop_name ilike '%' || $2 || '%'
     order by position(lower($2) in lower(w.workshop_name)), w.created_at desc limit 50`,
    [userId, context.req.query('for') ?? ''],
  )
  return context.json(rows)
})
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.({ port }))
process.on('SIGTERM', () => process.exit(0))
