import { beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { roots } from '#domain/brainstorm/roots.ts'
import { eraseWorkshop } from '#server/erase/eraseWorkshop.ts'
import { startErasing } from '#server/erase/startErasing.ts'
import { checkSupabase } from '#server/checkSupabase.ts'
import { renaming } from '#support/documents/edits.ts'
import { disconnected, goOffline, openDocument, openTab, synced } from '#support/documents/realProvider.ts'
import { startSession } from '#support/calls/session.ts'
import type { TestSession } from '#support/calls/session.ts'
import { everythingKept, findIn } from './everything.ts'
import { fillWorkshop } from './fullWorkshop.ts'
import { fay, server, stageServer } from '#support/calls/stage.ts'

stageServer()

beforeAll(async () => {
  await checkSupabase(server.database.supabase)
})

test('[X1, X2] a deleted workshop can be restored completely; an erased one is in no row, document, file or memory', async () => {
  const { session, canaries } = await fillWorkshop(server, fay)
  const words = Object.values(canaries)
  expect(Object.keys(findIn(await everythingKept(server), words)).sort()).toEqual([...words].sort())
  const whole = await treeOf(session)
  await act('deleteWorkshop', session)
  expect((await fay.ask(tree, { id: session.workshopId })).codes).toEqual(['NOT_FOUND'])
  await act('restoreWorkshop', session)
  expect(await treeOf(session)).toEqual(whole)
  const copyId = await copyOf(session)
  // A user has the desk open, and the workshop is in memory.
  const tab = openTab({ url: `${server.url.replace('http', 'ws')}/collab`, origin: server.url })
  const desk = openDocument(tab, `desk/${session.objectId}`, fay.token)
  await synced(desk)
  await act('deleteWorkshop', session)
  await act('eraseWorkshop', session)
  desk.destroy()
  tab.destroy()

  const kept = await everythingKept(server)
  // An earlier copy holds what was copied, under its own name; nothing else does.
  const { rows: copied } = await server.services.pool.query<{ source_workshop_id: string | null }>(
    'select source_workshop_id from public.workshops where id = $1',
    [copyId],
  )
  expect(copied).toEqual([{ source_workshop_id: null }])
  expect(Object.keys(findIn(kept, [...words, session.workshopId])).sort()).toEqual(
    takenAlong.map((of) => canaries[of]).sort(),
  )
  await eraseWorkshop(server.services, copyId)
  expect(findIn(await everythingKept(server), [...words, session.workshopId])).toEqual({})
  expect(server.services.committed.sizes()).toMatchObject({ workshops: 0, documents: 0 })
})

test('[X2] an erased workshop is not in the value samples of the database’s planner', async () => {
  const { pool } = server.services
  const samples = async (): Promise<string> => {
    const { rows } = await pool.query<{ sample: string }>(
      "select coalesce(most_common_vals::text, '') || coalesce(histogram_bounds::text, '') as sample from pg_stats",
    )
    return rows.map(({ sample }) => sample).join('\n')
  }
  await fillWorkshop(server, fay)
  const { session } = await fillWorkshop(server, fay)
  await pool.query('analyze')
  expect(await samples()).toContain(session.workshopId)
  await act('eraseWorkshop', session)
  await expect.poll(samples).not.toContain(session.workshopId)
})

test('[X2] erasure ends everybody’s access, and late input restores nothing', async () => {
  const session = await startSession(server, fay, 'Living')
  const ann = await session.join()
  const url = `${server.url.replace('http', 'ws')}/collab`
  const [mine, anns] = [openTab({ url, origin: server.url }), openTab({ url, origin: server.url })]
  const desk = openDocument(mine, `desk/${session.objectId}`, fay.token)
  const state = openDocument(anns, `state/${session.workshopId}`, ann.token)
  await Promise.all([synced(desk), synced(state)])
  await goOffline(mine)
  roots.postText(desk.document).set('late', 'late canary')
  const out = disconnected(anns)
  await act('eraseWorkshop', session)
  await out

  // An edit made offline, a command from an outbox, and attempts to restore.
  const failed = new Promise((resolve) => desk.on('authenticationFailed', resolve))
  void mine.connect()
  await failed
  const late = await ann.ask(
    `mutation ($common: CommonInfoInput!, $id: ID!) { createPost(commonInfoData: $common, brainstormId: $id,
      postText: "late canary") { ok errorString } }`,
    { common: session.common, id: session.objectId },
  )
  expect(late.codes).toEqual(['NOT_FOUND'])
  for (const call of ['restoreWorkshop', 'deleteWorkshop'] as const)
    expect((await fay.ask(mutation(call), { id: session.workshopId })).codes.length).toBe(1)
  const { workshopId, objectId } = session
  const update = renaming(new Y.Doc(), 'late canary')
  await expect(server.services.ticks.submitDeskUpdate({ workshopId, objectId, update })).rejects.toThrow()
  expect(findIn(await everythingKept(server), ['late canary', session.workshopId])).toEqual({})
  for (const one of [desk, state, mine, anns]) one.destroy()
})

test('[X1] a round erases what is due and nothing else; on two nodes once', async () => {
  const [due, later, now, living] = await Promise.all(
    ['Due', 'Later', 'Now', 'Living'].map((name) => startSession(server, fay, name)),
  )
  if (!due || !later || !now || !living) throw new Error('no sessions')
  for (const [session, days] of [
    [due, 3],
    [later, 5],
    [now, 0],
  ] as const) {
    await fay.act(`updateWorkshop(workshopId: "${session.workshopId}", retentionDays: ${days})`)
    await act('deleteWorkshop', session)
  }
  const ids = [due, later, now, living].map(({ workshopId }) => workshopId)
  await runAt(0)
  expect(await thereOf(ids)).toEqual([true, true, false, true])
  await runAt(2.9)
  expect(await thereOf(ids)).toEqual([true, true, false, true])
  await Promise.all([runAt(3.1), runAt(3.1)])
  expect(await thereOf(ids)).toEqual([false, true, false, true])
  await act('restoreWorkshop', later)
  await runAt(100)
  expect(await thereOf(ids)).toEqual([false, true, false, true])
})

test('[X2] an erasure interrupted by a crash stays invisible, cannot be restored, and is finished by the next round', async () => {
  const { session, canaries } = await fillWorkshop(server, fay)
  const { pool } = server.services
  // What unseals the key is deleted, the rows still exist.
  await pool.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'the power is out'; end $$`)
  await pool.query(`create trigger refuse before delete on public.presentations for each statement
    execute function refuse()`)
  expect((await fay.ask(mutation('eraseWorkshop'), { id: session.workshopId })).codes).not.toEqual([])
  await pool.query('drop function refuse() cascade')
  expect((await fay.ask(tree, { id: session.workshopId })).codes).toEqual(['NOT_FOUND'])
  expect((await fay.ask(mutation('restoreWorkshop'), { id: session.workshopId })).codes).toEqual([
    'NOT_FOUND',
  ])
  expect(await fay.must('{ workshops(deleted: true) { id } }')).toEqual([])
  await runAt(0)
  expect(findIn(await everythingKept(server), Object.values(canaries))).toEqual({})
})

/** The content that a template has when it is made from a session without its input. */
const takenAlong = [
  ...['name', 'lobby title', 'lobby', 'activity', 'description', 'notes', 'question', 'topic', 'file'],
]

const tree = `query ($id: ID!) { workshop(id: $id) { workshopName lobbyTitle lobbyDesc password templateDesc
  parts { id partName } hasProjectorLink facilitatorGroup { id }
  brainstormSet { brainstormDesc notes questions { text } multiTopics { text } finishedCount
    posts { id postText score comments { text subComments { text } } } postGroups { groupNameText postSet { id } } } } }`

function treeOf({ workshopId }: TestSession): Promise<unknown> {
  return fay.must(tree, { id: workshopId })
}

const mutation = (call: 'deleteWorkshop' | 'restoreWorkshop' | 'eraseWorkshop'): string =>
  `mutation ($id: ID!) { ${call}(${call === 'eraseWorkshop' ? 'workshopId' : 'id'}: $id) { ok errorString } }`

async function act(call: Parameters<typeof mutation>[0], { workshopId }: TestSession): Promise<void> {
  await fay.must(mutation(call), { id: workshopId })
}

async function copyOf({ workshopId }: TestSession): Promise<string> {
  const { workshop } = await fay.must<{ workshop: { id: string } }>(
    `mutation ($id: ID!) { createTemplateFromId(id: $id) { ok errorString workshop { id } } }`,
    { id: workshopId },
  )
  return workshop.id
}

/** Runs the background work as if so many days had passed. */
async function runAt(days: number): Promise<void> {
  const now = (): Date => new Date(Date.now() + days * 24 * 3600 * 1000)
  const erasing = startErasing(server.services, { now })
  await erasing.run()
  await erasing.stop()
}

async function thereOf(ids: readonly string[]): Promise<boolean[]> {
  const { rows } = await server.services.pool.query<{ id: string }>('select id from public.workshops')
  return ids.map((id) => rows.some((row) => row.id === id))
}
