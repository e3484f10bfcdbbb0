import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { hasFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { readPosts } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { startOver } from '#domain/brainstorm/startOver.ts'
import { changeState } from '#domain/workshop/changeState.ts'
import { readState, stateRoots } from '#domain/workshop/state.ts'
import { lockDelayMs } from '#domain/workshop/timer.ts'
import type { CommandWorkshop } from '#server/tick/command.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { updateOf } from '#support/documents/edits.ts'
import { act, answer, showAnswers } from './acts.ts'
import { attached, createWorkshop, person, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()
const fay = person('facilitator')
const partId = randomUUID()
let node: TestNode
let workshop: TestWorkshop

beforeEach(async () => {
  workshop = await createWorkshop(database.pool)
  node = startNode(database.pool)
  await node.ticks.submit(showAnswers(workshop))
})
afterEach(() => node.stop())

/** The activity is presented, with a timer that locks in the given number of milliseconds. */
function present(lockInMs: number | null = null) {
  return act(workshop, fay, ({ state, nowMs }: CommandWorkshop) => {
    const { objectId, workshopId } = workshop
    stateRoots.parts(state).set(partId, agendaPart(partId, { objectId }))
    changeState(state, workshopId, { currentState: 'RU', activePartId: partId })
    if (lockInMs === null) return { result: null }
    const endsAt = nowMs + lockInMs - lockDelayMs
    stateRoots.state(state).set('timer', { partId, seconds: 1, endsAt, remainingMs: null, locksInput: true })
    return { result: null }
  })
}

/** An answer that everyone is shown; its id. */
async function presentAnswer(): Promise<string> {
  const activePostId = await node.ticks.submit(answer(workshop, person(), 'in focus'))
  await node.ticks.submit(present())
  await node.ticks.submit(
    act(workshop, fay, ({ state }) => {
      changeState(state, workshop.workshopId, { activePostId, focus: true })
      return { result: null }
    }),
  )
  return activePostId
}

/** Resolves once the board is locked. */
async function untilLocked(board: Y.Doc): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => void (hasFlag(board, flagNames.inputLocked) && resolve())
    board.on('update', look)
    look()
  })
}

test('[T3] the lock comes on time although nobody acts', async () => {
  const board = await attached(node, workshop, workshop.board)
  await node.ticks.submit(present(2000))
  expect(hasFlag(board, flagNames.inputLocked)).toBe(false)
  await untilLocked(board)
})

test('[T3] [C3] the acts of the tick find input locked, and a failing one does not revert the lock', async () => {
  const board = await attached(node, workshop, workshop.board)
  await node.ticks.submit(present(0))
  // All of these are in the next tick, which is the one that locks.
  const results = await Promise.allSettled([
    node.ticks.submit(answer(workshop, person(), 'too late')),
    node.ticks.submit(
      act(workshop, fay, (inTick) => {
        roots.postText(inTick.activity(workshop.objectId).desk).set('half', 'half done')
        throw new Error('spoilt')
      }),
    ),
    node.ticks.submit(answer(workshop, fay, 'a facilitator’s')),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(hasFlag(board, flagNames.inputLocked)).toBe(true)
  expect(readPosts(board).map(({ text }) => text)).toEqual(['a facilitator’s'])
})

test('[T3] a server that was down at zero locks when the workshop is opened', async () => {
  await node.ticks.submit(present(60_000))
  await node.ticks.submit(
    act(workshop, fay, ({ state, nowMs }) => {
      const { timer } = readState(state, workshop.workshopId)
      if (timer) stateRoots.state(state).set('timer', { ...timer, endsAt: nowMs - lockDelayMs + 50 })
      return { result: null }
    }),
  )
  // Simulates a crash before the lock: a newly started server finds the time over.
  await node.stop()
  node = startNode(database.pool)
  const state = await attached(node, workshop, workshop.state)
  await untilLocked(await attached(node, workshop, workshop.board))
  expect(readState(state, workshop.workshopId).timer).toMatchObject({ hasLocked: true })
})

test('[S6] deleting the focused item by an edit clears the focus', async () => {
  await presentAnswer()
  const state = await attached(node, workshop, workshop.state)
  const desk = await attached(node, workshop, workshop.desk)
  const mine = new Y.Doc()
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(desk))
  const { workshopId, objectId } = workshop
  const update = updateOf(mine, () => startOver(mine))
  await node.ticks.submitDeskUpdate({ workshopId, objectId, update })
  expect(readState(state, workshopId)).toMatchObject({ activePostId: null, focus: false, currentState: 'RU' })
})

test('[S6] an answer that is hidden from the room again is in focus no more, and stays so when it is shown', async () => {
  const id = await presentAnswer()
  const state = await attached(node, workshop, workshop.state)
  const focused = () => readState(state, workshop.workshopId)
  expect(focused()).toMatchObject({ activePostId: id, focus: true })
  await node.ticks.submit(showAnswers(workshop, false))
  expect(focused()).toMatchObject({ activePostId: null, focus: false, currentState: 'RU' })
  await node.ticks.submit(showAnswers(workshop))
  expect(focused()).toMatchObject({ activePostId: null, focus: false, currentState: 'RU' })
})
