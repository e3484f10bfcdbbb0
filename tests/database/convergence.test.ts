import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { setFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import {
  createGroup,
  deleteGroups,
  groupPosts,
  mergeGroups,
  renameGroup,
} from '#domain/brainstorm/groups/groups.ts'
import { groupOfPost, readGroups, readPosts } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { createQuestion, deleteQuestion, updateTopic } from '#domain/brainstorm/topics.ts'
import { act, answer, like, remove, rewrite, showAnswers } from './acts.ts'
import { projectionOf, valuesOf } from './brainstormValues.ts'
import { FacilitatorDesk } from './facilitatorDesk.ts'
import { attached, createWorkshop, person, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()

/** Random concurrent acts in a workshop: two servers, facilitators who are offline at times, participants. */
class RandomSession {
  readonly workshop: TestWorkshop
  readonly people = [person(), person(), person(), person('facilitator')]
  readonly posts = Array.from({ length: 6 }, () => randomUUID())
  readonly groups = Array.from({ length: 4 }, () => randomUUID())
  readonly desks: FacilitatorDesk[]
  nodes: TestNode[] = []
  lives: { desk: Y.Doc; board: Y.Doc }[] = []
  /** Acknowledged answers, each once: ids by sender. */
  readonly accepted = new Map<string, number>()
  #pending: Promise<unknown>[] = []

  constructor(workshop: TestWorkshop, facilitators: number) {
    this.workshop = workshop
    this.desks = Array.from({ length: facilitators }, () => new FacilitatorDesk(workshop))
  }

  async start(): Promise<void> {
    this.nodes = [startNode(database.pool), startNode(database.pool)]
    this.lives = await Promise.all(
      this.nodes.map(async (node) => ({
        desk: await attached(node, this.workshop, this.workshop.desk),
        board: await attached(node, this.workshop, this.workshop.board),
      })),
    )
  }

  /** Acts are sent without waiting for each other. A refusal is a valid answer; any other error is not. */
  send(promise: Promise<unknown>, onAccepted: () => void = () => undefined): void {
    const refusals = ['UserMistake', 'Refusal']
    this.#pending.push(
      promise.then(onAccepted, (error: Error) => {
        if (!refusals.includes(error.name)) throw error
      }),
    )
  }

  async settled(): Promise<void> {
    const pending = this.#pending
    this.#pending = []
    await Promise.all(pending)
  }

  /** Both servers stop; their memory is lost. */
  async restart(): Promise<void> {
    await this.settled()
    await this.stop()
    await this.start()
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()))
  }

  /** An act that changes nothing brings a server up to date with what others committed. */
  async catchUp(): Promise<void> {
    const nothing = act(this.workshop, person(), () => ({ result: null }))
    for (const node of this.nodes) await node.ticks.submit(nothing)
  }
}

type Step = (session: RandomSession) => void | Promise<void>

const [which, who, post, group] = [fc.nat(1), fc.nat(3), fc.nat(5), fc.nat(3)]
const pick = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

const commands: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(which, who, post).map(([node, by, id]): Step => (session) => {
    const postId = pick(session.posts, id)
    const command = answer(session.workshop, pick(session.people, by), `answer ${id} of ${by}`, postId)
    session.send(pick(session.nodes, node).ticks.submit(command), () => session.accepted.set(postId, by))
  }),
  fc.tuple(which, who, post, fc.boolean()).map(([node, by, id, on]): Step => (session) => {
    const command = like(session.workshop, pick(session.people, by), pick(session.posts, id), on)
    session.send(pick(session.nodes, node).ticks.submit(command))
  }),
  fc.tuple(which, who, post).map(([node, by, id]): Step => (session) => {
    const command = rewrite(
      session.workshop,
      pick(session.people, by),
      pick(session.posts, id),
      `rewritten by ${by}`,
    )
    session.send(pick(session.nodes, node).ticks.submit(command))
  }),
  fc.tuple(which, who, post).map(([node, by, id]): Step => (session) => {
    session.send(
      pick(session.nodes, node).ticks.submit(
        remove(session.workshop, pick(session.people, by), pick(session.posts, id)),
      ),
    )
  }),
  fc.tuple(which, fc.boolean()).map(([node, on]): Step => (session) => {
    session.send(pick(session.nodes, node).ticks.submit(showAnswers(session.workshop, on)))
  }),
  fc.tuple(which, fc.boolean()).map(([node, on]): Step => (session) => {
    const { objectId, question } = session.workshop
    const hide = act(session.workshop, person('facilitator'), (inTick) => {
      setFlag(inTick.activity(objectId).board, flagNames.questionHidden(question), on)
      return { result: null }
    })
    session.send(pick(session.nodes, node).ticks.submit(hide))
  }),
)

const edits: fc.Arbitrary<(desk: Y.Doc, session: RandomSession) => void> = fc.oneof(
  group.map((id) => (desk: Y.Doc, { groups, workshop }: RandomSession) => {
    createGroup(desk, {
      id: pick(groups, id),
      title: `group ${id}`,
      multiTopicId: workshop.topic,
      questionId: workshop.question,
    })
  }),
  fc.tuple(post, post, group).map(([id, onto, newId]) => (desk: Y.Doc, { posts, groups }: RandomSession) => {
    groupPosts(desk, pick(posts, id), pick(posts, onto), pick(groups, newId))
  }),
  fc.tuple(group, group).map(
    ([from, to]) =>
      (desk: Y.Doc, { groups }: RandomSession) =>
        mergeGroups(desk, pick(groups, from), pick(groups, to)),
  ),
  group.map(
    (id) =>
      (desk: Y.Doc, { groups }: RandomSession) =>
        deleteGroups(desk, [pick(groups, id)]),
  ),
  fc.tuple(group, fc.string({ maxLength: 20 })).map(
    ([id, title]) =>
      (desk: Y.Doc, { groups }: RandomSession) =>
        renameGroup(desk, pick(groups, id), title),
  ),
  fc.string({ minLength: 1, maxLength: 20 }).map(
    (text) =>
      (desk: Y.Doc, { workshop }: RandomSession) =>
        updateTopic(desk, workshop.topic, text),
  ),
  fc.uuid().map((id) => (desk: Y.Doc) => createQuestion(desk, id, 'Why?')),
  fc.constant((desk: Y.Doc, { workshop }: RandomSession) => deleteQuestion(desk, workshop.question)),
  post.map(
    (id) =>
      (desk: Y.Doc, { posts }: RandomSession) =>
        void roots.postDeleted(desk).set(pick(posts, id), true),
  ),
)

const desk = fc.nat(7)
const facilitation: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(desk, edits).map(
      ([by, edit]): Step =>
        (session) =>
          pick(session.desks, by).edit((doc) => edit(doc, session)),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(desk, which).map(([by, node]): Step => (session) => {
      session.send(
        pick(session.desks, by).sync(pick(session.nodes, node).ticks, pick(session.lives, node).desk),
      )
    }),
  },
  {
    weight: 1,
    arbitrary: desk.map(
      (by): Step =>
        (session) =>
          void pick(session.desks, by).undo.undo(),
    ),
  },
  {
    weight: 1,
    arbitrary: desk.map(
      (by): Step =>
        (session) =>
          void pick(session.desks, by).undo.redo(),
    ),
  },
)

const machinery: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Step>((session) => session.settled()) },
  {
    weight: 2,
    arbitrary: fc.constant<Step>((session) => {
      for (const name of [session.workshop.desk, session.workshop.board])
        session.nodes[0]?.liveWorkshops.compactor.request(name)
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>((session) => session.restart()) },
)

const story = fc.record({
  facilitators: fc.integer({ min: 2, max: 8 }),
  steps: fc.array(
    fc.oneof(
      { weight: 5, arbitrary: commands },
      { weight: 5, arbitrary: facilitation },
      { weight: 2, arbitrary: machinery },
    ),
    { minLength: 10, maxLength: 70 },
  ),
})

const converges = fc.asyncProperty(story, async ({ facilitators, steps }) => {
  const session = new RandomSession(await createWorkshop(database.pool), facilitators)
  await session.start()
  await session.nodes[0]?.ticks.submit(showAnswers(session.workshop))
  for (const { doc } of session.desks) Y.applyUpdate(doc, Y.encodeStateAsUpdate(pick(session.lives, 0).desk))
  for (const step of steps) await step(session)
  await session.settled()
  for (const round of [0, 1]) {
    for (const own of session.desks)
      await own.sync(pick(session.nodes, round).ticks, pick(session.lives, round).desk)
  }
  await session.catchUp()
  await assertAllAgree(session)
  await session.stop()
})

test('[C1] [C2] [C4] [P2] [B11] in any order of events all converge, and each act happens once', async () => {
  await fc.assert(converges, { numRuns: 25, interruptAfterTimeLimit: 50_000, markInterruptAsFailure: false })
})

/** Seeds that once failed: 320721636 found counts that missed answers of another server. */
test.each([320721636])('[C1] [P5] kept seed %i: all converge', async (seed) => {
  await fc.assert(converges, { seed, numRuns: 4 })
})

async function assertAllAgree(session: RandomSession): Promise<void> {
  const { workshop, desks, lives, accepted, people } = session
  const fresh = startNode(database.pool)
  const kept = await attached(fresh, workshop, workshop.desk)
  const board = await attached(fresh, workshop, workshop.board)
  await fresh.stop()
  for (const doc of [...lives.map((live) => live.desk), ...desks.map(({ doc }) => doc)]) {
    expect(valuesOf(doc)).toEqual(valuesOf(kept))
  }
  for (const live of lives) expect(valuesOf(live.board)).toEqual(valuesOf(board))
  expect(valuesOf(board)).toEqual(valuesOf(projectionOf(kept, board)))
  // Each accepted answer exists once and belongs to its sender only.
  expect([...roots.posts(kept).keys()].sort()).toEqual([...accepted.keys()].sort())
  const contents = await database.pool.query('select id, kind from contents where workshop_id = $1', [
    workshop.workshopId,
  ])
  expect(idsOfKind(contents.rows, 'post')).toEqual([...accepted.keys()].sort())
  for (const { id } of readGroups(kept)) expect(idsOfKind(contents.rows, 'postGroup')).toContain(id)
  // A post is in at most one group, and that group exists.
  for (const { id } of readPosts(kept)) {
    const groupId = groupOfPost(kept, id)
    if (groupId !== null) expect(readGroups(kept).map((one) => one.id)).toContain(groupId)
  }
  // Rows and documents agree on the likes.
  const votes = await database.pool.query(
    'select target_id, count(*) as likes from votes where workshop_id = $1 group by 1',
    [workshop.workshopId],
  )
  const scores = Object.fromEntries(votes.rows.map(({ target_id, likes }) => [target_id, Number(likes)]))
  expect(roots.scores(kept).toJSON()).toEqual(scores)
  for (const likes of Object.values(scores)) expect(likes).toBeLessThanOrEqual(people.length)
}

function idsOfKind(rows: { id: string; kind: string }[], kind: string): string[] {
  const ids = rows.filter((row) => row.kind === kind).map((row) => row.id)
  return ids.sort()
}
