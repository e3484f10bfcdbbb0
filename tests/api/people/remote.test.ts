import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Message } from '#domain/message.ts'
import { messages } from '#domain/messages.ts'
import { callsOf, signInCalls, signUpCalls } from '#support/calls/calls.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import {
  createRemoteCode,
  disconnectRemote,
  openRemote,
  pairRemote,
  showRemoteCode,
} from '#support/calls/remote.ts'
import { startSession } from '#support/calls/session.ts'
import { ann, fay, server, session, stageSessions } from '#support/calls/stage.ts'

const { remoteCodeUsed: used, remoteCodeExpired: expired, remoteCodeUnknown: opensNothing } = messages

stageSessions()

const state = `query ($id: ID!) { workshop(id: $id) { ended state { currentState topicActivePos revision } } }`
const remotes = `query ($id: ID!) { workshop(id: $id) { remotes { id isMine facilitatorName } } }`

const refused = ({ sentence }: Message) => ({ token: null, errorString: sentence })
const nobody = () => callsOf(server, null)
const id = () => ({ id: session.workshopId })

/** The answer to a phone that enters a code. */
async function scan(code: string, attempt = randomUUID(), workshopId = session.workshopId) {
  const { data, text } = await nobody().ask(pairRemote, { id: workshopId, code, attempt })
  const answer = data?.['pairRemote'] as { token: string | null; errorString: string | null } | undefined
  if (!answer) throw new Error(text)
  return answer
}

test('[J3] [J4] a phone that scans a code controls the session on behalf of the facilitator who showed it', async () => {
  const { url, code, seconds, remoteId } = await showRemoteCode(fay, session.workshopId)
  expect(url).toBe(`${server.url}/remote/${session.workshopId}#${code}`)
  expect(code).toMatch(/^[\w-]{22}$/)
  expect(seconds).toBe(300)
  expect(await fay.must(remotes, id())).toEqual({ remotes: [] })
  const { token } = await scan(code)
  const phone = callsOf(server, token)
  await phone.act(
    `updateState(workshopId: "${session.workshopId}", currentState: "RU", activePartId: "${session.partId}")`,
  )
  expect(await fay.must(state, id())).toMatchObject({ state: { currentState: 'RU', revision: 1 } })
  expect((await phone.ask('{ me { id } }')).data).toEqual({ me: null })
  await phone.must(
    `mutation ($topic: ID!, $common: CommonInfoInput!) { setShowAnswers(multiTopicId: $topic, commonInfoData: $common,
      selectedTopicIndex: 0, showAnswers: true) { ok errorString } }`,
    { topic: session.topicId, common: session.common },
  )
  await phone.act(`startTimer(workshopId: "${session.workshopId}", seconds: 60, locksInput: true)`)
  await phone.act(`stopTimer(workshopId: "${session.workshopId}")`)
  expect(await fay.must(remotes, id())).toEqual({
    remotes: [{ id: remoteId, isMine: true, facilitatorName: expect.any(String) as string }],
  })
})

test('[J3] a code pairs one phone, also when two use it at once; a phone that lost the answer gets it again', async () => {
  const { code } = await showRemoteCode(fay, session.workshopId)
  const attempts = Array.from({ length: 8 }, () => randomUUID())
  const answers = await Promise.all(attempts.map((attempt) => scan(code, attempt)))
  const paired = answers.filter(({ token }) => token !== null)
  expect(paired.length).toBe(1)
  const others = answers.filter(({ token }) => token === null)
  expect(new Set(others.map(({ errorString }) => errorString))).toEqual(new Set([used.sentence]))
  const winner = attempts[answers.findIndex(({ token }) => token !== null)]
  expect(await scan(code, winner)).toEqual(paired[0])
  expect(await scan(code)).toMatchObject(refused(used))
})

test('[J3] of codes that are made at once, one stays valid', async () => {
  const shown = await Promise.all(Array.from({ length: 6 }, () => showRemoteCode(fay, session.workshopId)))
  const answers = await Promise.all(shown.map(({ code }) => scan(code)))
  expect(answers.filter(({ token }) => token !== null)).toHaveLength(1)
})

test('[J3] a code is valid for five minutes and is then reported as expired; a lost answer is not repeated after that', async () => {
  const lifetime = `select extract(epoch from code_expires_at - now())::int as left from public.remotes where workshop_id = $1`
  const late = await showRemoteCode(fay, session.workshopId)
  const { rows } = await server.services.pool.query<{ left: number }>(lifetime, [session.workshopId])
  expect(rows[0]?.left).toBeGreaterThan(280)
  expect(rows[0]?.left).toBeLessThanOrEqual(300)
  await pastFiveMinutes()
  expect(await scan(late.code)).toMatchObject(refused(expired))
  const inTime = await showRemoteCode(fay, session.workshopId)
  const attempt = randomUUID()
  const { token } = await scan(inTime.code, attempt)
  await pastFiveMinutes()
  expect(await scan(inTime.code, attempt)).toMatchObject(refused(used))
  // The phone keeps working.
  expect((await callsOf(server, token).ask(state, id())).codes).toEqual([])
})

test('[J3] a newer code replaces the previous one, and no code works for another session', async () => {
  const first = await showRemoteCode(fay, session.workshopId)
  const second = await showRemoteCode(fay, session.workshopId)
  const unknown = refused(opensNothing)
  expect(await scan(first.code)).toMatchObject(unknown)
  const other = await startSession(server, fay)
  expect(await scan(second.code, randomUUID(), other.workshopId)).toMatchObject(unknown)
  for (const code of ['', 'x'.repeat(22), `${second.code} `, '\u0000'])
    expect(await scan(code)).toMatchObject(unknown)
  expect((await scan(second.code)).token).not.toBeNull()
})

test('[J3] [U7] only hashes of code and token are stored, and neither is in a log', async () => {
  const phone = await openRemote(server, fay, session.workshopId)
  await phone.ask(state, id())
  const secrets = [phone.code, phone.token.split('.').at(-1) ?? '']
  const { rows } = await server.services.pool.query<{ kept: string }>(
    `select remotes::text as kept from public.remotes where workshop_id = $1`,
    [session.workshopId],
  )
  expect(rows.length).toBe(1)
  for (const secret of secrets) {
    expect(rows.filter(({ kept }) => kept.includes(secret))).toEqual([])
    expect(server.logLines.filter((line) => line.includes(secret))).toEqual([])
  }
})

test('[U4] unknown codes are counted: after too many, attempts wait for a random draw, correct ones too', async () => {
  const { code } = await showRemoteCode(fay, session.workshopId)
  for (let count = 0; count < 20; count++) await scan('x'.repeat(22))
  const startedAt = performance.now()
  expect((await scan(code)).token).not.toBeNull()
  expect(performance.now() - startedAt).toBeGreaterThan(150)
})

test('[J3] a facilitator has at most five phones', async () => {
  const phones = []
  for (let count = 0; count < 5; count++) phones.push(await openRemote(server, fay, session.workshopId))
  const { data } = await fay.ask(createRemoteCode, id())
  const { sentence } = messages.enoughRemotes
  expect(data).toMatchObject({ createRemoteCode: { ok: false, errorString: sentence } })
  await fay.must(disconnectRemote, { ...id(), remoteId: phones[0]?.remoteId })
  await openRemote(server, fay, session.workshopId)
})

test('[J4] a token works for its own session only, and an invented one is refused', async () => {
  const other = await startSession(server, fay)
  const phone = await openRemote(server, fay, session.workshopId)
  expect((await phone.ask(state, { id: other.workshopId })).codes).toEqual(['FORBIDDEN'])
  for (const token of [
    phone.token.replace(session.workshopId, other.workshopId),
    `${phone.token.slice(0, -1)}${phone.token.endsWith('A') ? 'B' : 'A'}`,
    phone.token.replace('remote.', 'projector.'),
    `remote.zzzzzzzz.${'x'.repeat(43)}`,
    phone.code,
  ])
    expect((await callsOf(server, token).ask(state, id())).codes).toEqual(['UNAUTHENTICATED'])
})

test('[B19] [J4] a phone reads the notes of what is not hidden, facilitators those of everything, nobody else any', async () => {
  const { partId, objectId } = session
  await fay.act(`updateBrainstorm(brainstormId: "${objectId}", notes: "psst")`)
  const phone = await openRemote(server, fay, session.workshopId)
  const told = () => Promise.all([fay, phone, ann].map((who) => who.must(`{ notes(partId: "${partId}") }`)))
  expect(await told()).toEqual(['psst', 'psst', null])
  await fay.act(`updatePartVisibility(partId: "${partId}", hidden: true)`)
  expect(await told()).toEqual(['psst', null, null])
})

test('[J5] after it is disconnected by a facilitator or by itself, the token is refused, and the code does not restore it', async () => {
  const phone = await openRemote(server, fay, session.workshopId)
  const second = await openRemote(server, fay, session.workshopId)
  const other = await phone.ask(disconnectRemote, { ...id(), remoteId: second.remoteId })
  expect(other.codes).toEqual(['FORBIDDEN'])
  await fay.must(disconnectRemote, { ...id(), remoteId: phone.remoteId })
  await fay.must(disconnectRemote, { ...id(), remoteId: phone.remoteId })
  expect((await phone.ask(state, id())).codes).toEqual(['UNAUTHENTICATED'])
  expect(await scan(phone.code)).toMatchObject(refused(opensNothing))
  await second.must(disconnectRemote, { ...id(), remoteId: second.remoteId })
  expect((await second.ask(state, id())).codes).toEqual(['UNAUTHENTICATED'])
  expect(await fay.must(remotes, id())).toEqual({ remotes: [] })
})

test('[J5] it ends with the rights of the facilitator who paired it, and does not return with them', async () => {
  const email = uniqueEmail('ben')
  const ben = await signUpCalls(server, email)
  await makeFacilitators(fay, session.workshopId, [email])
  const phone = await openRemote(server, ben, session.workshopId)
  const { code } = await showRemoteCode(ben, session.workshopId)
  expect((await phone.ask(state, id())).codes).toEqual([])
  await fay.act(`removeFacilitator(workshopId: "${session.workshopId}", userId: "${ben.id}")`)
  expect((await phone.ask(state, id())).codes).toEqual(['UNAUTHENTICATED'])
  await makeFacilitators(fay, session.workshopId, [email])
  expect((await phone.ask(state, id())).codes).toEqual(['UNAUTHENTICATED'])
  expect(await scan(code)).toMatchObject(refused(opensNothing))
})

test('[J5] a new password ends the phones and codes of every sign-in; signing out of a laptop keeps the phone', async () => {
  const email = uniqueEmail('dee')
  const dee = await signUpCalls(server, email)
  const own = await startSession(server, dee)
  const laptop = await signInCalls(server, email, 'correct horse 9')
  const phone = await openRemote(server, laptop, own.workshopId)
  await laptop.act('logout')
  expect((await phone.ask(state, { id: own.workshopId })).codes).toEqual([])
  const { code } = await showRemoteCode(dee, own.workshopId)
  await dee.act('updatePassword(oldPassword: "correct horse 9", newPassword: "battery staple 7")')
  expect((await phone.ask(state, { id: own.workshopId })).codes).toEqual(['UNAUTHENTICATED'])
  expect(await scan(code, randomUUID(), own.workshopId)).toMatchObject(refused(expired))
  expect(await dee.must(remotes, { id: own.workshopId })).toEqual({ remotes: [] })
})

test('[J5] after the end a phone reads the state and can do nothing, and no phone can be paired', async () => {
  const phone = await openRemote(server, fay, session.workshopId)
  const { code } = await showRemoteCode(fay, session.workshopId)
  await fay.act(`endWorkshop(workshopId: "${session.workshopId}")`)
  expect(await phone.must(state, id())).toMatchObject({ ended: true, state: { currentState: 'PA' } })
  const { data } = await phone.ask(
    'mutation ($id: ID!) { updateState(workshopId: $id, currentState: "PA") { ok errorString } }',
    id(),
  )
  expect(data).toEqual({ updateState: { ok: false, errorString: messages.sessionEnded.sentence } })
  expect(
    (await phone.ask('query ($id: ID!) { brainstorm(id: $id) { notes } }', { id: session.objectId })).codes,
  ).toEqual(['FORBIDDEN'])
  expect(await scan(code)).toMatchObject(refused(messages.sessionEnded))
})

test('[J5] deleting a session ends its phones, also when it is restored', async () => {
  const phone = await openRemote(server, fay, session.workshopId)
  const { code } = await showRemoteCode(fay, session.workshopId)
  await fay.act(`deleteWorkshop(id: "${session.workshopId}")`)
  expect((await phone.ask(state, id())).codes).toEqual(['UNAUTHENTICATED'])
  expect(await scan(code)).toMatchObject(refused(opensNothing))
  await fay.act(`restoreWorkshop(id: "${session.workshopId}")`)
  expect((await phone.ask(state, id())).codes).toEqual(['UNAUTHENTICATED'])
  expect(await fay.must(remotes, id())).toEqual({ remotes: [] })
})

test('[J5] a pairing ends after seven days', async () => {
  const phone = await openRemote(server, fay, session.workshopId)
  await server.services.pool.query(`update public.remotes set expires_at = now() where workshop_id = $1`, [
    session.workshopId,
  ])
  server.services.signals.emit('rightsChanged', { workshopId: session.workshopId, userId: null })
  expect((await phone.ask(state, id())).codes).toEqual(['UNAUTHENTICATED'])
  await showRemoteCode(fay, session.workshopId)
  const { rows } = await server.services.pool.query(
    `select 1 from public.remotes where workshop_id = $1 and paired_at is not null`,
    [session.workshopId],
  )
  expect(rows).toEqual([])
})

/** Makes the codes of the session five minutes older. */
async function pastFiveMinutes(): Promise<void> {
  await server.services.pool.query(
    `update public.remotes set code_expires_at = code_expires_at - interval '5 minutes' where workshop_id = $1`,
    [session.workshopId],
  )
}
