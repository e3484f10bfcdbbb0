import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callsOf } from '#support/calls/calls.ts'
import { openLive } from '#support/documents/live.ts'
import { openProjector } from '#support/calls/projector.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

let server: TestServer
let fay: TestFacilitator
let session: TestSession

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  session = await startSession(server, fay)
})

const workshop = `query ($id: ID!) { workshop(id: $id) {
  workshopName password isFacilitator hasProjectorLink parts { partName } state { currentState } } }`
const brainstorm = `query ($id: ID!) { brainstorm(id: $id) {
  posts { postText isMine creator { id } hasLiked } postvoteSet { id } notes isFinished } }`
const revoke = `mutation ($id: ID!) { revokeProjectorLink(workshopId: $id) { ok errorString } }`

test('[J1] the link reads what participants may read, and nothing personal', async () => {
  const ann = await session.join()
  await session.answer(ann, 'shown')
  await session.showAll(true)
  await fay.must(
    `mutation ($id: ID!) { updateBrainstorm(brainstormId: $id, notes: "Breathe") { ok errorString } }`,
    { id: session.objectId },
  )
  const screen = await openProjector(server, fay, session.workshopId)
  expect(screen.url).toMatch(new RegExp(`^${server.url}/projector/${session.workshopId}#.+`))
  expect(await screen.must(workshop, { id: session.workshopId })).toEqual({
    workshopName: 'Kick-off',
    password: null,
    isFacilitator: false,
    hasProjectorLink: false,
    parts: [{ partName: 'Ideas' }],
    state: { currentState: 'PA' },
  })
  expect(await screen.must(brainstorm, { id: session.objectId })).toEqual({
    posts: [{ postText: 'shown', isMine: false, creator: null, hasLiked: false }],
    postvoteSet: [],
    notes: null,
    isFinished: false,
  })
  expect((await screen.ask('query { me { id } }')).data).toEqual({ me: null })
  const asked = `query ($id: ID!) { activeUsers(workshopId: $id) { activeUserList { id } } }`
  expect((await screen.ask(asked, { id: session.workshopId })).codes).toEqual(['FORBIDDEN'])
})

test('[J1] the screen learns whether there is a password, never which one', async () => {
  const asked = `query ($id: ID!) { workshop(id: $id) { hasPassword password } }`
  const screen = await openProjector(server, fay, session.workshopId)
  expect(await screen.must(asked, { id: session.workshopId })).toEqual({ hasPassword: false, password: null })
  await fay.must(
    `mutation ($id: ID!) { updateWorkshop(workshopId: $id, password: "river7") { ok errorString } }`,
    { id: session.workshopId },
  )
  expect(await screen.must(asked, { id: session.workshopId })).toEqual({ hasPassword: true, password: null })
})

test('[J1] hidden answers and hidden activities stay hidden', async () => {
  const ann = await session.join()
  await session.answer(ann, 'hidden')
  const screen = await openProjector(server, fay, session.workshopId)
  expect(await screen.must(brainstorm, { id: session.objectId })).toMatchObject({ posts: [] })
  await fay.must(
    `mutation ($id: ID!) { updatePartVisibility(partId: $id, hidden: true) { ok errorString } }`,
    { id: session.partId },
  )
  expect((await screen.ask(brainstorm, { id: session.objectId })).codes).toEqual(['FORBIDDEN'])
})

test('[J2] only the link’s hash is stored; a new link and a revocation close what the old one opened', async () => {
  const first = await openProjector(server, fay, session.workshopId)
  const live = openLive(server, first.token)
  const state = live.subscribe(`subscription ($id: ID!) { updatedState(workshopId: $id) { currentState } }`, {
    id: session.workshopId,
  })
  expect(await state.next()).toMatchObject({ data: { updatedState: { currentState: 'PA' } } })
  const { rows } = await server.services.pool.query<{ kept: string }>(
    `select projector_links::text as kept from public.projector_links where workshop_id = $1`,
    [session.workshopId],
  )
  expect(rows.map(({ kept }) => kept.includes(first.token.split('.').at(-1) ?? ''))).toEqual([false])

  const second = await openProjector(server, fay, session.workshopId)
  expect(await state.ended()).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  await live.end()
  expect((await first.ask(workshop, { id: session.workshopId })).codes).toEqual(['UNAUTHENTICATED'])
  expect((await second.ask(workshop, { id: session.workshopId })).codes).toEqual([])
  expect(await fay.must(workshop, { id: session.workshopId })).toMatchObject({ hasProjectorLink: true })

  await fay.must(revoke, { id: session.workshopId })
  await fay.must(revoke, { id: session.workshopId })
  expect((await second.ask(workshop, { id: session.workshopId })).codes).toEqual(['UNAUTHENTICATED'])
  expect(await fay.must(workshop, { id: session.workshopId })).toMatchObject({ hasProjectorLink: false })
})

test('[J1] a link works for its own session only, and an invented one is refused', async () => {
  const other = await startSession(server, fay)
  const screen = await openProjector(server, fay, session.workshopId)
  expect((await screen.ask(workshop, { id: other.workshopId })).codes).toEqual(['FORBIDDEN'])
  for (const token of [
    screen.token.replace(session.workshopId, other.workshopId),
    `${screen.token.slice(0, -1)}${screen.token.endsWith('A') ? 'B' : 'A'}`,
    `projector.zzzzzzzz.${'x'.repeat(43)}`,
    `projector.${session.workshopId}.`,
  ]) {
    const { codes } = await callsOf(server, token).ask(workshop, { id: session.workshopId })
    expect(codes).toEqual(['UNAUTHENTICATED'])
  }
})

test('[J2] deleting the session ends its link', async () => {
  const screen = await openProjector(server, fay, session.workshopId)
  await fay.must(`mutation ($id: ID!) { deleteWorkshop(id: $id) { ok errorString } }`, {
    id: session.workshopId,
  })
  expect((await screen.ask(workshop, { id: session.workshopId })).codes).toEqual(['UNAUTHENTICATED'])
})
