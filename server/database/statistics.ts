import type { Pool } from 'pg'

/**
 * Has the planner take its samples anew, of all tables with things of people: those of before hold values of rows that are gone. Of
 * a table without any row they stay until it has one, and so do those of tables that belong to somebody else (a Supabase elsewhere).
 */
export async function takeStatisticsAnew(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'auth', 'storage') order by name`,
  )
  await pool.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
}
