import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Logger } from '../logger.ts'
import { clusterName } from '../orphans.ts'
import { nameOfWorkingFolder, spawnPostgres } from './postgresCommand.ts'
import type { PostgresPrograms } from './postgresCommand.ts'
import type { Service } from '../supervisor.ts'

/** How long a shutdown may take before Postgres is told to stop immediately; it then recovers at the next start. */
const stopMs = 20_000

/**
 * The durability of commits (fsync, synchronous_commit) and the reachability (loopback, with a password) are set
 * explicitly and not left to defaults. The log contains no statements and no values: these are people's words.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_wal_size: '256MB', // the default lets the log grow to a gigabyte, which small disks do not have
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  password_encryption: 'scram-sha-256',
  jit: 'off', // short statements only
  max_parallel_workers_per_gather: '0', // the shared memory of a small container is 64 MB
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/**
 * Starts Postgres on a database folder. Resolves when it accepts connections, @throws with its last output.
 *
 * @param maxConnections as many as one Plenum and its services use at the same time, and some for an operator's tools
 */
export async function startPostgres(
  programs: PostgresPrograms,
  cluster: string,
  port: number,
  logger: Logger,
  maxConnections = 60,
): Promise<Service> {
  const given = {
    ...settings,
    max_connections: String(maxConnections),
    port: String(port),
    cluster_name: clusterName(cluster),
  }
  const options = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const folder = nameOfWorkingFolder(cluster, programs.runAs)
  const child = spawnPostgres(programs, 'postgres', ['-D', folder, ...options], cluster)
  const exited = once(child, 'close').then(([code, signal]) => `ended with ${String(code ?? signal)}`, String)
  const words: string[] = []
  await new Promise<void>((resolve, reject) => {
    if (!child.stderr) return reject(new Error('Postgres has no output'))
    createInterface(child.stderr).on('line', (line) => {
      words.push(line)
      if (words.length > 20) words.shift()
      logger.debug({ line }, 'postgres')
      if (line.includes('database system is ready to accept connections')) resolve()
    })
    void exited.then((how) => reject(new Error(`Postgres ${how}:\n${words.join('\n')}`)))
  })

  const stop = async () => {
    child.kill('SIGINT') // "fast" shutdown: ends sessions, writes everything, exits
    const impatience = setTimeout(() => child.kill('SIGQUIT'), stopMs)
    await exited
    clearTimeout(impatience)
  }
  return { exited, stop }
}
