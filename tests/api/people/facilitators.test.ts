import { beforeAll, expect, test } from 'vitest'
import { documentName } from '#domain/documents.ts'
import { readWorkshopInfo } from '#domain/workshop/state.ts'
import { signUpCalls } from '#support/calls/calls.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { withServer } from '#support/servers/withServer.ts'
import { startSession } from '#support/calls/session.ts'
import type { TestSession } from '#support/calls/session.ts'

const server = withServer()
let fay: Named
let session: TestSession

beforeAll(async () => {
  fay = await named('Fay')
  session = await startSession(server, fay)
})

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

async function named(name: string) {
  const email = uniqueEmail(name)
  const person = { ...(await signUpCalls(server, email)), email }
  await rename(person, name)
  return person
}
type Named = Awaited<ReturnType<typeof named>>

function rename(who: Pick<Named, 'must' | 'id'>, name: string): Promise<unknown> {
  const call =
    'mutation ($id: ID!, $name: String!) { updateUser(userId: $id, firstName: $name) { ok errorString } }'
  return who.must(call, { id: who.id, name })
}

function add({ email }: Named): Promise<unknown> {
  return makeFacilitators(fay, session.workshopId, [email])
}

function remove({ id }: Named): Promise<unknown> {
  return fay.act(`removeFacilitator(workshopId: "${session.workshopId}", userId: "${id}")`)
}

/** The facilitators that the lobby shows. */
function names(): Promise<string[]> {
  const id = session.workshopId
  return server.services.committed.read(id, [documentName({ kind: 'state', id })], ([state]) =>
    state ? [...readWorkshopInfo(state).facilitatorNames].sort() : [],
  )
}
