import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentName } from '#domain/documents.ts'
import { readWorkshopInfo } from '#domain/workshop/state.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

let server: TestServer
let fay: TestFacilitator
let session: TestSession

beforeAll(async () => {
  server = await startTestServer()
  fay = await named('Fay')
  session = await startSession(server, fay)
})
afterAll(() => server.stop())

test('[W2] facilitators who are added, removed and renamed concurrently are all named correctly', async () => {
  const hal = await named('Hal')
  const ivy = await named('Ivy')
  const jon = await named('Jon')
  const kim = await named('Kim')
  await add(hal)
  await Promise.all([ivy, jon, kim].map(add).concat(remove(hal), [ivy, jon, kim].map(add)))
  await expect.poll(names).toEqual(['Fay', 'Ivy', 'Jon', 'Kim'])
  await Promise.all([rename(ivy, 'Iris'), remove(kim), rename(jon, 'Jonas')])
  await expect.poll(names).toEqual(['Fay', 'Iris', 'Jonas'])
})

async function named(name: string): Promise<TestFacilitator> {
  const person = await signUpFacilitator(server, name.toLowerCase())
  await rename(person, name)
  return person
}

function rename(who: TestFacilitator, name: string): Promise<unknown> {
  const call =
    'mutation ($id: ID!, $name: String!) { updateUser(userId: $id, firstName: $name) { ok errorString } }'
  return who.must(call, { id: who.id, name })
}

async function add({ id }: TestFacilitator): Promise<unknown> {
  const sql = 'select email from public.profiles where id = $1'
  const { rows } = await server.services.pool.query<{ email: string }>(sql, [id])
  return await makeFacilitators(
    fay,
    session.workshopId,
    rows.map(({ email }) => email),
  )
}

function remove({ id }: TestFacilitator): Promise<unknown> {
  return fay.must(
    'mutation ($id: ID!, $user: ID!) { removeFacilitator(workshopId: $id, userId: $user) { ok errorString } }',
    { id: session.workshopId, user: id },
  )
}

/** The facilitators that the lobby shows. */
function names(): Promise<string[]> {
  const id = session.workshopId
  return server.services.committed.read(id, [documentName({ kind: 'state', id })], ([state]) =>
    state ? [...readWorkshopInfo(state).facilitatorNames].sort() : [],
  )
}
