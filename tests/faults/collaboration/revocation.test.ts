import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeCodes } from '#domain/errors.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { callsOf, signInCalls, signUpCalls } from '#support/calls/calls.ts'
import { holdOpen, subscribe } from '#support/servers/heldOpen.ts'
import type { HeldOpen } from '#support/servers/heldOpen.ts'
import { mailsTo, uniqueEmail } from '#support/servers/localSupabase.ts'
import { RawClient } from '#support/documents/rawClient.ts'
import { openProjector, disconnectRemote, openRemote } from '#support/calls/remote.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

/** The limit of hazard test HT27: nothing is accepted or delivered after this. */
const mostMs = 2000
const password = 'correct horse 9'
const newPassword = 'battery staple 7'

/** Two nodes on one database. Everything is revoked on the first. */
let here: TestServer
let there: TestServer
let fay: TestFacilitator
let session: TestSession

beforeAll(async () => {
  here = await startTestServer()
  there = await startTestServer({}, { beside: here })
  fay = await signUpFacilitator(here)
})
afterAll(async () => {
  await there.stop()
  await here.stop()
})
beforeEach(async () => {
  session = await startSession(here, fay)
})

/** Another account that facilitates the session. */
async function colleague(name: string) {
  const email = uniqueEmail(name)
  const calls = await signUpCalls(here, email)
  await makeFacilitators(fay, session.workshopId, [email])
  return { ...calls, email }
}

const onBoth = (token: string): Promise<HeldOpen[]> =>
  Promise.all([here, there].map((node) => holdOpen(node, token, session.workshopId)))

/** With this act both nodes close in time what is open with a token, and refuse it from then on, also after a restart. */
async function endsForGood(token: string, act: () => Promise<unknown>): Promise<void> {
  const open = await onBoth(token)
  await act()
  const answeredAt = performance.now()
  for (const one of open) {
    const { atMs, ...codes } = await one.ended
    expect(codes).toEqual({ documents: closeCodes.unauthenticated.code, subscription: 4401 })
    expect(atMs - answeredAt).toBeLessThan(mostMs)
  }
  await expectRefused(token)
  await there.restart()
  await here.restart()
  await expectRefused(token)
}

async function expectRefused(token: string): Promise<void> {
  for (const node of [here, there]) {
    expect((await callsOf(node, token).ask(me)).codes).toEqual(['UNAUTHENTICATED'])
    await expect(subscribe(node, token, session.workshopId)).rejects.toThrow('closed 4403')
  }
  expect(await reopened(token)).toEqual(['unauthenticated', 'unauthenticated'])
}

const changePassword = `mutation {
  updatePassword(oldPassword: "${password}", newPassword: "${newPassword}") { ok errorString } }`
const removeFacilitator = `mutation ($id: ID!, $user: ID!) {
  removeFacilitator(workshopId: $id, userId: $user) { ok errorString } }`
const me = '{ me { id } }'

test('[HT27] [U6] signing out ends every open connection of that sign-in on every node, permanently, and no other', async () => {
  const ben = await colleague('ben')
  const elsewhere = await signInCalls(here, ben.email, password)
  const stays = await onBoth(elsewhere.token)
  await endsForGood(ben.token, async () => {
    await ben.act('logout')
    for (const { documents } of stays) await documents.sync(`state/${session.workshopId}`)
  })
  expect(await elsewhere.must(me)).toEqual({ id: ben.id })
})

test("[HT27] [U6] a participant's sign-out ends their connections and the refresh token", async () => {
  const pat = await session.join()
  await endsForGood(pat.token, () => pat.act('logout'))
  const renew = `mutation { refreshToken(refreshToken: "${pat.refreshToken}") { ok } }`
  for (const node of [here, there])
    expect((await callsOf(node, null).ask(renew)).codes).toEqual(['UNAUTHENTICATED'])
  expect(await signInCalls(here, pat.username, pat.tempPassword)).toMatchObject({ id: pat.id })
})

test('[HT27] [U6] a new password ends the other sign-ins everywhere; the current one continues, a new one works at once', async () => {
  const ben = await colleague('ben')
  const thief = await signInCalls(here, ben.email, password)
  const own = await onBoth(ben.token)
  let again = thief
  await endsForGood(thief.token, async () => {
    await ben.must(changePassword)
    again = await signInCalls(there, ben.email, newPassword)
    expect(await again.must(me)).toEqual({ id: ben.id })
    for (const { documents } of own) await documents.sync(`state/${session.workshopId}`)
  })
  for (const calls of [ben, again]) expect(await calls.must(me)).toEqual({ id: ben.id })
})

test('[HT27] [U6] export links created before a new password are refused after it', async () => {
  const ben = await colleague('ben')
  const thief = await signInCalls(here, ben.email, password)
  const { url } = await thief.must<{ url: string }>('mutation { exportAccount { ok errorString url } }')
  const { token } = await thief.must<{ token: { token: string } }>(
    'mutation ($id: ID!) { generateToken(workshopId: $id) { ok errorString token { token } } }',
    { id: session.workshopId },
  )
  const links = [url, `${here.url}/api/export/${session.workshopId}/${token.token}`]
  const statuses = () => Promise.all(links.map(async (link) => (await fetch(link)).status))
  expect(await statuses()).toEqual([200, 200])
  await ben.must(changePassword)
  expect(await statuses()).toEqual([404, 401])
  await here.restart()
  expect(await statuses()).toEqual([404, 401])
})

test('[HT27] [U6] a recovery ends every sign-in everywhere, permanently, and a new one works at once', async () => {
  const ben = await colleague('ben')
  const nobody = callsOf(here, null)
  await nobody.act(`sendRecoverEmail(email: "${ben.email}")`)
  await here.services.accounts.stop()
  const [mail] = await mailsTo(ben.email)
  const [, userId = '', token = ''] = /\/reset\/([^_"]+)_([^"<]+)/.exec(mail?.html ?? '') ?? []
  await endsForGood(ben.token, async () => {
    await nobody.act(`setNewPassword(userId: "${userId}", token: "${token}", password: "${newPassword}")`)
    expect(await (await signInCalls(here, ben.email, newPassword)).must(me)).toEqual({ id: ben.id })
  })
})

test('[HT27] [X3] a deleted account loses access everywhere, permanently', async () => {
  const ben = await colleague('ben')
  await endsForGood(ben.token, () => ben.act(`deleteAccount(password: "${password}")`))
})

test('[HT27] [HT19] a removed participant loses access on every node', async () => {
  const pat = await session.join()
  await endsHere(pat.token, closeCodes.removed.code, () =>
    fay.act(`removeParticipant(workshopId: "${session.workshopId}", userId: "${pat.id}")`),
  )
  expect(await reopened(pat.token)).toEqual(['removed', 'removed'])
})

test('[HT27] [HT19] a removed facilitator loses access on every node', async () => {
  const ben = await colleague('ben')
  await endsHere(ben.token, closeCodes.rightsChanged.code, () =>
    fay.must(removeFacilitator, { id: session.workshopId, user: ben.id }),
  )
  expect(await reopened(ben.token)).toEqual(['permission-denied', 'permission-denied'])
})

test("[HT27] [J2] a revoked link ends the room's screen on every node, and opens nothing afterwards", async () => {
  const { token } = await openProjector(here, fay, session.workshopId)
  await endsHere(token, closeCodes.rightsChanged.code, () =>
    fay.act(`revokeProjectorLink(workshopId: "${session.workshopId}")`),
  )
  expect(await reopened(token)).toEqual(['unauthenticated', 'unauthenticated'])
})

test('[HT27] [J5] a disconnected phone loses access on every node, permanently', async () => {
  const { token, remoteId } = await openRemote(here, fay, session.workshopId)
  await endsHere(token, closeCodes.unauthenticated.code, () =>
    fay.must(disconnectRemote, { id: session.workshopId, remoteId }),
  )
  await there.restart()
  await here.restart()
  await expectRefused(token)
})

test('[HT27] [J5] a phone loses access on every node when the person who paired it is no longer a facilitator', async () => {
  const ben = await colleague('ben')
  const { token } = await openRemote(here, ben, session.workshopId)
  await endsHere(token, closeCodes.unauthenticated.code, () =>
    fay.must(removeFacilitator, { id: session.workshopId, user: ben.id }),
  )
  await expectRefused(token)
})

test('[HT27] [J5] [U6] a new password ends the phones of the account everywhere, permanently', async () => {
  const ben = await colleague('ben')
  const { token } = await openRemote(here, ben, session.workshopId)
  await endsForGood(token, () => ben.must(changePassword))
})

test.each([
  ['deleting', 'deleteWorkshop(id: $id)'],
  ['erasing', 'eraseWorkshop(workshopId: $id)'],
])('[HT27] [X2] %s a session ends everybody’s access on every node', async (_how, call) => {
  const pat = await session.join()
  const open = await onBoth(pat.token)
  const startedAt = performance.now()
  await fay.must(`mutation ($id: ID!) { ${call} { ok errorString } }`, { id: session.workshopId })
  for (const { documents, subscription } of open) {
    await Promise.race([documents.closed, documents.next('closed')])
    await ended(subscription)
    expect(performance.now() - startedAt).toBeLessThan(mostMs)
  }
})

/** The end of rights in one session: the socket of its documents closes, and the subscription ends with an error. */
async function endsHere(token: string, code: number, act: () => Promise<unknown>): Promise<void> {
  const open = await onBoth(token)
  const startedAt = performance.now()
  await act()
  for (const { documents, subscription } of open) {
    expect((await documents.closed).code).toBe(code)
    await ended(subscription)
    expect(performance.now() - startedAt).toBeLessThan(mostMs)
  }
  await session.showAgenda(false)
  for (const { subscription } of open) expect(subscription.received.at(-1)?.type).toBe('error')
}

/** What both nodes say to whoever opens the session with this token. */
function reopened(token: string): Promise<string[]> {
  const reopen = async (node: TestServer): Promise<string> => {
    const client = await RawClient.connect(`${node.url.replace('http', 'ws')}/collab`, { origin: node.url })
    const answer = await client.open(`state/${session.workshopId}`, token)
    await client.close()
    return answer
  }
  return Promise.all([here, there].map(reopen))
}

async function ended({ socket, received }: HeldOpen['subscription']): Promise<void> {
  while (received.at(-1)?.type !== 'error') await new Promise((resolve) => socket.once('message', resolve))
}
