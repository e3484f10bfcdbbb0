import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { runningSupabase } from '#server/local/postgres/runningDatabase.ts'
import { quiet } from '#support/quiet.ts'
import type { RunningPlenum } from '#support/servers/runningPlenum.ts'

/** A stolen item. */
export interface Loot {
  /** A table, a file of the data folder, the log, the heap. */
  place: string
  bytes: Buffer
}

/**
 * Everything a thief could take: tables, the whole data folder on disk (Postgres' raw files and write-ahead log,
 * uploaded files, mails, the server's own secrets), the log, and the heap of the server's process.
 *
 * @param snapshotsDir where the process writes a heap snapshot on SIGUSR2
 */
export async function stealAll(plenum: RunningPlenum, snapshotsDir: string): Promise<Loot[]> {
  return [...(await stealStored(plenum)), { place: 'heap', bytes: await stealHeap(plenum, snapshotsDir) }]
}

/** What outlives the server's process. */
export async function stealStored(plenum: RunningPlenum): Promise<Loot[]> {
  return [
    ...(await stealTables(plenum)),
    ...(await stealFolder(plenum.dataDir)),
    { place: 'log', bytes: Buffer.from(plenum.output()) },
  ]
}

/** Where a value is found as it is, or encoded as hex or base64. */
export function placesOf(loot: readonly Loot[], value: Buffer | string): string[] {
  const forms =
    typeof value === 'string'
      ? [Buffer.from(value)]
      : [
          value,
          ...[value.toString('hex'), value.toString('hex').toUpperCase()].map((text) => Buffer.from(text)),
          // Without the padding, which base64url lacks.
          ...[value.toString('base64').replace(/=+$/, ''), value.toString('base64url')].map((text) =>
            Buffer.from(text),
          ),
        ]
  return loot.filter(({ bytes }) => forms.some((form) => bytes.includes(form))).map(({ place }) => place)
}

async function stealTables({ dataDir }: RunningPlenum): Promise<Loot[]> {
  const supabase = await runningSupabase(dataDir, quiet)
  if (supabase === null) throw new Error('no database')
  const client = new pg.Client({ connectionString: supabase.databaseUrl })
  await client.connect()
  try {
    // After a checkpoint, the content of shared memory is in the files.
    await client.query('checkpoint')
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname <> 'information_schema'`,
    )
    const loot: Loot[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
      loot.push({ place: `table ${name}`, bytes: Buffer.from(rows.map(({ row }) => row).join('\n')) })
    }
    return loot
  } finally {
    await client.end()
  }
}

async function stealFolder(folder: string): Promise<Loot[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      // The database may delete a file between listing and reading.
      const bytes = await readFile(path).catch(() => Buffer.alloc(0))
      return { place: path.slice(folder.length + 1), bytes }
    }),
  )
}

/** V8 collects garbage first: the snapshot contains what is referenced. */
async function stealHeap({ dataDir }: RunningPlenum, snapshotsDir: string): Promise<Buffer> {
  const { pid } = JSON.parse(await readFile(join(dataDir, 'lock.json'), 'utf8')) as { pid: number }
  const before = new Set(await readdir(snapshotsDir))
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    const made = (await readdir(snapshotsDir)).find((name) => name.includes(`.${pid}.`) && !before.has(name))
    const bytes = made === undefined ? null : await readFile(join(snapshotsDir, made))
    if (bytes && isWhole(bytes)) return bytes
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The strings are the last part of a snapshot. */
function isWhole(bytes: Buffer): boolean {
  return /"\s*\]\s*\}\s*$/.test(bytes.subarray(-40).toString('latin1'))
}
