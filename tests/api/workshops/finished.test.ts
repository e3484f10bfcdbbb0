import { expect, test } from 'vitest'
import { addActivity } from '../../activities/brainstorm/stage.ts'
import type { Calls } from '#support/calls/calls.ts'
import { act, ann, fay, session, stageSessions } from '#support/calls/stage.ts'

stageSessions()

async function mark(who: Calls, finished: boolean): Promise<void> {
  await act(who, `setFinished(partId: "${session.partId}", finished: ${finished})`)
}

function seenBy(
  who: Calls,
  id = session.objectId,
): Promise<{ isFinished: boolean; finishedCount: number | null }> {
  return who.must('query ($id: ID!) { brainstorm(id: $id) { isFinished finishedCount } }', { id })
}

test('[F1] many people at once, each counted once', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => session.join()))
  // The calls of one person wait for each other: over connections of their own they may arrive in any order.
  await Promise.all(
    people.map(async (one, index) => {
      await mark(one, true)
      await mark(one, index % 2 === 0)
    }),
  )
  expect((await seenBy(fay)).finishedCount).toBe(10)
})

test('[F2] facilitators may be done too, but are not counted', async () => {
  await mark(fay, true)
  expect(await seenBy(fay)).toEqual({ isFinished: true, finishedCount: 0 })
  await mark(fay, false)
  expect((await seenBy(fay)).isFinished).toBe(false)
})

test('[B4] locked input accepts done marks, which add no content', async () => {
  await act(fay, `setInputLocked(partId: "${session.partId}", locked: true)`)
  await mark(ann, true)
  expect((await seenBy(ann)).isFinished).toBe(true)
})

test('[B18] starting over removes the marks of this activity, and of no other one', async () => {
  const other = await addActivity(fay, session.workshopId, 'Other')
  await act(ann, `setFinished(partId: "${other.partId}", finished: true)`)
  await mark(ann, true)
  for (const _time of [1, 2]) await act(fay, `startOver(partId: "${session.partId}")`)
  expect(await seenBy(ann)).toMatchObject({ isFinished: false })
  expect(await seenBy(ann, other.objectId)).toMatchObject({ isFinished: true })
})
