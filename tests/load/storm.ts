import { once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import { MarkReader } from './answerMarks.ts'
import { Histogram } from './histogram.ts'
import { cpuSeconds, residentMegabytes } from './serverProcess.ts'
import type { Figures, Target } from './target.ts'

/** Longest wait for the last answer to arrive everywhere, in milliseconds. */
const patienceMs = 20_000

/**
 * Everyone sends one answer at a random moment; each is to arrive at everyone. `seconds` 10 is a storm, 2 a burst.
 *
 * @param target with `people` joined
 */
export async function storm(
  target: Target,
  people: number,
  seconds: number,
  scenario: string,
): Promise<Figures> {
  const sentAt = new Float64Array(people)
  const arrivals = new Histogram()
  const acknowledged = new Histogram()
  const seen = Array.from({ length: people }, () => new Uint8Array(people))
  const marks = new MarkReader()
  const all = people * people
  const done = new EventTarget()
  target.onFrame = (who, data) => {
    const now = performance.now()
    for (const index of marks.marksIn(data)) {
      const row = seen[who]
      if (!row || row[index] !== 0 || !sentAt[index]) continue
      row[index] = 1
      arrivals.add(now - sentAt[index])
      if (arrivals.count === all) done.dispatchEvent(new Event('all'))
    }
  }
  const framesBefore = target.frames()
  const cpuBefore = cpuSeconds(target.pid)
  const otherBefore = sum(target.otherPids.map(cpuSeconds))
  const finished = once(done, 'all')
  const sends = Array.from({ length: people }, async (_, index) => {
    await after(Math.random() * seconds * 1000)
    sentAt[index] = performance.now()
    await target.answer(index, index)
    acknowledged.add(performance.now() - sentAt[index])
  })
  await Promise.all(sends)
  await Promise.race([finished, after(patienceMs)])
  target.onFrame = null
  return {
    target: target.name,
    scenario,
    people,
    p50: arrivals.percentile(0.5),
    p95: arrivals.percentile(0.95),
    delivered: arrivals.count / all,
    frames: target.frames() - framesBefore,
    cpuSeconds: cpuSeconds(target.pid) - cpuBefore,
    otherCpuSeconds: sum(target.otherPids.map(cpuSeconds)) - otherBefore,
    megabytes: residentMegabytes(target.pid),
    acknowledged,
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
