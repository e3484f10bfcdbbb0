import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import {
  accept,
  add,
  confirm,
  newWorkshop,
  own,
  tokenIn,
  waiting,
  withdraw,
} from '#support/calls/invitationCalls.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { messages } from '#domain/messages.ts'

let server: TestServer
let dataDir: string
let fay: Calls
let workshopId: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plenum-links-'))
  server = await startTestServer({ DATA_DIR: dataDir })
  fay = await signUpCalls(server, uniqueEmail('fay'))
  workshopId = await newWorkshop(fay)
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function fileTo(email: string): Promise<string> {
  await server.services.invitations.stop()
  const folder = join(dataDir, 'mail')
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  const mail = mails.find((text) => text.includes(`To: ${email}`)) ?? ''
  return mail.replace(/=\n/g, '').replace(/=3D/g, '=')
}
const pending = async (who: Calls) =>
  (
    await who.must<{ invitations: object[] }>(
      `{ workshop(id: "${workshopId}") { invitations { email waitsFor } } }`,
    )
  ).invitations

test('[I4] only the creator confirms an invited account', async () => {
  const [gusEmail, coEmail] = [uniqueEmail('a-gus'), uniqueEmail('b-co')]
  await add(fay, workshopId, gusEmail, coEmail)
  expect(await pending(fay)).toEqual([
    { email: gusEmail, waitsFor: 'signUp' },
    { email: coEmail, waitsFor: 'signUp' },
  ])
  expect((await confirm(fay, workshopId, gusEmail)).data?.['confirmFacilitator']).toMatchObject({
    errorString: messages.noAccountYet.sentence,
  })
  const [gus, co] = [await signUpCalls(server, gusEmail), await signUpCalls(server, coEmail)]
  expect(await waiting(gus)).toEqual({ count: 1, byMail: false })
  expect(await own(gus)).toEqual([])
  expect(await pending(fay)).toContainEqual({ email: gusEmail, waitsFor: 'confirmation' })
  for (const who of [gus, co]) expect((await confirm(who, workshopId, gusEmail)).codes).toEqual(['FORBIDDEN'])

  expect((await confirm(fay, workshopId, coEmail.toUpperCase())).data?.['confirmFacilitator']).toMatchObject({
    ok: true,
  })
  expect(await own(co)).toEqual([workshopId])
  // A co-facilitator invites, and does not learn which addresses have an account.
  expect(await pending(co)).toEqual([{ email: gusEmail, waitsFor: 'owner' }])
  expect((await confirm(co, workshopId, gusEmail)).codes).toEqual(['FORBIDDEN'])
  // A person who is already a facilitator is neither invited nor emailed again.
  expect(await add(fay, workshopId, coEmail)).toMatchObject({ notFound: [] })
  // It verifies no address: other invitations still ask for confirmation.
  const ann = await signUpCalls(server, uniqueEmail('ann'))
  expect(await add(ann, await newWorkshop(ann), coEmail)).toMatchObject({ notFound: [coEmail] })
  // People who were not invited, or whose invitation was withdrawn, cannot be confirmed.
  await withdraw(fay, workshopId, gusEmail)
  expect((await confirm(fay, workshopId, gusEmail)).data?.['confirmFacilitator']).toMatchObject({
    ok: false,
  })
  expect(await own(gus)).toEqual([])
})

test('[I3] the link in the mail file, sent by hand, gives the right too', async () => {
  const email = uniqueEmail('file')
  await add(fay, workshopId, email)
  const token = tokenIn(await fileTo(email))
  expect(await accept(await signUpCalls(server, email), token)).toMatchObject({ ok: true, workshopId })
})
