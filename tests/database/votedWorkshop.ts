import { randomUUID } from 'node:crypto'
import * as Y from 'yjs'
import { resultOf } from '#domain/activity/votes/results.ts'
import type { VoteCount, VoteValues } from '#domain/activity/votes/tally.ts'
import { createPoll } from '#domain/evaluate/polls.ts'
import { scaleOf, startSetup } from '#domain/evaluate/setup.ts'
import { createGroup } from '#domain/pulse/groups.ts'
import { createStatement } from '#domain/pulse/statements.ts'
import { castBallot } from '#server/commands/votes/castVotes.ts'
import { withdrawVotes } from '#server/commands/votes/withdrawVotes.ts'
import { times } from '#domain/limits.ts'
import { startClosing } from '#domain/activity/votes/voting.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { act } from './acts.ts'
import { attached, createWorkshop, person } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import type { SharedDatabase } from './withDatabase.ts'

export const polls = ['poll-a', 'poll-b', 'poll-c']
export const boss = person('facilitator')

/** Workshops that are voted on, and what their rows say, counted plainly. */
export function votesIn(database: SharedDatabase) {
  return { votedWorkshop, votedPulse, join, remove, countedRows, storedCounts, marksOf }

  async function votedWorkshop(axes: 1 | 2, people: number, pollIds = polls): Promise<TestWorkshop> {
    const workshop = await createWorkshop(database.pool, {
      kind: 'evaluate',
      start(desk) {
        startSetup(desk, axes)
        for (const id of pollIds) createPoll(desk, { id, text: id })
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
          createGroup(desk, groupId)
          const made = { id, groupId, text: id, createdAt: 1 }
          createStatement({ desk, board: new Y.Doc() }, { role: 'facilitator', isMine: () => true }, made)
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

/** Closes voting by a countdown that began three seconds ago. */
export async function closeNow({ ticks }: TestNode, workshop: TestWorkshop): Promise<void> {
  await ticks.submit(
    act(workshop, boss, (inTick) => {
      startClosing(inTick.activity(workshop.objectId).board, inTick.nowMs - times.closingMs)
      return { result: null }
    }),
  )
  // The next tick closes voting before it runs its commands.
  await ticks.submit(act(workshop, boss, () => ({ result: null })))
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
