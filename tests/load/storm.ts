import { setTimeout as after } from 'node:timers/promises'
import { MarkReader } from './answerMarks.ts'
import { Histogram } from './histogram.ts'
import { shape, startMeasure } from './scenarios.ts'
import type { Figures, Target } from './target.ts'

/** Longest wait for the last answer to arrive everywhere, in milliseconds. */
const patienceMs = 20_000

/**
 * Everyone sends one answer at a random moment; each is to arrive at everyone. `seconds` 10 is a storm, 2 a burst.
 *
 * @param target with `people` joined
 * @param firstMark answers are numbered from here, so that two storms on one target do not meet
 */
export async function storm(
  target: Target,
  people: number,
  seconds: number,
  firstMark: number,
): Promise<Figures> {
  const sentAt = new Float64Array(people)
  const arrivals = new Histogram()
  const acknowledged = new Histogram()
  const seen = Array.from({ length: people }, () => new Uint8Array(people))
  const marks = new MarkReader()
  const all = Promise.withResolvers<undefined>()
  target.onFrame = (who, data) => {
    const now = performance.now()
    for (const mark of marks.marksIn(data)) {
      const index = mark - firstMark
      const row = seen[who]
      const at = sentAt[index]
      if (!row || !at || row[index] !== 0) continue
      row[index] = 1
      arrivals.add(now - at)
      if (arrivals.count === people * people) all.resolve(undefined)
    }
  }
  const measure = startMeasure(target)
  const sends = Array.from({ length: people }, async (_, index) => {
    await after(Math.random() * seconds * 1000)
    sentAt[index] = performance.now()
    await target.answer(index, firstMark + index)
    acknowledged.add(performance.now() - (sentAt[index] ?? 0))
  })
  await Promise.all(sends)
  await Promise.race([all.promise, after(patienceMs)])
  target.onFrame = null
  const scenario = seconds < 5 ? `burst ${seconds} s` : `storm ${seconds} s`
  return { ...measure(), scenario, people, ...shape(arrivals, people * people), acknowledged }
}
