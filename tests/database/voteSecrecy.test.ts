import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areResultsBlind, votingRound } from '#domain/activity/votes/showing.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import { readTally } from '#domain/activity/votes/tally.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import { deletePolls } from '#domain/evaluate/polls.ts'
import { roots } from '#domain/evaluate/roots.ts'
import { updateSetup } from '#domain/evaluate/setup.ts'
import { enterProxyVotes } from '#server/commands/votes/proxyVotes.ts'
import { chooseResultsMode, openVoting, resetVotes, undoResetVotes } from '#server/commands/votes/rounds.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { act } from './acts.ts'
import { person, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import { ballotOf, boss, closeNow, documentsOf, polls, votesIn, withdraw } from './votedWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

/*
 * Whoever reads every tally compares each with the one before. What such a difference tells of ballots that are shown with
 * others only is told of at least three of them, or not at all, whatever people and facilitators do.
 */
const database = withDatabase()
const { votedWorkshop, join, remove } = votesIn(database)

type Step =
  | { does: 'vote'; by: number; values: (number | null | undefined)[]; isRecognisable: boolean }
  | { does: 'withdraw'; by: number; targets: string[] }
  | { does: 'mode'; mode: ResultsMode }
  | { does: 'close' | 'open' | 'reset' | 'undo' | 'restart' }
  | { does: 'proxy'; poll: string }
  | { does: 'join' | 'remove'; people: number }
  | { does: 'delete' | 'restore'; poll: string }

/** Facilitators and those for whom they vote choose this value, so that participants' votes can be told apart. */
const apart = 7

const poll = fc.constantFrom(...polls)
const value = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 5 }) },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.constant(undefined) },
)
const step: fc.Arbitrary<Step> = fc.oneof<{ arbitrary: fc.Arbitrary<Step>; weight: number }[]>(
  {
    weight: 20,
    arbitrary: fc.record({
      does: fc.constant('vote' as const),
      by: fc.nat(),
      values: fc.array(value, { minLength: polls.length, maxLength: polls.length }),
      isRecognisable: fc.nat(4).map((number) => number === 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('withdraw' as const),
      by: fc.nat(),
      targets: fc.uniqueArray(poll, { minLength: 1 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('mode' as const),
      mode: fc.constantFrom<ResultsMode>('STEPS', 'LIVE', 'CLOSED'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constantFrom('close', 'open', 'open', 'reset', 'undo', 'restart') }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('proxy' as const), poll }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('join', 'remove'), people: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('delete', 'restore'), poll }) },
)

/** What a reader remembers of one target in one round. */
interface Seen {
  /** Shown participants' votes by value. */
  shown: Map<number, number>
  /** Values that were cast, and values that were replaced, by ballots whose voters were told that they may be recognised. */
  added: number[]
  replaced: number[]
}

test('[BT5] [BT19] no two tallies differ by one or two ballots that are shown with others only', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 40 }),
      fc.array(step, { minLength: 20, maxLength: 90, size: 'max' }),
      async (joined, steps) => {
        const workshop = await votedWorkshop(1, joined)
        const room = new Room(workshop, joined)
        await room.widen()
        for (const one of steps) {
          await room.take(one)
          await room.look()
        }
        await room.take({ does: 'close' })
        await room.look()
        await room.expectOnlyFewWithheld()
        await room.node.stop()
      },
    ),
    { numRuns: 10, interruptAfterTimeLimit: 45_000, markInterruptAsFailure: false },
  )
})

class Room {
  node: TestNode = startNode(database.pool)
  readonly #workshop: TestWorkshop
  readonly #people: CommandAuthor[]
  readonly #seen = new Map<string, Seen>()
  /** What each person has on each target of a round. */
  readonly #values = new Map<string, number | null>()
  /** Removed people count, and never leave this number. */
  #joined: number
  #round = 1

  constructor(workshop: TestWorkshop, joined: number) {
    this.#workshop = workshop
    this.#joined = joined
    this.#people = Array.from({ length: joined }, () => person())
  }

  /** Makes room on the scale for the value that participants do not choose. */
  async widen(): Promise<void> {
    await this.node.ticks.submit(
      act(this.#workshop, boss, (inTick) => {
        updateSetup(inTick.activity(this.#workshop.objectId).desk, { pollRangeH: apart })
        return { result: null }
      }),
    )
  }

  async take(one: Step): Promise<void> {
    switch (one.does) {
      case 'vote':
        return this.#vote(one)
      case 'withdraw': {
        const by = one.by % this.#people.length
        if (await this.#submit(withdraw(this.#workshop, this.#people[by] ?? boss, one.targets)))
          for (const target of one.targets) this.#values.delete(this.#key(target, by))
        return undefined
      }
      case 'close':
        return closeNow(this.node, this.#workshop)
      case 'open':
        return void (await this.#submit(openVoting(boss, this.#workshop)))
      case 'mode':
        return void (await this.#submit(chooseResultsMode(boss, this.#workshop, one.mode)))
      case 'reset':
        return void (await this.#submit(resetVotes(boss, this.#workshop, undefined)))
      case 'undo':
        return this.#undo()
      case 'restart':
        await this.node.stop()
        this.node = startNode(database.pool)
        return undefined
      case 'proxy': {
        const votes = new Map([[one.poll, { value1: apart, value2: null }]])
        return void (await this.#submit(
          enterProxyVotes(boss, this.#workshop, { id: randomUUID(), round: undefined, votes }),
        ))
      }
      case 'join':
        await join(this.#workshop, one.people)
        this.#joined += one.people
        this.#people.push(...Array.from({ length: one.people }, () => person()))
        return undefined
      case 'remove':
        return remove(this.#workshop, one.people)
      case 'delete':
      case 'restore':
        return this.#onDesk(one.does === 'delete', one.poll)
    }
  }

  /** Reads the tally where anybody may, and compares it with what was read before. */
  async look(): Promise<void> {
    const { board, tally } = await documentsOf(this.node, this.#workshop)
    this.#round = votingRound(board)
    if (areResultsBlind(board, false)) return
    for (const target of polls) {
      const seen = this.#seenOf(target)
      const counts = readTally(tally, this.#round).get(target) ?? []
      const shown = new Map(
        counts.flatMap(({ value1, votes }) => (value1 === null || value1 === apart ? [] : [[value1, votes]])),
      )
      const changes = [...new Set([...shown.keys(), ...seen.shown.keys()])].map(
        (one) => [one, (shown.get(one) ?? 0) - (seen.shown.get(one) ?? 0)] as const,
      )
      if (changes.every(([, by]) => by === 0)) continue
      const sum = changes.reduce((all, [, by]) => all + by, 0)
      const areTold = changes.every(
        ([one, by]) => by <= numberOf(one, seen.added) && -by <= numberOf(one, seen.replaced),
      )
      expect(this.#joined <= 2 || sum >= 3 || areTold, JSON.stringify({ target, changes, seen })).toBe(true)
      expect([...shown.values()].every((votes) => votes >= 0)).toBe(true)
      this.#seen.set(this.#roundOf(target), { shown, added: [], replaced: [] })
    }
  }

  /** At a close nothing waits but one or two values, and changes that have no company. */
  async expectOnlyFewWithheld(): Promise<void> {
    const { desk, tally } = await documentsOf(this.node, this.#workshop)
    for (const target of polls) {
      if (roots.pollDeleted(desk).get(target)) continue
      const cast = this.#people.filter((_, by) => typeof this.#values.get(this.#key(target, by)) === 'number')
      const counts = readTally(tally, this.#round).get(target) ?? []
      const told = counts.filter(({ value1 }) => value1 !== null && value1 !== apart)
      const shown = told.reduce((sum, { votes }) => sum + votes, 0)
      const withheld = counts.find(({ isWithheld }) => isWithheld)?.votes ?? 0
      expect(cast.length - shown).toBeLessThanOrEqual(this.#joined <= 2 ? 0 : 2)
      if (cast.length > shown) expect(withheld).toBeGreaterThan(0)
    }
  }

  async #vote({ by, values, isRecognisable }: Extract<Step, { does: 'vote' }>): Promise<void> {
    const who = by % (this.#people.length + 1)
    const author = this.#people[who]
    const chosen = values.flatMap((one, at): [string, VoteValues | null][] => {
      if (one === undefined) return []
      const value1 = author ? one : apart
      return [[polls[at] ?? '', value1 === null ? null : { value1, value2: null }]]
    })
    if (chosen.length === 0) return
    const ballot = { votes: Object.fromEntries(chosen), isRecognisable }
    const { desk } = await documentsOf(this.node, this.#workshop)
    if (!(await this.#submit(ballotOf(this.#workshop, author ?? boss, ballot))) || !author) return
    for (const [target, vote] of chosen) {
      if (roots.pollDeleted(desk).get(target)) continue
      const seen = this.#seenOf(target)
      const before = this.#values.get(this.#key(target, who))
      const after = vote?.value1 ?? null
      this.#values.set(this.#key(target, who), after)
      if (!isRecognisable || after === null || before === after) continue
      seen.added.push(after)
      if (typeof before === 'number') seen.replaced.push(before)
    }
  }

  async #undo(): Promise<void> {
    const undone = this.#round
    if (!(await this.#submit(undoResetVotes(boss, this.#workshop, undefined)))) return
    for (const memory of [this.#values, this.#seen])
      for (const key of [...memory.keys()]) if (key.startsWith(`${undone} `)) memory.delete(key)
  }

  #onDesk(isDeleted: boolean, target: string): Promise<void> {
    const edit = act(this.#workshop, boss, (inTick) => {
      const { desk } = inTick.activity(this.#workshop.objectId)
      if (isDeleted) deletePolls(desk, [target])
      else roots.pollDeleted(desk).delete(target)
      return { result: null }
    })
    return this.node.ticks.submit(edit).then(() => undefined)
  }

  /** @returns whether it was accepted */
  async #submit(command: Command<unknown>): Promise<boolean> {
    return this.node.ticks.submit(command).then(
      () => true,
      (error: Error) => {
        if (!['UserMistake', 'Refusal'].includes(error.name)) throw error
        return false
      },
    )
  }

  #seenOf(target: string): Seen {
    const key = this.#roundOf(target)
    const known = this.#seen.get(key) ?? { shown: new Map(), added: [], replaced: [] }
    this.#seen.set(key, known)
    return known
  }

  #roundOf(target: string): string {
    return `${this.#round} ${target}`
  }

  #key(target: string, by: number): string {
    return `${this.#roundOf(target)} ${by}`
  }
}

function numberOf(wanted: number, values: readonly number[]): number {
  return values.filter((one) => one === wanted).length
}
