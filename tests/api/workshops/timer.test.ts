import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { hasFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { documentName } from '#domain/documents.ts'
import { messages } from '#domain/messages.ts'
import { openLive } from '#support/documents/live.ts'
import { act, ann, fay, present, server, session, stageSessions } from '#support/calls/stage.ts'

stageSessions()
beforeEach(() => present(session))

interface Timer {
  partId: string | null
  seconds: number
  endsAt: number | null
  remainingMs: number | null
  locksInput: boolean
}
const fields = 'timer { partId seconds endsAt remainingMs locksInput } revision'
const start = `mutation ($id: ID!, $seconds: Int!, $part: ID, $locks: Boolean, $revision: Int) {
  startTimer(workshopId: $id, seconds: $seconds, partId: $part, locksInput: $locks, revision: $revision) { ok errorString state { ${fields} } } }`
const update = `mutation ($id: ID!, $add: Int, $paused: Boolean, $revision: Int) {
  updateTimer(workshopId: $id, addSeconds: $add, paused: $paused, revision: $revision) { ok errorString state { ${fields} } } }`
const stop = `mutation ($id: ID!, $revision: Int) {
  stopTimer(workshopId: $id, revision: $revision) { ok errorString state { ${fields} } } }`

async function timed(query: string, variables: object = {}): Promise<{ timer: Timer; revision: number }> {
  const { state } = await fay.must<{ state: { timer: Timer; revision: number } }>(query, {
    id: session.workshopId,
    ...variables,
  })
  return state
}

async function mistake(query: string, variables: object = {}): Promise<unknown> {
  const { data } = await fay.ask(query, { id: session.workshopId, ...variables })
  const [answer] = Object.values(data ?? {}) as { ok: boolean; errorString: string }[]
  return [answer?.ok, answer?.errorString]
}

test('[T1] [T2] a timer can be started, extended, paused, resumed and stopped, visible to everybody', async () => {
  const live = openLive(server, ann.token)
  const seen = live.subscribe(`subscription ($id: ID!) { updatedState(workshopId: $id) { ${fields} } }`, {
    id: session.workshopId,
  })
  const nextTimer = async (): Promise<Timer | null> =>
    ((await seen.next()) as { data: { updatedState: { timer: Timer | null } } }).data.updatedState.timer
  expect(await nextTimer()).toBeNull()

  const before = await fay.must<number>('{ serverTime }')
  const { timer, revision } = await timed(start, { seconds: 60 })
  expect(timer).toMatchObject({ partId: session.partId, seconds: 60, remainingMs: null, locksInput: false })
  expect(timer.endsAt).toBeGreaterThanOrEqual(before + 60_000)
  expect(timer.endsAt).toBeLessThan(before + 90_000)
  expect(await nextTimer()).toEqual(timer)

  const more = await timed(update, { add: 30 })
  expect(more).toMatchObject({
    timer: { seconds: 90, endsAt: (timer.endsAt ?? 0) + 30_000 },
    revision: revision + 1,
  })
  const paused = await timed(update, { paused: true })
  expect(paused.timer.endsAt).toBeNull()
  expect(paused.timer.remainingMs).toBeGreaterThan(60_000)
  const goingOn = await timed(update, { paused: false })
  expect(goingOn.timer).toMatchObject({ seconds: 90, remainingMs: null })
  expect(await timed(stop)).toMatchObject({ timer: null })
  for (const expected of [more.timer, paused.timer, goingOn.timer, null])
    expect(await nextTimer()).toEqual(expected)
  await live.end()
})

test('[S2] a timer change based on an older revision is refused; without a revision it is not checked', async () => {
  const first = await timed(start, { seconds: 60 })
  const stale = { revision: first.revision - 1 }
  const refused = [false, messages.viewChanged.sentence]
  expect(await mistake(start, { seconds: 5, ...stale })).toEqual(refused)
  expect(await mistake(update, { add: 30, ...stale })).toEqual(refused)
  expect(await mistake(stop, stale)).toEqual(refused)
  const second = await timed(update, { add: 30, revision: first.revision })
  expect(second).toMatchObject({ timer: { seconds: 90 }, revision: first.revision + 1 })
  const third = await timed(start, { seconds: 5, revision: second.revision })
  expect(await timed(stop, { revision: third.revision })).toMatchObject({ timer: null })
})

/** The board as a connected user sees it; resolves when its input is locked. */
async function locked(): Promise<void> {
  const name = documentName({ kind: 'board', id: session.objectId })
  const board = new Y.Doc()
  const { committed } = server.services
  await committed.attach(name, session.workshopId, board)
  await new Promise<void>((resolve) => {
    const look = (): void => void (hasFlag(board, flagNames.inputLocked) && resolve())
    board.on('update', look)
    look()
  })
  committed.detach(name, board)
}

async function isLocked(): Promise<boolean> {
  const parts = await ann.must<{ inputLocked: boolean }[]>(
    'query ($id: ID!) { parts(workshopId: $id) { inputLocked } }',
    { id: session.workshopId },
  )
  return parts[0]?.inputLocked ?? false
}

test('[T3] locks survive a restart, a lock due meanwhile is applied, and an unlock by hand stays', async () => {
  await timed(start, { seconds: 1, locks: true })
  await server.restart()
  await locked()

  await act(fay, `setInputLocked(partId: "${session.partId}", locked: false)`)
  await server.restart()
  expect(await isLocked()).toBe(false)
  await session.answer(ann, 'by hand')
  await timed(stop)
  expect(await isLocked()).toBe(false)
})

test('[T3] [C3] a refused command does not revert the lock', async () => {
  await timed(start, { seconds: 1, locks: true })
  await locked()
  const refused = await Promise.all(
    ['one', 'two', 'three'].map((text) => session.answer(ann, text).catch(String)),
  )
  for (const answer of refused) expect(answer).toContain('Input is closed for now.')
  expect(await isLocked()).toBe(true)
})
