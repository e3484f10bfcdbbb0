import { setTimeout as after } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Histogram } from './histogram.ts'
import { allOf, startMeasure } from './measure.ts'
import { pollCount } from './target.ts'
import type { Figures, Target } from './target.ts'

const seconds = 10
/** The first and the last seconds are compared: the cost of a vote must not grow with the votes already cast. */
const windowSeconds = 2

/** The scenarios of the first and the last seconds, as the report names them. */
export const voteWindows = { first: windowFrom(0), last: windowFrom(seconds - windowSeconds) }

function windowFrom(from: number): string {
  return `votes, seconds ${from + 1} to ${from + windowSeconds}`
}

/**
 * Everyone votes on all polls at a random moment within ten seconds, and opens the results as soon as the vote is
 * acknowledged. Whatever is lost, refused or counted wrongly makes the run a failed one.
 *
 * @returns the whole run, and its first and last two seconds
 */
export async function votes(target: Target, people: number): Promise<Figures[]> {
  const times = new Histogram()
  const windows = [new Histogram(), new Histogram()] as const
  const counted = Array.from({ length: pollCount }, () => [0, 0, 0, 0, 0])
  const startedAt = performance.now()
  const vote = async (who: number): Promise<void> => {
    const atMs = Math.random() * seconds * 1000
    await after(atMs)
    const values = counted.map(() => 1 + Math.floor(Math.random() * 5))
    for (const [poll, value] of values.entries()) {
      const votesOf = counted[poll]
      if (votesOf) votesOf[value - 1] = (votesOf[value - 1] ?? 0) + 1
    }
    const sentAt = performance.now()
    await target.vote(who, values)
    const took = performance.now() - sentAt
    times.add(took)
    if (atMs < windowSeconds * 1000) windows[0].add(took)
    if (atMs >= (seconds - windowSeconds) * 1000) windows[1].add(took)
    await target.openResults(who)
  }
  const measure = startMeasure(target)
  const voting = allOf(
    'ballots',
    Array.from({ length: people }, (_, who) => vote(who)),
  )
  const first = await measured(target, people, startedAt, 0, windows[0])
  const last = await measured(target, people, startedAt, seconds - windowSeconds, windows[1])
  const failures = await voting
  const tally = await target.counted()
  if (!isDeepStrictEqual(tally, counted)) failures.push('the tally is wrong')
  const whole = await measure({
    scenario: `votes ${seconds} s`,
    people,
    times,
    expected: people,
    acknowledged: times,
    failures,
  })
  return [whole, first, last]
}

async function measured(
  target: Target,
  people: number,
  startedAt: number,
  from: number,
  acknowledged: Histogram,
): Promise<Figures> {
  await after(Math.max(0, startedAt + from * 1000 - performance.now()))
  const measure = startMeasure(target)
  await after(Math.max(0, startedAt + (from + windowSeconds) * 1000 - performance.now()))
  return measure({ scenario: windowFrom(from), people, acknowledged })
}
