import { expect, test } from 'vitest'
import { callsOf } from '#support/calls/calls.ts'
import { openLive } from '#support/documents/live.ts'
import { openProjector } from '#support/calls/remote.ts'
import { startSession } from '#support/calls/session.ts'
import { fay, server, session, stageSessions } from '#support/calls/stage.ts'

stageSessions()

const workshop = `query ($id: ID!) { workshop(id: $id) { hasProjectorLink } }`
const revoke = `mutation ($id: ID!) { revokeProjectorLink(workshopId: $id) { ok errorString } }`

test('[J1] the link is of its session, and the screen that opens it is nobody, whether there is a password or not', async () => {
  const screen = await openProjector(server, fay, session.workshopId)
  expect(screen.url).toMatch(new RegExp(`^${server.url}/projector/${session.workshopId}#.+`))
  expect((await screen.ask('query { me { id } }')).data).toEqual({ me: null })
  const asked = `query ($id: ID!) { workshop(id: $id) { hasPassword password } }`
  expect(await screen.must(asked, { id: session.workshopId })).toEqual({ hasPassword: false, password: null })
  await fay.act(`updateWorkshop(workshopId: "${session.workshopId}", password: "river7")`)
  expect(await screen.must(asked, { id: session.workshopId })).toEqual({ hasPassword: true, password: null })
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
  await fay.act(`deleteWorkshop(id: "${session.workshopId}")`)
  expect((await screen.ask(workshop, { id: session.workshopId })).codes).toEqual(['UNAUTHENTICATED'])
})
