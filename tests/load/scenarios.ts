import { setTimeout as after } from 'node:timers/promises'
import { Histogram } from './histogram.ts'
import { cpuSeconds, residentMegabytes } from './serverProcess.ts'
import type { Figures, Target } from './target.ts'

const patienceMs = 10_000

/** Twenty steps, one after the other, each to arrive at everyone. */
export async function push(target: Target, people: number): Promise<Figures> {
  const arrivals = new Histogram()
  const steps = 20
  const measure = startMeasure(target)
  for (let step = 1; step <= steps; step += 1) {
    const arrived = Promise.withResolvers<undefined>()
    const seen = new Set<number>()
    const startedAt = performance.now()
    target.onFrame = (who, data) => {
      if (seen.has(who) || !target.isPush(data)) return
      seen.add(who)
      arrivals.add(performance.now() - startedAt)
      if (seen.size === people) arrived.resolve(undefined)
    }
    await Promise.all([target.push(900_000 + step), Promise.race([arrived.promise, after(patienceMs)])])
    await after(100)
  }
  target.onFrame = null
  return { ...measure(), scenario: 'push', people, ...shape(arrivals, steps * people) }
}

/** The same twenty steps while everyone answers. @param firstMark as in `storm` */
export async function pushInStorm(target: Target, people: number, firstMark: number): Promise<Figures> {
  const answers = Array.from({ length: people }, async (_, index) => {
    await after(Math.random() * 5000)
    await target.answer(index, firstMark + index)
  })
  const figures = await push(target, people)
  await Promise.all(answers)
  return { ...figures, scenario: 'push in a storm' }
}

/** Nobody does anything for twenty seconds, a whole round of heartbeats; `cpuSeconds` / 20 is the share of a core. */
export async function idle(target: Target, people: number): Promise<Figures> {
  const measure = startMeasure(target)
  await after(20_000)
  return { ...measure(), scenario: 'idle 20 s', people, ...shape(new Histogram(), 0) }
}

/** Everyone reloads at once, with the answers of the storms before on the board. */
export async function reload(target: Target, people: number): Promise<Figures> {
  const measure = startMeasure(target)
  const startedAt = performance.now()
  await target.reload()
  const all = new Histogram()
  all.add(performance.now() - startedAt)
  return { ...measure(), scenario: 'reload', people, ...shape(all, 1) }
}

/** Takes the figures of a server from now on. */
export function startMeasure(target: Target) {
  const cpuBefore = cpuSeconds(target.pid)
  const otherBefore = sum(target.otherPids().map(cpuSeconds))
  const framesBefore = target.frames()
  return () => ({
    target: target.name,
    frames: target.frames() - framesBefore,
    cpuSeconds: cpuSeconds(target.pid) - cpuBefore,
    otherCpuSeconds: sum(target.otherPids().map(cpuSeconds)) - otherBefore,
    megabytes: residentMegabytes(target.pid),
    acknowledged: null,
  })
}

/** Percentiles of arrivals, of which `expected` should have come. */
export function shape(arrivals: Histogram, expected: number): Pick<Figures, 'p50' | 'p95' | 'delivered'> {
  return {
    p50: arrivals.percentile(0.5),
    p95: arrivals.percentile(0.95),
    delivered: expected === 0 ? 1 : arrivals.count / expected,
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
