import { setTimeout as after } from 'node:timers/promises'
import { Arrivals } from './arrivals.ts'
import { Histogram } from './figures.ts'
import { allOf, startMeasure, within } from './measure.ts'
import { answersOf } from './storm.ts'
import type { Figures, Target } from './target.ts'
import { pollCount } from './target.ts'
import { isDeepStrictEqual } from 'node:util'

const patienceMs = 10_000
const steps = 20
export const idleSeconds = 20
/** Answers on the board of a reload. */
export const fullBoard = 2000

/** Warms up the server's JIT compiler: some people join, answer once and leave. Not measured. */
export async function warmUp(target: Target, people: number): Promise<void> {
  await Promise.all(Array.from({ length: people }, (_, who) => target.enter(who)))
  const { note, send } = answersOf(target, people, 1)
  target.crowd.onFrame = note
  await send()
  target.crowd.onFrame = null
  target.crowd.leave()
}

/** Everyone joins at once, each with all the steps of a person who joins. */
export async function join(target: Target, people: number): Promise<Figures> {
  const times = new Histogram()
  const measure = startMeasure(target)
  const enter = async (who: number): Promise<void> => {
    const startedAt = performance.now()
    await target.enter(who)
    times.add(performance.now() - startedAt)
  }
  const failures = await allOf(
    'joins',
    Array.from({ length: people }, (_, who) => enter(who)),
  )
  return measure({ scenario: 'join wave', people, times, expected: people, failures })
}

/** Twenty steps, each to be delivered to everyone. */
export async function push(target: Target, people: number): Promise<Figures> {
  const { times, note, send } = stepsOf(target, people, 3)
  target.crowd.onFrame = note
  const measure = startMeasure(target)
  const failures = await send()
  target.crowd.onFrame = null
  return measure({ scenario: 'push', people, times, expected: steps * people, failures })
}

/** The same twenty steps while everyone answers within the same five seconds; times are those of the steps. */
export async function pushInStorm(target: Target, people: number): Promise<Figures> {
  const answers = answersOf(target, people, 5)
  const { times, note, send } = stepsOf(target, people, 5)
  target.crowd.onFrame = (who, data) => {
    note(who, data)
    answers.note(who, data)
  }
  const measure = startMeasure(target)
  const failures = (await Promise.all([answers.send(), send()])).flat()
  target.crowd.onFrame = null
  const { count, expected, isComplete } = answers.arrivals
  if (!isComplete) failures.push(`${count} of ${expected} answers arrived`)
  return measure({ scenario: 'push in a storm', people, times, expected: steps * people, failures })
}

/** Nobody acts, for a whole round of heartbeats. */
export async function idle(target: Target, people: number): Promise<Figures> {
  const measure = startMeasure(target)
  const framesBefore = target.crowd.frames
  await after(idleSeconds * 1000)
  const perPerson = (target.crowd.frames - framesBefore) / people
  const failures = perPerson > 3 ? [`${perPerson} frames a person: they grow with N x N`] : []
  return measure({ scenario: `idle ${idleSeconds} s`, people, failures })
}

/**
 * Unmeasured answers, until the board has as many as a reload is to load.
 *
 * @throws {Error} when some did not arrive
 */
export async function fillBoard(target: Target, people: number, answers = fullBoard): Promise<void> {
  while (target.answered < answers) {
    const count = Math.min(people, answers - target.answered)
    const { arrivals, note, send } = answersOf(target, count, 0.01)
    target.crowd.onFrame = note
    const failures = await send()
    target.crowd.onFrame = null
    if (!arrivals.isComplete) throw new Error(`the board could not be filled: ${failures.join()}`)
  }
}

/**
 * All connections but the reader's break at once and reconnect with an empty state; each is to get every answer of the
 * board.
 */
export async function reload(target: Target, people: number): Promise<Figures> {
  const arrivals = new Arrivals(people, 0, target.answered)
  const times = new Histogram()
  const measure = startMeasure(target)
  const startedAt = performance.now()
  target.crowd.onFrame = (who, data) => {
    const isNew = arrivals.note(who, data).length > 0
    if (isNew && arrivals.hasAll(who)) times.add(performance.now() - startedAt)
  }
  const failures = await allOf('reloads', [target.crowd.reload()])
  target.crowd.onFrame = null
  return measure({ scenario: 'reload', people, times, expected: people, failures })
}

/** Twenty steps within some seconds. A step has arrived with its frame or a later one. */
function stepsOf(target: Target, people: number, seconds: number) {
  const first = target.stepped + 1
  target.stepped += steps
  const sentAt = new Float64Array(steps)
  const reached = new Uint32Array(people)
  const times = new Histogram()
  const all = Promise.withResolvers<undefined>()
  const send = async (index: number): Promise<void> => {
    await after((index * seconds * 1000) / steps)
    sentAt[index] = performance.now()
    await target.push(first + index)
  }
  return {
    times,
    note: (who: number, data: Buffer): void => {
      const now = performance.now()
      const until = target.stepIn(data) - first + 1
      for (let index = reached[who] ?? 0; index < until; index += 1) {
        times.add(now - (sentAt[index] ?? 0))
        reached[who] = index + 1
      }
      if (times.count === steps * people) all.resolve(undefined)
    },
    send: async (): Promise<string[]> => {
      const failures = await allOf(
        'steps',
        Array.from({ length: steps }, (_, index) => send(index)),
      )
      await within(patienceMs, all.promise)
      return failures
    },
  }
}

const turns = 40

/**
 * A facilitator turns page after page, each as soon as everybody's screen has the one before. Every screen has to get
 * every page: one that got a later page only makes the run a failed one.
 */
export async function turnPages(target: Target, people: number, turnMs = 10_000): Promise<Figures> {
  const times = new Histogram()
  const acknowledged = new Histogram()
  const failures: string[] = []
  const measure = startMeasure(target)
  for (let turn = 0; turn < turns; turn += 1) {
    const page = (target.stepped += 1)
    const seen = new Set<number>()
    const all = Promise.withResolvers<undefined>()
    const sentAt = performance.now()
    target.crowd.onFrame = (who, data) => {
      if (seen.has(who) || target.stepIn(data) !== page) return
      seen.add(who)
      times.add(performance.now() - sentAt)
      if (seen.size === people) all.resolve(undefined)
    }
    const turned = target.push(page).then(() => acknowledged.add(performance.now() - sentAt))
    failures.push(...(await allOf('turns', [turned])))
    await within(turnMs, all.promise)
    if (seen.size < people) failures.push(`${people - seen.size} screens did not get page ${page}`)
  }
  target.crowd.onFrame = null
  return measure({ scenario: 'page turns', people, times, expected: turns * people, acknowledged, failures })
}

const votingSeconds = 10
/** The first and the last seconds are compared: the cost of a vote must not grow with the votes already cast. */
const windowSeconds = 2

/** The scenarios of the first and the last seconds, as the report names them. */
export const voteWindows = { first: windowFrom(0), last: windowFrom(votingSeconds - windowSeconds) }

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
    const atMs = Math.random() * votingSeconds * 1000
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
    if (atMs >= (votingSeconds - windowSeconds) * 1000) windows[1].add(took)
    await target.openResults(who)
  }
  const measure = startMeasure(target)
  const voting = allOf(
    'ballots',
    Array.from({ length: people }, (_, who) => vote(who)),
  )
  const first = await measured(target, people, startedAt, 0, windows[0])
  const last = await measured(target, people, startedAt, votingSeconds - windowSeconds, windows[1])
  const failures = await voting
  const tally = await target.counted()
  if (!isDeepStrictEqual(tally, counted)) failures.push('the tally is wrong')
  const whole = await measure({
    scenario: `votes ${votingSeconds} s`,
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
