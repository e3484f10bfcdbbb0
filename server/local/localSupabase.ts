import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseClient } from '../database/connection/client.ts'
import { ensureRoles } from '../database/connection/migrate.ts'
import { checkSupabase } from '../checkSupabase.ts'
import { closeDataFolder, restoring } from './dataFolder.ts'
import { checkLock, lockDataFolder } from './dataLock.ts'
import type { LiteSettings, OutgoingMail } from './lite/liteMessages.ts'
import { loadLite } from './lite/liteServer.ts'
import type { Logger } from './logger.ts'
import { stopOrphans } from './orphans.ts'
import { freePort, rememberPorts, rememberedPorts } from './ports.ts'
import { checkVersion, readyCluster } from './postgres/postgresCluster.ts'
import { installedPostgres, foldersForCopies, postgresPrograms } from './postgres/postgresPrograms.ts'
import { hasDatabase } from './postgres/runningDatabase.ts'
import { startPostgres } from './postgres/postgresServer.ts'
import { checkOwners, postgresUser } from './postgres/postgresUser.ts'
import { keepOwner, makePrivateFolder } from './privateFiles.ts'
import { checkSecrets, localSecrets } from './secrets.ts'
import { keepRunning } from './supervisor.ts'

export type LocalSupabaseOptions = {
  /** Folder for database, files and secrets; created when missing. */
  dataDir: string
  logger: Logger
  /** Sends a mail composed by the Auth service. Its failure makes the caller's request fail. */
  sendMail: (mail: OutgoingMail) => Promise<void>
  /** What a start needs beside the folder: asked before anything is made, while no other process uses the folder. */
  check?: () => Promise<void>
  /** For a restore, which fills the folder: others refuse one that has a part of a backup only. */
  mayBePart?: boolean
  /** Of the database; for several servers that share it. */
  maxConnections?: number
}

/** A Supabase on this machine, used by this process only. */
export type LocalSupabase = {
  databaseUrl: string
  supabaseUrl: string
  publishableKey: string
  secretKey: string
  /** Signs the tokens of accounts, HS256. */
  jwtSecret: string
  /** Records in the data folder that this process is stopping, so that a new start waits for it. Never rejects. */
  markEnding(): Promise<void>
  /** Stops everything that was started, and waits until it has ended. */
  stop(): Promise<void>
}

/** Maximum size of an upload, in bytes. */
const maxFileBytes = 100 * 1024 * 1024

/**
 * Starts a Supabase on this machine: a Postgres of its own, and the Auth, Data API and Storage services, each in a
 * process of its own, on loopback only. A process that ends unexpectedly is restarted. When this process is killed, the
 * services end too, and the next start stops the Postgres that was left running.
 *
 * @throws when it cannot run; the message says what to do
 * @see docs/operations.md
 */
export async function startLocalSupabase(options: LocalSupabaseOptions): Promise<LocalSupabase> {
  const stops: (() => Promise<void> | void)[] = []
  const stopAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop()
  }
  try {
    return await startAll({ ...options, dataDir: resolve(options.dataDir) }, stops, stopAll)
  } catch (error) {
    await stopAll()
    throw error
  }
}

/** What a start needs of a data folder and of this machine. Changes nothing. @throws naming it, and what to do */
export async function checkLocalSupabase(dataDir: string): Promise<void> {
  const { version } = await installedPostgres()
  if (!(await hasDatabase(dataDir))) return
  await checkLock(dataDir)
  const postgresDir = join(dataDir, 'postgres')
  await checkOwners(postgresDir, await postgresUser(postgresDir))
  await checkVersion(join(postgresDir, 'data'), version)
  await checkSecrets(dataDir)
}

async function startAll(
  { dataDir, logger, sendMail, check, mayBePart, maxConnections }: LocalSupabaseOptions,
  stops: (() => Promise<void> | void)[],
  stopAll: () => Promise<void>,
): Promise<LocalSupabase> {
  const installation = await installedPostgres()
  // In a folder that exists, a Plenum that is still stopping may hold what is asked for.
  if (!existsSync(dataDir)) await check?.()
  const lock = await lockDataFolder(dataDir)
  stops.push(lock.free)
  if (!mayBePart && existsSync(join(dataDir, restoring))) throw interrupted(dataDir)
  await check?.()
  const postgresDir = join(dataDir, 'postgres')
  const runAs = await postgresUser(postgresDir)
  await checkOwners(postgresDir, runAs)
  await closeDataFolder(dataDir, logger)
  // Loading the services takes as long as creating a database, so both run in parallel.
  let loaded: ReturnType<typeof loadLite> | null = loadLite(logger)
  stops.push(() => loaded?.stop())

  const secrets = await localSecrets(dataDir, logger)
  const ports = await rememberedPorts(dataDir)
  const folders = foldersForCopies(runAs, dataDir)
  const programs = await postgresPrograms(installation, runAs, folders, logger)
  const cluster = await readyCluster(programs, postgresDir, secrets.databasePassword, logger)
  await checkVersion(cluster, installation.version)

  const port = await freePort(ports.postgres)
  const startDatabase = async () => {
    await stopOrphans(cluster, logger) // after a crash, its backends may need a moment
    return startPostgres(programs, cluster, port, logger, maxConnections)
  }
  stops.push(await keepRunning('postgres', startDatabase, logger))
  const databaseUrl = `postgres://postgres:${secrets.databasePassword}@127.0.0.1:${port}/postgres`
  await makeRoles(databaseUrl)

  const filesDir = join(dataDir, 'files')
  await makePrivateFolder(filesDir)
  await keepOwner(filesDir)
  const settings: LiteSettings = {
    ...secrets,
    databaseUrl,
    port: await freePort(ports.supabase),
    filesDir,
    recoveryTemplate: join(import.meta.dirname, '../../supabase/templates/recovery.html'),
    maxFileBytes,
  }
  const startServices = async () => {
    const lite = loaded ?? loadLite(logger)
    loaded = null
    try {
      return await lite.start({ settings, sendMail })
    } catch (error) {
      await lite.stop()
      throw error
    }
  }
  stops.push(await keepRunning('services', startServices, logger))
  await rememberPorts(dataDir, { postgres: port, supabase: settings.port })
  const { publishableKey, secretKey, jwtSecret } = secrets
  const address = { supabaseUrl: `http://127.0.0.1:${settings.port}`, publishableKey, secretKey, jwtSecret }
  const problems = await checkSupabase(address)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return { databaseUrl, ...address, markEnding: lock.markEnding, stop: stopAll }
}

async function makeRoles(databaseUrl: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: databaseUrl })
  await client.connect()
  await ensureRoles(client).finally(() => client.end())
}

function interrupted(dataDir: string): Error {
  return new Error(
    `The data folder ${dataDir} has a part of a backup only: a restore was interrupted. Run npm run restore again, or set DATA_DIR to another folder.`,
  )
}
