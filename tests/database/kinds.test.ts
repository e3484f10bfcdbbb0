import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPosts } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { addActivity } from '#server/commands/parts.ts'
import { answer, showAnswers } from './acts.ts'
import { attached, createWorkshop, person, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()
let node: TestNode
let workshop: TestWorkshop

beforeEach(async () => {
  workshop = await createWorkshop(database.pool)
  node = startNode(database.pool)
})
afterEach(() => node.stop())

test('creating an activity of another kind under an existing id is refused and leaves its documents unchanged', async () => {
  await node.ticks.submit(showAnswers(workshop))
  await node.ticks.submit(answer(workshop, person(), 'Tea'))
  // Nothing is loaded yet: the call is the first to name the activity.
  await node.stop()
  node = startNode(database.pool)
  const { workshopId, objectId } = workshop
  const wanted = { partId: randomUUID(), objectId, kind: 'identify' as const, name: 'Not this' }
  await expect(node.ticks.submit(addActivity(person('facilitator'), workshopId, wanted))).rejects.toThrow(
    expect.objectContaining({ code: 'FORBIDDEN' }),
  )
  await node.ticks.submit(answer(workshop, person(), 'Juice'))
  const board = await attached(node, workshop, workshop.board)
  expect(roots.info(board).get('brainstormName')).toBe('Ideas')
  expect(readPosts(board).map(({ text }) => text)).toEqual(['Tea', 'Juice'])
})
