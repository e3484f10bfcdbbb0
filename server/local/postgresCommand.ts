import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { RunAs } from './postgresUser.ts'

/** The programs of Postgres, and the account they run as. */
export type PostgresPrograms = { binDir: string; runAs: RunAs }

/**
 * How a program of Postgres names the folder it was started in.
 *
 * An unprivileged account usually may not walk to a folder of root's (`/root/plenum/.data/…`), yet it may
 * use the folder it is started in. This name leads there without the walk; Linux only.
 */
export function nameOfWorkingFolder(cwd: string, runAs: RunAs): string {
  return runAs && process.platform === 'linux' ? '/proc/self/cwd' : cwd
}

/**
 * Starts a program of Postgres in a session of its own, so that Ctrl+C in a terminal reaches only the
 * supervisor, which stops things in the right order. It sees none of this process's environment.
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
  // For ends of this process that wait for nothing: Postgres then stops in order by itself.
  const tellAtExit = () => child.kill('SIGINT')
  process.once('exit', tellAtExit)
  child.once('close', () => process.off('exit', tellAtExit))
  child.once('error', () => process.off('exit', tellAtExit))
  return child
}

/** Runs a program of Postgres to its end. @throws with what it wrote to stderr, unless it succeeded */
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
