import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Attack, AttackReport } from './attacker.ts'
import type { AttackScene } from './scene.ts'
import type { UploadAttack } from './uploads.ts'
import { cpuSeconds } from '../serverProcess.ts'

const script = join(import.meta.dirname, 'attacker.ts')

export interface RunningAttack {
  /** Its newest report, at most a fifth of a second old. */
  report(): AttackReport
  stop(): Promise<void>
}

/** Attacks from a process of its own; resolves with its first report, when the attack is under way. */
export async function startAttack(attack: Attack | UploadAttack): Promise<RunningAttack> {
  const child = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let report: AttackReport = { answered: 0, refused: 0, bytes: 0 }
  child.on('message', (message) => (report = message as AttackReport))
  child.send(attack)
  await once(child, 'message')
  return {
    report: () => report,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** What honest callers notice of an attack, and what it costs the server. */
export interface Noticed extends AttackReport {
  /** Milliseconds of each honest answer. */
  times: number[]
  seconds: number
  /** Of a core, in percent. */
  cpu: number
}

/** Sends honest answers beside an attack. */
export async function beside(
  { latencies, pid }: AttackScene,
  attack: Attack | UploadAttack,
  calls: number,
): Promise<Noticed> {
  const running = await startAttack(attack)
  const [cpuBefore, startedAt] = [cpuSeconds(pid), performance.now()]
  const times = await latencies(calls)
  const seconds = (performance.now() - startedAt) / 1000
  const report = running.report()
  await running.stop()
  return { ...report, times, seconds, cpu: Math.round(((cpuSeconds(pid) - cpuBefore) / seconds) * 100) }
}
