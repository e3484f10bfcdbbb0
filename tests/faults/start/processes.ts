import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

export type Process = { pid: number; parent: number; state: string; command: string }

/** The process table, without zombies. */
export async function runningProcesses(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(pids.map(readProcess))
  return all.flatMap((found) => (found && found.state !== 'Z' && found.state !== 'X' ? [found] : []))
}

/** A process and all its descendants. */
export async function familyOf(pid: number): Promise<Process[]> {
  const all = await runningProcesses()
  const family = new Set([pid])
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const { pid: child, parent } of all) if (family.has(parent)) family.add(child)
  }
  return all.filter((found) => family.has(found.pid))
}

/** Which of these still run. */
export async function stillRunning(family: Process[]): Promise<string[]> {
  const now = await runningProcesses()
  return family
    .filter((past) => now.some(({ pid, command }) => pid === past.pid && command === past.command))
    .map(({ pid, command }) => `${pid} ${command}`)
}

/** Waits until none of these runs, for processes that are not our children. */
export async function allGone(family: Process[], patienceMs = 20_000): Promise<string[]> {
  const until = Date.now() + patienceMs
  let left = await stillRunning(family)
  while (left.length > 0 && Date.now() < until) {
    await wait(50)
    left = await stillRunning(family)
  }
  return left
}

async function readProcess(pid: string): Promise<Process | null> {
  try {
    const [stat, command] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ])
    const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { pid: Number(pid), parent: Number(parent), state, command: command.replaceAll('\0', ' ').trim() }
  } catch {
    return null // the process has just ended
  }
}
