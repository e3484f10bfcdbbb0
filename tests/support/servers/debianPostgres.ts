import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/local/ports.ts'
import { nameOfWorkingFolder, runPostgres } from '#server/local/postgres/postgresCommand.ts'
import { startPostgres } from '#server/local/postgres/postgresServer.ts'
import { postgresUser } from '#server/local/postgres/postgresUser.ts'
import { quiet } from '../quiet.ts'

const debian = '/usr/lib/postgresql'

/**
 * Starts Debian's Postgres instead of the bundled one, in a temporary folder.
 *
 * @throws when it is not installed
 */
export async function startDebianPostgres(
  maxConnections: number,
): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const versions = (await readdir(debian).catch(() => [])).sort((a, b) => Number(b) - Number(a))
  if (!versions[0]) {
    throw new Error(`There is no Postgres in ${debian}. Install it: apt-get install postgresql`)
  }
  const folder = await mkdtemp(join(tmpdir(), 'plenum-debian-'))
  const runAs = await postgresUser(join(folder, 'nothing'))
  const programs = { binDir: join(debian, versions[0], 'bin'), runAs }
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(tmpdir(), `plenum-debian-${password}`)
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (runAs) await Promise.all([folder, passwordFile].map((path) => chown(path, runAs.uid, runAs.gid)))
  const here = nameOfWorkingFolder(folder, runAs)
  const options = [
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  await runPostgres(programs, 'initdb', ['-D', here, `--pwfile=${passwordFile}`, ...options], folder)
  await rm(passwordFile)
  const port = await freePort(null)
  const server = await startPostgres(programs, folder, port, quiet, maxConnections)
  return {
    databaseUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
