import { beforeAll, expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { messages } from '#domain/messages.ts'
import type { Calls } from '#support/calls/calls.ts'
import { callsOf } from '#support/calls/calls.ts'
import { startSession } from '#support/calls/session.ts'
import type { TestSession } from '#support/calls/session.ts'
import { fay, server, stageServer } from '#support/calls/stage.ts'

stageServer()
let session: TestSession
let ann: Calls

beforeAll(async () => {
  session = await startSession(server, fay)
  ann = await session.join()
})

const said = 'ok errorString errorCode errorValues'
const rename = `mutation ($id: ID!, $title: String) { updatePartAndTypeTitle(id: $id, title: $title) { ${said} } }`

test('[M25] [U17] a mistake is answered with its code and with what its sentence quotes, a success with neither', async () => {
  const title = 'x'.repeat(limits.activityName + 1)
  const { data } = await fay.ask(rename, { id: session.partId, title })
  expect(data?.['updatePartAndTypeTitle']).toEqual({
    ok: false,
    errorString: 'Please use at most 100 characters.',
    errorCode: 'textTooLong',
    errorValues: ['100'],
  })
  const renamed = await fay.ask(rename, { id: session.partId, title: 'Ideas' })
  const none = { ok: true, errorString: null, errorCode: null, errorValues: null }
  expect(renamed.data?.['updatePartAndTypeTitle']).toEqual(none)
  const invite = `mutation ($id: ID!) { sendInvites(workshopId: $id, invitees: ["not an address"]) { ${said} } }`
  expect((await fay.ask(invite, { id: session.workshopId })).data?.['sendInvites']).toMatchObject({
    ok: false,
    errorString: 'not an address is not a valid email address.',
    errorCode: 'inviteeInvalid',
    errorValues: ['not an address'],
  })
})

test('a new password is answered with the code of each criterion that it does not meet', async () => {
  const check = `mutation { validateUserData(email: "ivy@example.org", password: "short") { ${said} } }`
  expect((await callsOf(server, null).ask(check)).data?.['validateUserData']).toEqual({
    ok: false,
    errorString:
      'Your new password does not meet the required criteria: It must have at least 8 characters. It must contain digits.',
    errorCode: 'passwordUnmet',
    errorValues: ['passwordTooShort', 'passwordWithoutDigits'],
  })
})

test('[M25] [U17] a refused call has its code in the extensions, and a refused file in a header', async () => {
  const codesOf = async (who: Calls, id: unknown) => (await who.ask(rename, { id, title: 'Mine' })).codes
  expect(await codesOf(ann, session.partId)).toEqual(['FORBIDDEN'])
  expect(await codesOf(callsOf(server, null), session.partId)).toEqual(['UNAUTHENTICATED'])
  expect(await codesOf(fay, crypto.randomUUID())).toEqual(['NOT_FOUND'])
  expect(await codesOf(fay, 'a\u0000b')).toEqual(['BAD_USER_INPUT'])
  const file = await fetch(`${server.url}/api/export/${session.workshopId}/no-token`)
  expect([file.status, file.headers.get('error-code')]).toEqual([401, 'UNAUTHENTICATED'])
  expect(await file.text()).toBe(messages.UNAUTHENTICATED.sentence)
})
