import { spawn } from 'node:child_process'

export interface RunResult {
  exitCode: number
  seconds: number
  timedOut: boolean
}

const running = new Set<number>()

/**
 * Runs a command in its own process group, so that processes it leaves behind are stopped with it.
 *
 * @param options.env variables beside those of this process
 */
export async function run(
  command: readonly string[],
  limitMinutes: number,
  options: { cwd?: string; stdio?: 'inherit' | 'ignore'; env?: Readonly<Record<string, string>> } = {},
): Promise<RunResult> {
  const [file = '', ...args] = command
  const started = performance.now()
  const env = { ...process.env, ...options.env }
  const child = spawn(file, args, { stdio: 'inherit', ...options, env, detached: true })
  const group = child.pid
  if (group !== undefined) running.add(group)

  let timedOut = false
  const limit = setTimeout(() => {
    timedOut = true
    console.error(`\n${command.join(' ')}: stopped after ${limitMinutes} minutes`)
    endGroup(group, 'SIGKILL')
  }, limitMinutes * 60_000)

  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
  clearTimeout(limit)
  if (group !== undefined) running.delete(group)
  endGroup(group, 'SIGTERM')
  return { exitCode, seconds: (performance.now() - started) / 1000, timedOut }
}

/** Stops the running command; for the signals that stop the runner itself. */
export function endAll(): void {
  for (const group of running) endGroup(group, 'SIGTERM')
}

function endGroup(group: number | undefined, signal: NodeJS.Signals): void {
  if (group === undefined) return
  try {
    process.kill(-group, signal)
  } catch {
    // No process of the group is left.
  }
}
