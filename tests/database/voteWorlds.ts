import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { votingRound } from '#domain/activity/votes/showing.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import { readTally } from '#domain/activity/votes/tally.ts'
import type { VoteCount, VoteValues } from '#domain/activity/votes/tally.ts'
import { pollType } from '#domain/evaluate/items.ts'
import { chooseResultsMode, openVoting, resetVotes, undoResetVotes } from '#server/commands/votes/rounds.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { person, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import {
  ballotOf,
  boss,
  closeNow,
  documentsOf,
  polls,
  proxy,
  setDeleted,
  setHighest,
  letMistakesPass,
  votesIn,
  withdraw,
} from './votedWorkshop.ts'
import type { Documents } from './votedWorkshop.ts'
import type { SharedDatabase } from './withDatabase.ts'

/** What somebody does in both worlds. */
export type Step =
  | { does: 'vote'; by: number; values: (number | null | undefined)[]; isRecognisable: boolean }
  | { does: 'withdraw'; by: number; targets: string[]; isRecognisable: boolean }
  | { does: 'mode'; mode: ResultsMode }
  | { does: 'close' | 'open' | 'reset' | 'undo' | 'restart' }
  | { does: 'proxy'; poll: string }
  | { does: 'join' | 'remove'; people: number }
  | { does: 'delete' | 'restore'; poll: string }

/** Who chooses something else in the other world, and from which step on. */
export interface Secret {
  victims: number[]
  from: number
  /** How far apart the values of both worlds are. */
  by: number
}

/** The highest value that participants choose. */
export const highest = 5
/** Facilitators and those for whom they vote choose this value, so that participants' votes can be told apart. */
const apart = 7

/**
 * Two worlds: in both, the same people do the same, but what some of them choose with ballots that are shown with others
 * only. Whoever reads every tally must not know in which world they are, before at least three values are shown.
 */
export class Worlds {
  readonly #database: SharedDatabase
  #node: TestNode
  readonly #workshops: readonly TestWorkshop[]
  readonly #secret: Secret
  readonly #leaders = [person('facilitator'), person('facilitator')]
  /** Each person, as they are in both worlds. */
  readonly #people: CommandAuthor[][]
  /** What each person has on each target of a round, in both worlds. */
  readonly #values = new Map<string, (number | null)[]>()
  /** Shown participants' values of a target in a round, in both worlds. */
  readonly #shown = new Map<string, number[]>()
  /** Targets of which the worlds were told apart, by a showing of three values or more. */
  readonly #told = new Set<string>()
  #round = 1

  constructor(
    database: SharedDatabase,
    { workshops, secret, joined }: { workshops: readonly TestWorkshop[]; secret: Secret; joined: number },
  ) {
    this.#database = database
    this.#node = startNode(database.pool)
    this.#workshops = workshops
    this.#secret = secret
    this.#people = Array.from({ length: joined }, () => [person(), person()])
  }

  stop(): Promise<void> {
    return this.#node.stop()
  }

  /** Makes room on the scale for the value that participants do not choose. */
  async widen(): Promise<void> {
    await this.#submit((workshop) => setHighest(workshop, apart))
  }

  async take(one: Step, at: number): Promise<void> {
    switch (one.does) {
      case 'vote':
        return this.#vote(one, at)
      case 'withdraw': {
        const by = one.by % this.#people.length
        const told = { isRecognisable: one.isRecognisable }
        if (
          await this.#submit((workshop, world) =>
            withdraw(workshop, this.#people[by]?.[world] ?? boss, one.targets, told),
          )
        )
          for (const target of one.targets) this.#values.delete(this.#key(target, by))
        return undefined
      }
      case 'close':
        for (const workshop of this.#workshops) await closeNow(this.#node, workshop)
        return undefined
      case 'open':
        return void (await this.#submit((workshop) => openVoting(boss, workshop)))
      case 'mode':
        return void (await this.#submit((workshop) => chooseResultsMode(boss, workshop, one.mode)))
      case 'reset':
        return void (await this.#submit((workshop) => resetVotes(boss, workshop, undefined)))
      case 'undo':
        return this.#undo()
      case 'restart':
        await this.#node.stop()
        this.#node = startNode(this.#database.pool)
        return undefined
      case 'proxy': {
        const votes = { [one.poll]: { value1: apart, value2: null } }
        return void (await this.#submit((workshop, world) =>
          proxy(workshop, this.#leaders[world] ?? boss, votes),
        ))
      }
      case 'join':
        for (const workshop of this.#workshops) await votesIn(this.#database).join(workshop, one.people)
        this.#people.push(...Array.from({ length: one.people }, () => [person(), person()]))
        return undefined
      case 'remove':
        for (const workshop of this.#workshops) await votesIn(this.#database).remove(workshop, one.people)
        return undefined
      case 'delete':
      case 'restore':
        return void (await this.#submit((workshop) => setDeleted(workshop, one.poll, one.does === 'delete')))
    }
  }

  /** Reads both tallies: they are alike, or differ since three values or more were shown. */
  async compare(seen: { secrets: number; showings: number }): Promise<void> {
    const tallies = await this.#tallies()
    for (const target of polls) {
      const key = this.#roundOf(target)
      if (this.#told.has(key)) continue
      const [one = [], other = []] = tallies.map((tally) => tally.get(target) ?? [])
      for (const { votes } of [...one, ...other]) expect(votes).toBeGreaterThanOrEqual(0)
      const shown = [one, other].map(shownValues)
      if (isDeepStrictEqual(sorted(one), sorted(other))) seen.secrets += this.#secretsOn(target)
      else {
        const before = this.#shown.get(key) ?? [0, 0]
        const rises = shown.map((number, world) => number - (before[world] ?? 0))
        expect(Math.min(...rises), JSON.stringify({ target, one, other, before })).toBeGreaterThanOrEqual(3)
        this.#told.add(key)
        seen.showings += 1
      }
      this.#shown.set(key, shown)
    }
  }

  /** At a close nothing waits but one or two values, and changes that have no company. */
  async expectOnlyFewWithheld(): Promise<void> {
    const tallies = await this.#tallies()
    for (const [world, workshop] of this.#workshops.entries()) {
      const { desk } = await documentsOf(this.#node, workshop)
      for (const target of polls) {
        if (pollType.deleted(desk).get(target)) continue
        const cast = this.#people.filter(
          (_, by) => typeof this.#values.get(this.#key(target, by))?.[world] === 'number',
        )
        const counts = tallies[world]?.get(target) ?? []
        const waiting = cast.length - shownValues(counts)
        expect(waiting).toBeLessThanOrEqual(2)
        const withheld = counts.find(({ isWithheld }) => isWithheld)?.votes ?? 0
        if (waiting > 0) expect(withheld).toBeGreaterThan(0)
      }
    }
  }

  async #vote(
    { by, values, isRecognisable: isTold }: Extract<Step, { does: 'vote' }>,
    at: number,
  ): Promise<void> {
    const who = by % (this.#people.length + 1)
    const author = this.#people[who]
    const isSecret =
      !isTold &&
      at >= this.#secret.from &&
      this.#secret.victims.some((one) => one % this.#people.length === who)
    const { desk } = await documentsOf(this.#node, this.#workshops[0] as TestWorkshop)
    const chosen = values.flatMap((one, on): [string, (number | null)[]][] => {
      const target = polls[on] ?? ''
      if (one === undefined || pollType.deleted(desk).get(target)) return []
      if (!author) return [[target, [apart, apart]]]
      const other = isSecret && one !== null ? 1 + ((one - 1 + this.#secret.by) % highest) : one
      const before = this.#values.get(this.#key(target, who))
      // A page sends no value that is there already.
      if (one !== null && (before?.[0] === one || before?.[1] === other)) return []
      return [[target, [one, other]]]
    })
    if (chosen.length === 0) return
    const ballot = (world: number): Record<string, VoteValues | null> =>
      Object.fromEntries(
        chosen.map(([target, both]) => {
          const value1 = both[world] ?? null
          return [target, value1 === null ? null : { value1, value2: null }]
        }),
      )
    const isCast = await this.#submit((workshop, world) =>
      ballotOf(workshop, (author ?? this.#leaders)[world] ?? boss, {
        votes: ballot(world),
        isRecognisable: isTold,
      }),
    )
    if (isCast && author) for (const [target, both] of chosen) this.#values.set(this.#key(target, who), both)
  }

  async #undo(): Promise<void> {
    const undone = this.#round
    if (!(await this.#submit((workshop) => undoResetVotes(boss, workshop, undefined)))) return
    for (const key of [...this.#values.keys()]) if (key.startsWith(`${undone} `)) this.#values.delete(key)
    for (const key of polls.map((target) => `${undone} ${target}`)) {
      this.#shown.delete(key)
      this.#told.delete(key)
    }
  }

  /** @returns whether both worlds accepted it, which they do alike */
  async #submit(commandIn: (workshop: TestWorkshop, world: number) => Command<unknown>): Promise<boolean> {
    const accepted = []
    for (const [world, workshop] of this.#workshops.entries())
      accepted.push(
        await this.#node.ticks.submit(commandIn(workshop, world)).then(() => true, letMistakesPass),
      )
    expect(new Set(accepted).size).toBe(1)
    return accepted[0] ?? false
  }

  async #tallies(): Promise<Map<string, VoteCount[]>[]> {
    const docs = await Promise.all(this.#workshops.map((workshop) => documentsOf(this.#node, workshop)))
    this.#round = votingRound((docs[0] as Documents).board)
    return docs.map(({ tally }) => readTally(tally, this.#round))
  }

  /** How many people have another value on a target in the other world. */
  #secretsOn(target: string): number {
    return this.#people.filter((_, by) => {
      const [one, other] = this.#values.get(this.#key(target, by)) ?? []
      return one !== other
    }).length
  }

  #roundOf(target: string): string {
    return `${this.#round} ${target}`
  }

  #key(target: string, by: number): string {
    return `${this.#roundOf(target)} ${by}`
  }
}

function shownValues(counts: readonly VoteCount[]): number {
  return counts
    .filter(({ value1, isWithheld }) => value1 !== null && value1 !== apart && !isWithheld)
    .reduce((sum, { votes }) => sum + votes, 0)
}

/** Counts of nothing, and their order, tell nothing. */
function sorted(counts: readonly VoteCount[]): string[] {
  return counts
    .filter(({ votes }) => votes !== 0)
    .map((count) => JSON.stringify(count))
    .sort()
}
