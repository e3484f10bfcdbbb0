import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../logger.ts'
import { clusterName, stopOrphans } from '../orphans.ts'
import { nameOfWorkingFolder, runPostgres } from './postgresCommand.ts'
import type { PostgresPrograms } from './postgresCommand.ts'
import type { RunAs } from './postgresUser.ts'
import { makePrivateFolder } from '../privateFiles.ts'

/**
 * Makes sure that a database folder exists and is not in use: creates it at the first start, and stops what an earlier
 * start left running in it.
 *
 * @param postgresDir its parent folder, accessible only to the account that runs Postgres
 * @returns the database folder
 */
export async function readyCluster(
  programs: PostgresPrograms,
  postgresDir: string,
  password: string,
  logger: Logger,
): Promise<string> {
  const cluster = join(postgresDir, 'data')
  // Created under a temporary name, so that an interrupted start leaves no incomplete database.
  const unfinished = join(postgresDir, 'unfinished')
  await makePrivateFolder(postgresDir)
  await giveTo(programs.runAs, postgresDir)
  await stopOrphans(cluster, logger)
  await rm(unfinished, { recursive: true, force: true })
  if (await stat(cluster).catch(() => null)) return cluster
  const passwordFile = join(postgresDir, 'password')
  try {
    await mkdir(unfinished, { mode: 0o700 })
    await giveTo(programs.runAs, unfinished)
    await writeFile(passwordFile, password, { mode: 0o600 })
    await giveTo(programs.runAs, passwordFile)
    await makeCluster(programs, unfinished, clusterName(cluster))
    await rename(unfinished, cluster)
  } finally {
    await rm(passwordFile, { force: true })
  }
  return cluster
}

/**
 * The files of a database belong to one major version of Postgres.
 *
 * @param installed version of the programs, such as 18.4.0
 * @throws when the database was made by another one
 */
export async function checkVersion(cluster: string, installed: string): Promise<void> {
  const [major] = installed.split('.')
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (made === major) return
  throw new Error(
    `The database in ${cluster} was made by Postgres ${made}, and Postgres ${major} is installed. ` +
      'docs/operations.md says how to move it over ("Another version of Postgres").',
  )
}

async function makeCluster(programs: PostgresPrograms, folder: string, name: string): Promise<void> {
  const here = nameOfWorkingFolder(folder, programs.runAs)
  await runPostgres(
    programs,
    'initdb',
    [
      ...['-D', here, `--pwfile=${here}/../password`, '--username=postgres', '--auth=scram-sha-256'],
      `--set=cluster_name=${name}`,
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ],
    folder,
  )
}

async function giveTo(runAs: RunAs, path: string): Promise<void> {
  if (runAs) await chown(path, runAs.uid, runAs.gid)
}
