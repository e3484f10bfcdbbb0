import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { hasFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { readPosts } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { startOver } from '#domain/brainstorm/startOver.ts'
import { changeState } from '#domain/presenting.ts'
import { readState, stateRoots } from '#domain/state.ts'
import { lockDelayMs } from '#domain/timer.ts'
import type { CommandRoom } from '#server/tick/command.ts'
import { agendaPart } from '#support/agendaPart.ts'
import { updateOf } from '#support/edits.ts'
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

/** The activity is presented, with a timer whose lock is due in so many milliseconds. */
function present(lockInMs: number | null = null) {
  return act(workshop, fay, ({ state, nowMs }: CommandRoom) => {
    const { objectId, workshopId } = workshop
    stateRoots.parts(state).set(partId, agendaPart(partId, { objectId }))
    changeState(state, workshopId, { currentState: 'RU', activePartId: partId })
    if (lockInMs === null) return { result: null }
    const endsAt = nowMs + lockInMs - lockDelayMs
    stateRoots.state(state).set('timer', { partId, seconds: 1, endsAt, remainingMs: null, locksInput: true })
    return { result: null }
  })
}

/** Resolves once the board is locked. */
async function untilLocked(board: Y.Doc): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => void (hasFlag(board, flagNames.inputLocked) && resolve())
    board.on('update', look)
    look()
  })
}

test('[T3] the lock comes at its time although nobody acts', async () => {
  const board = await attached(node, workshop, workshop.board)
  await node.ticks.submit(present(150))
  expect(hasFlag(board, flagNames.inputLocked)).toBe(false)
  await untilLocked(board)
})

test('[T3] [C3] the acts of the tick find input locked, and one that spoils it takes the lock not with it', async () => {
  const board = await attached(node, workshop, workshop.board)
  await node.ticks.submit(present(0))
  // All of these in the next tick, which is the one that locks.
  const results = await Promise.allSettled([
    node.ticks.submit(answer(workshop, person(), 'too late')),
    node.ticks.submit(
      act(workshop, fay, (room) => {
        roots.postText(room.activity(workshop.objectId).desk).set('half', 'half done')
        throw new Error('spoilt')
      }),
    ),
    node.ticks.submit(answer(workshop, fay, 'a facilitator’s')),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(hasFlag(board, flagNames.inputLocked)).toBe(true)
  expect(readPosts(board).map(({ text }) => text)).toEqual(['a facilitator’s'])
})

test('[T3] a server that was away at zero locks when the workshop is opened', async () => {
  await node.ticks.submit(present(60_000))
  await node.ticks.submit(
    act(workshop, fay, ({ state, nowMs }) => {
      const { timer } = readState(state, workshop.workshopId)
      if (timer) stateRoots.state(state).set('timer', { ...timer, endsAt: nowMs - lockDelayMs + 50 })
      return { result: null }
    }),
  )
  // Its way to the end is cut short: whoever starts now finds the time over.
  await node.stop()
  node = startNode(database.pool)
  const state = await attached(node, workshop, workshop.state)
  await untilLocked(await attached(node, workshop, workshop.board))
  expect(readState(state, workshop.workshopId).timer).toMatchObject({ hasLocked: true })
})

test('[S6] what a facilitator’s edit deletes is in focus no more', async () => {
  const id = await node.ticks.submit(answer(workshop, person(), 'in focus'))
  await node.ticks.submit(present())
  await node.ticks.submit(
    act(workshop, fay, ({ state }) => {
      changeState(state, workshop.workshopId, { activePostId: id, focus: true })
      return { result: null }
    }),
  )
  const state = await attached(node, workshop, workshop.state)
  const desk = await attached(node, workshop, workshop.desk)
  const mine = new Y.Doc()
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(desk))
  const { workshopId, objectId } = workshop
  const update = updateOf(mine, () => startOver(mine))
  await node.ticks.submitDeskUpdate({ workshopId, objectId, update })
  expect(readState(state, workshopId)).toMatchObject({ activePostId: null, focus: false, currentState: 'RU' })
})
