import type { Pool } from 'pg'

/**
 * Makes the planner take its samples anew, for all tables with people's data: older samples contain values of deleted
 * rows. For an empty table the samples stay until it has a row again, and so do those of tables of another owner (an
 * external Supabase).
 */
export async function takeStatisticsAnew(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'auth', 'storage') order by name`,
  )
  await pool.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
}
