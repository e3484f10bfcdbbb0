import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { onTestFinished } from 'vitest'
import * as Y from 'yjs'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import { resultOf } from '#domain/activity/votes/results.ts'
import { readTally, tallyRoots } from '#domain/activity/votes/tally.ts'
import type { VoteCount, VoteValues } from '#domain/activity/votes/tally.ts'
import { pollType } from '#domain/evaluate/items.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { pollRules } from '#domain/evaluate/pollRules.ts'
import { scaleOf, startSetup } from '#domain/evaluate/setup.ts'
import { updateSetup } from '#domain/evaluate/updateSetup.ts'
import { onDesk } from '#server/commands/desk.ts'
import { castBallot } from '#server/commands/votes/castVotes.ts'
import { enterProxyVotes } from '#server/commands/votes/proxyVotes.ts'
import { chooseResultsMode, openVoting, resetVotes, undoResetVotes } from '#server/commands/votes/rounds.ts'
import { withdrawVotes } from '#server/commands/votes/withdrawVotes.ts'
import { times } from '#domain/limits.ts'
import { startClosing } from '#domain/activity/votes/voting.ts'
import { addCategory, addStatement } from '#support/documents/pulseItems.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { addPoll } from '#support/documents/polls.ts'
import { act } from './acts.ts'
import { attached, createWorkshop, person, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import type { SharedDatabase } from './withDatabase.ts'

export const polls = ['poll-a', 'poll-b', 'poll-c']
export const boss = person('facilitator')

/** Workshops that are voted on, and what their rows say, counted plainly. */
export function votesIn(database: SharedDatabase) {
  return { voting, votedWorkshop, join, remove, countedRows, storedCounts, marksOf }

  /** Voting on polls, or on one statement in each category, on a server that stops with its test. */
  async function voting(people: number, { targets = polls, isPulse = false, mode = '' } = {}) {
    const workshop = isPulse ? await votedPulse(people, targets) : await votedWorkshop(1, people, targets)
    const node = startNode(database.pool)
    onTestFinished(() => node.stop())
    const submit = node.ticks.submit.bind(node.ticks)
    const docs = () => documentsOf(node, workshop)
    const scene = {
      ...{ workshop, node, submit, docs },
      /** A ballot on `poll-a`, or on what is named. */
      vote: (
        who: CommandAuthor,
        votes: number | null | Record<string, number | null>,
        isRecognisable = false,
      ) => submit(ballotOf(workshop, who, { votes: valuesOf(votes), isRecognisable })),
      withdraw: (who: CommandAuthor, isRecognisable = false) =>
        submit(withdraw(workshop, who, ['poll-a'], { isRecognisable })),
      enterFor: (value1: number) => submit(proxy(workshop, boss, { 'poll-a': { value1, value2: null } })),
      choose: (one: string) => submit(chooseResultsMode(boss, workshop, one)),
      close: () => closeNow(node, workshop),
      open: () => submit(openVoting(boss, workshop)),
      reset: (round: number) => submit(resetVotes(boss, workshop, round)),
      undo: (round: number) => submit(undoResetVotes(boss, workshop, round)),
      /** The counts of the tally, by round, target and value. */
      told: async (): Promise<unknown> => tallyRoots.votes((await docs()).tally).toJSON(),
      /** How many votes on a target are shown, abstentions included. */
      async shown(targetId = 'poll-a'): Promise<number> {
        const counts = readTally((await docs()).tally, 1).get(targetId) ?? []
        return counts.reduce((sum, { votes, isWithheld }) => sum + (isWithheld ? 0 : votes), 0)
      },
    }
    if (mode) await scene.choose(mode)
    return scene
  }

  async function votedWorkshop(axes: 1 | 2, people: number, pollIds = polls): Promise<TestWorkshop> {
    const workshop = await createWorkshop(database.pool, {
      kind: 'evaluate',
      start(desk) {
        startSetup(desk, axes)
        for (const id of pollIds) addPoll(desk, { id, text: id })
      },
    })
    await join(workshop, people)
    return workshop
  }

  /** A pulse with one approved statement in each category. */
  async function votedPulse(people: number, statements: readonly string[]): Promise<TestWorkshop> {
    const workshop = await createWorkshop(database.pool, {
      kind: 'pulse',
      start(desk) {
        for (const id of statements) {
          const groupId = `group of ${id}`
          addCategory(desk, groupId)
          const made = { id, groupId, text: id, createdAt: 1 }
          addStatement({ desk, board: new Y.Doc() }, { role: 'facilitator', isMine: () => true }, made)
        }
      },
    })
    await join(workshop, people)
    return workshop
  }

  async function join({ workshopId }: TestWorkshop, people: number): Promise<void> {
    for (let at = 0; at < people; at += 1)
      await database.pool.query(
        `insert into members (id, workshop_id, username, name, nickname, password_hash)
         values ($1, $2, $3, '', $4, '\\x00')`,
        [randomUUID(), workshopId, `Participant${randomUUID()}`, `blue-fox-${randomUUID()}`],
      )
  }

  async function remove({ workshopId }: TestWorkshop, people: number): Promise<void> {
    await database.pool.query(
      `update members set removed = true
       where id in (select id from members where workshop_id = $1 and not removed limit $2)`,
      [workshopId, people],
    )
  }

  /** How many marks of a kind are stored. */
  async function marksOf({ objectId }: TestWorkshop, kind: string): Promise<number> {
    const { rows } = await database.pool.query<{ count: number }>(
      'select count(*)::int as count from tags where object_id = $1 and kind = $2',
      [objectId, kind],
    )
    return rows[0]?.count ?? 0
  }

  /** What the rows say, counted plainly. */
  async function countedRows({ objectId }: TestWorkshop, round: number): Promise<Map<string, VoteCount[]>> {
    const { rows } = await database.pool.query<Omit<VoteCount, 'round' | 'votes'>>(
      'select target_id as "targetId", value1, value2 from votes where object_id = $1 and round = $2',
      [objectId, round],
    )
    const counts = new Map<string, VoteCount[]>()
    for (const row of rows)
      counts.set(row.targetId, [...(counts.get(row.targetId) ?? []), { ...row, round, votes: 1 }])
    return counts
  }

  async function storedCounts({ objectId }: TestWorkshop, round: number): Promise<unknown[]> {
    const { rows } = await database.pool.query<{ key: string; votes: number }>(
      `select target_id || ' ' || value1 || ' ' || value2 as key, votes from vote_counts
       where object_id = $1 and round = $2 and votes <> 0`,
      [objectId, round],
    )
    return rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  }
}

/** The withdrawal of one person's votes. */
export function withdraw(
  workshop: TestWorkshop,
  author: CommandAuthor,
  targetIds: readonly string[],
  told: { isRecognisable?: boolean } = {},
): Command<boolean> {
  return withdrawVotes(author, workshop, { targetIds, round: undefined, expectedRound: 1, ...told })
}

/** A ballot of one person, who was told that it is shown with others only. */
export function vote(
  workshop: TestWorkshop,
  author: CommandAuthor,
  votes: Record<string, VoteValues | null>,
  round?: number,
): Command<unknown> {
  return ballotOf(workshop, author, { votes, ...(round !== undefined && { round }) })
}

/** A ballot of one person. */
export function ballotOf(
  workshop: TestWorkshop,
  author: CommandAuthor,
  ballot: { votes: Record<string, VoteValues | null>; round?: number; isRecognisable?: boolean },
): Command<unknown> {
  const { votes, round, isRecognisable = false } = ballot
  return castBallot(author, workshop, {
    ...{ round, votes: new Map(Object.entries(votes)), expectedRound: round ?? 1, isRecognisable },
  })
}

/** A facilitator's votes for somebody without a device. */
export function proxy(
  workshop: TestWorkshop,
  author: CommandAuthor,
  votes: Record<string, VoteValues>,
): Command<unknown> {
  const ballot = { id: randomUUID(), round: undefined, votes: new Map(Object.entries(votes)) }
  return enterProxyVotes(author, workshop, ballot)
}

/** Deletes a poll, or undoes that. */
export function setDeleted(workshop: TestWorkshop, poll: string, isDeleted: boolean): Command<unknown> {
  return onDesk(boss, workshop, ({ desk }) => {
    if (isDeleted) deskEdits.remove(pollRules, desk, poll)
    else pollType.deleted(desk).delete(poll)
  })
}

export function setHighest(workshop: TestWorkshop, pollRangeH: number): Command<unknown> {
  return onDesk(boss, workshop, ({ desk }) => updateSetup(desk, { pollRangeH }))
}

/** @returns false for what was refused; anything else is thrown on */
export function letMistakesPass(error: Error): false {
  if (!['UserMistake', 'Refusal'].includes(error.name)) throw error
  return false
}

/** An act that changes nothing. */
export const nothing = (workshop: TestWorkshop): Command<null> =>
  act(workshop, boss, () => ({ result: null }))

function valuesOf(votes: number | null | Record<string, number | null>): Record<string, VoteValues | null> {
  const all = typeof votes === 'object' && votes !== null ? votes : { 'poll-a': votes }
  return Object.fromEntries(
    Object.entries(all).map(([id, value1]) => [id, value1 === null ? null : { value1, value2: null }]),
  )
}

/** One of these acts, each with its weight, its names and what it takes. */
export function actsOf<Step extends { does: string }>(
  ...all: [weight: number, does: Step['does'][], takes?: Record<string, fc.Arbitrary<unknown>>][]
): fc.Arbitrary<Step> {
  const kinds = all.map(([weight, does, takes = {}]) => ({
    weight,
    arbitrary: fc.record({ ...takes, does: fc.constantFrom(...does) }) as unknown as fc.Arbitrary<Step>,
  }))
  return fc.oneof(...kinds)
}
export const anyMode = fc.constantFrom<ResultsMode>('STEPS', 'LIVE', 'CLOSED')
export const anyPoll = fc.constantFrom(...polls)

/** Closes voting by a countdown that began three seconds ago. */
export async function closeNow({ ticks }: TestNode, workshop: TestWorkshop): Promise<void> {
  await ticks.submit(
    act(workshop, boss, (inTick) => {
      startClosing(inTick.activity(workshop.objectId).board, inTick.nowMs - times.closingMs)
      return { result: null }
    }),
  )
  // The next tick closes voting before it runs its commands.
  await ticks.submit(nothing(workshop))
}

export function resultsIn(
  counts: ReadonlyMap<string, VoteCount[]>,
  desk: Y.Doc,
  ids: readonly string[],
): unknown[] {
  return ids.map((id) => resultOf(counts.get(id) ?? [], scaleOf(desk)))
}

export interface Documents {
  desk: Y.Doc
  board: Y.Doc
  tally: Y.Doc
}

/** Copies of the committed documents. */
export async function documentsOf(node: TestNode, workshop: TestWorkshop): Promise<Documents> {
  const names = [workshop.desk, workshop.board, `tally/${workshop.objectId}`]
  const [desk, board, tally] = await Promise.all(names.map((name) => attached(node, workshop, name)))
  for (const [at, doc] of [desk, board, tally].entries())
    node.liveWorkshops.detach(names[at] ?? '', doc as Y.Doc)
  return { desk: desk as Y.Doc, board: board as Y.Doc, tally: tally as Y.Doc }
}

/** Counts as `storedCounts` returns them. */
export function plain(counts: ReadonlyMap<string, VoteCount[]>): unknown[] {
  const sums = new Map<string, number>()
  for (const { targetId, value1, value2 } of [...counts.values()].flat()) {
    const key = `${targetId} ${value1 ?? -1} ${value2 ?? -1}`
    sums.set(key, (sums.get(key) ?? 0) + 1)
  }
  return [...sums].map(([key, votes]) => ({ key, votes })).sort((a, b) => (a.key < b.key ? -1 : 1))
}
