import { setTimeout as after } from 'node:timers/promises'
import { Arrivals } from './arrivals.ts'
import { Histogram } from './figures.ts'
import { allOf, startMeasure, within } from './measure.ts'
import type { Figures, Target } from './target.ts'

/** Maximum wait for the last answer to arrive everywhere, in milliseconds. */
const patienceMs = 20_000

/** Answers on their way: which arrived, their latencies, and when all have arrived. */
export interface Answers {
  arrivals: Arrivals
  times: Histogram
  acknowledged: Histogram
  /** Call it for each frame. */
  note(who: number, data: Buffer): void
  /** Sends them; resolves with the failures when each has reached everyone or time is up. */
  send(): Promise<string[]>
}

/** Everyone is to send one answer at a random moment within some seconds. */
export function answersOf(target: Target, people: number, seconds: number): Answers {
  const first = target.answered
  target.answered += people
  const sentAt = new Float64Array(people)
  const arrivals = new Arrivals(people, first, people)
  const times = new Histogram()
  const acknowledged = new Histogram()
  const all = Promise.withResolvers<undefined>()
  const send = async (who: number): Promise<void> => {
    await after(Math.random() * seconds * 1000)
    sentAt[who] = performance.now()
    await target.answer(who, first + who)
    acknowledged.add(performance.now() - (sentAt[who] ?? 0))
  }
  return {
    arrivals,
    times,
    acknowledged,
    note: (who, data) => {
      const now = performance.now()
      for (const index of arrivals.note(who, data)) times.add(now - (sentAt[index] ?? 0))
      if (arrivals.isComplete) all.resolve(undefined)
    },
    send: async () => {
      const failures = await allOf(
        'answers',
        Array.from({ length: people }, (_, who) => send(who)),
      )
      await within(patienceMs, all.promise)
      return failures
    },
  }
}

/** Everyone sends one answer at a random moment; each is to reach everyone. */
export async function storm(
  target: Target,
  people: number,
  seconds: number,
  scenario = `storm ${seconds} s`,
): Promise<Figures> {
  const { arrivals, times, acknowledged, note, send } = answersOf(target, people, seconds)
  target.crowd.onFrame = note
  const measure = startMeasure(target)
  const failures = await send()
  target.crowd.onFrame = null
  return measure({ scenario, people, times, expected: arrivals.expected, acknowledged, failures })
}
