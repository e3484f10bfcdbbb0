import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { RunAs } from './postgresUser.ts'

/** The programs of Postgres, and the account that runs them. */
export type PostgresPrograms = { binDir: string; runAs: RunAs }

/**
 * The name under which a program of Postgres refers to its working folder. An unprivileged account usually may not
 * traverse a path inside root's home (`/root/plenum/.data/…`), yet it may use its own working folder. This name needs
 * no traversal; Linux only.
 */
export function nameOfWorkingFolder(cwd: string, runAs: RunAs): string {
  return runAs && process.platform === 'linux' ? '/proc/self/cwd' : cwd
}

/**
 * Starts a program of Postgres in a session of its own, so that Ctrl+C in a terminal reaches the supervisor only, which
 * stops everything in order. The program gets none of this process's environment.
 */
export function spawnPostgres(
  { binDir, runAs }: PostgresPrograms,
  program: string,
  args: string[],
  cwd: string,
): ChildProcess {
  const child = spawn(join(binDir, program), args, {
    cwd,
    detached: true,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(runAs && { uid: runAs.uid, gid: runAs.gid }),
  })
  // For exits of this process that cannot wait: Postgres then shuts down in order by itself.
  const tellAtExit = () => child.kill('SIGINT')
  process.once('exit', tellAtExit)
  child.once('close', () => process.off('exit', tellAtExit))
  child.once('error', () => process.off('exit', tellAtExit))
  return child
}

/** Runs a program of Postgres to completion. @throws with its stderr, unless it succeeded */
export async function runPostgres(
  programs: PostgresPrograms,
  program: string,
  args: string[],
  cwd: string,
): Promise<void> {
  const child = spawnPostgres(programs, program, args, cwd)
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  if (code !== 0) throw new Error(`${program} ended with ${code ?? signal}: ${complaint.trim()}`)
}
