import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteLink } from '#domain/accounts/inviteLink.ts'
import { inviteesAtOnce } from '#domain/accounts/invitation.ts'
import { messages } from '#domain/messages.ts'
import { joinCalls, signInCalls, signUpCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { add, askToAdd, invite, newWorkshop, withdraw } from '#support/calls/invitationCalls.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { startSmtpServer } from '#support/servers/smtpServer.ts'
import type { SmtpServer } from '#support/servers/smtpServer.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'

let smtp: SmtpServer
let server: TestServer
let fay: Awaited<ReturnType<typeof signUpCalls>>
const fayEmail = uniqueEmail('fay')

beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await startTestServer({ SMTP_URL: smtp.url, MAIL_FROM: 'Plenum <plenum@example.org>' })
  fay = await signUpCalls(server, fayEmail)
  await fay.act(`updateUser(userId: "${fay.id}", firstName: "Fay", lastName: "<i>Öst</i>")`)
})
afterAll(async () => {
  await server.stop()
  await smtp.close()
})

const day = 24 * 60 * 60

const newSession = (who: Calls = fay) => newWorkshop(who, 'workshopName: "Kick & Off", password: "a%b#1"')

const pending = async (who: Calls, id: string) =>
  (
    await who.must<{ invitations: object[] | null }>(
      `{ workshop(id: "${id}") { invitations { email invitedAs } } }`,
    )
  ).invitations
/** Like a link that was emailed before. */
const prove = (email: string) =>
  server.services.pool.query('update public.profiles set address_proven_at = now() where email = $1', [email])
const answerOf = async (answer: ReturnType<typeof invite>) => Object.values((await answer).data ?? {})[0]

test('[I1] an invited participant gets the invite link by mail, and no right through it', async () => {
  const workshopId = await newSession()
  const ivy = uniqueEmail('ivy')
  const answer = await answerOf(invite(fay, workshopId, [` ${ivy.toUpperCase()} `, ivy]))
  expect(answer).toMatchObject({ ok: true, invitations: [{ email: ivy, invitedAs: 'participant' }] })
  const { invitations } = answer as { invitations: { expiresAt: number }[] }
  expect(invitations[0]?.expiresAt).toBeGreaterThan(Date.now() / 1000 + 29 * day)
  const { text } = await smtp.nextTo(ivy)
  expect(text).toContain(inviteLink(server.url, workshopId, 'a%b#1'))
  expect(text).toContain('Fay &lt;i&gt;Öst&lt;/i&gt; invites you')
  expect(text.slice(text.indexOf('text/html'))).not.toContain('<i>')
  expect(smtp.mails.filter(({ to }) => to === ivy)).toHaveLength(1)

  const signedUp = await signUpCalls(server, ivy)
  expect((await signedUp.ask(`{ workshop(id: "${workshopId}") { id } }`)).codes).toEqual(['FORBIDDEN'])
  const kim = await joinCalls(server, workshopId, 'a%b#1')
  expect(await pending(kim, workshopId)).toBeNull()
  const log = server.logLines.join('')
  for (const secret of [ivy, 'a%25b']) expect(log).not.toContain(secret)
})

test('[I1] an invited facilitator with a proven address has the right at once; mails are in the language of the inviter', async () => {
  const workshopId = await newSession()
  const [gusEmail, newEmail] = [uniqueEmail('gus'), uniqueEmail('new')]
  const gus = await signUpCalls(server, gusEmail)
  await prove(gusEmail)
  await fay.act(`updateUser(userId: "${fay.id}", language: "sv")`)
  expect(await add(fay, workshopId, gusEmail, newEmail, fayEmail)).toMatchObject({
    ...{ ok: true, notFound: [newEmail] },
    workshop: {
      invitations: [{ email: newEmail, invitedAs: 'facilitator' }],
      facilitatorGroup: [{ email: fayEmail }, { email: gusEmail }],
    },
  })
  expect((await smtp.nextTo(gusEmail)).text).toContain(`${server.url}/workshop/${workshopId}`)
  expect((await smtp.nextTo(newEmail)).text).toContain('bjuder in dig')
  expect(await pending(gus, workshopId)).toEqual([{ email: newEmail, invitedAs: 'facilitator' }])
  // A person who is already a facilitator gets no second email.
  await add(fay, workshopId, gusEmail)
  await server.services.invitations.stop()
  expect(smtp.mails.filter(({ to }) => to === gusEmail)).toHaveLength(1)
})

test('[I1][I2] a withdrawn or expired invitation gives no right', async () => {
  const workshopId = await newSession()
  const [late, back] = [uniqueEmail('late'), uniqueEmail('back')]
  await add(fay, workshopId, late, back)
  await withdraw(fay, workshopId, back.toUpperCase())
  await withdraw(fay, workshopId, back)
  const { pool } = server.services
  await pool.query(
    `update public.invitations set expires_at = now() - interval '1 second' where email = $1`,
    [late],
  )
  expect(await pending(fay, workshopId)).toEqual([])
  for (const email of [late, back]) {
    await signUpCalls(server, email)
    await prove(email)
    const proven = await signInCalls(server, email, 'correct horse 9')
    expect(await proven.must('{ workshops { id } }')).toEqual([])
  }
  await invite(fay, await newSession(), [uniqueEmail()])
  const { rows } = await pool.query('select 1 from public.invitations where expires_at < now()')
  expect(rows).toEqual([])
})

test('[E1][I1] an earlier invitation gives no access to an ended or deleted workshop', async () => {
  const [over, deleted, open] = [await newSession(), await newSession(), await newSession()]
  const email = uniqueEmail('late')
  for (const id of [over, deleted, open]) await add(fay, id, email)
  await fay.act(`endWorkshop(workshopId: "${over}")`)
  await fay.act(`deleteWorkshop(id: "${deleted}")`)
  await signUpCalls(server, email)
  await prove(email)
  const late = await signInCalls(server, email, 'correct horse 9')
  expect(await late.must('{ workshops { id } }')).toEqual([{ id: open }])
  await fay.act(`restoreWorkshop(id: "${deleted}")`)
  expect((await late.ask(`{ workshop(id: "${deleted}") { id } }`)).codes).toEqual(['FORBIDDEN'])
  // It was kept until the workshop was restored.
  const back = await signInCalls(server, email, 'correct horse 9')
  expect((await back.must<{ id: string }[]>('{ workshops { id } }')).map(({ id }) => id).sort()).toEqual(
    [deleted, open].sort(),
  )
})

test('nobody is invited with an address that is none, with a header, or with too many', async () => {
  const workshopId = await newSession()
  const before = smtp.mails.length
  for (const [invitees, errorString] of [
    [['ben@example.org', ' ben@ '], 'ben@ is not a valid email address.'],
    [['a@example.org\r\nBcc: b@example.org'], expect.stringContaining('is not a valid email address.')],
    [
      Array.from({ length: 101 }, (_, n) => `p${n}@example.org`),
      messages.tooManyInvitees(inviteesAtOnce).sentence,
    ],
  ] as const)
    for (const call of [invite, askToAdd])
      expect(await answerOf(call(fay, workshopId, invitees))).toMatchObject({ ok: false, errorString })
  await server.services.invitations.stop()
  expect(smtp.mails).toHaveLength(before)
  expect(await pending(fay, workshopId)).toEqual([])
})

test('[E1] nobody can be invited to a template or an ended session, where invitations can still be withdrawn', async () => {
  const template = await newWorkshop(fay, 'workshopName: "Mine", template: true')
  const over = await newSession()
  const email = uniqueEmail()
  await invite(fay, over, [email])
  await fay.act(`endWorkshop(workshopId: "${over}")`)
  for (const call of [invite, askToAdd]) {
    expect(await answerOf(call(fay, template, [email]))).toMatchObject({
      errorString: messages.templateInvitation.sentence,
    })
    expect(await answerOf(call(fay, over, [email]))).toMatchObject({
      errorString: messages.sessionEnded.sentence,
    })
  }
  await withdraw(fay, over, email)
  expect(await pending(fay, over)).toEqual([])
})

test('an address gets at most five invitations an hour, and an account invites at most five hundred people', async () => {
  const gus = await signUpCalls(server, uniqueEmail('gus'))
  const workshopId = await newSession(gus)
  const victim = uniqueEmail('victim')
  for (let times = 0; times < 7; times++)
    await invite(times % 2 ? fay : gus, times % 2 ? await newSession() : workshopId, [victim])
  await server.services.invitations.stop()
  expect(smtp.mails.filter(({ to }) => to === victim)).toHaveLength(5)
  const hundred = Array.from({ length: 100 }, (_, n) => `refused-${n}@example.org`)
  for (let times = 0; times < 4; times++) expect((await invite(gus, workshopId, hundred)).codes).toEqual([])
  expect((await invite(gus, workshopId, hundred)).codes).toEqual(['RATE_LIMITED'])
})

test('[I5] [U7] a refused mail does not fail the call, is told by its invitation, and the log does not contain its address', async () => {
  const workshopId = await newSession()
  const [email, bo] = [uniqueEmail('refused'), uniqueEmail('bo')]
  const unsent = async () => {
    await server.services.invitations.stop()
    const { invitations } = await fay.must<{ invitations: { email: string; isUnsent: boolean }[] }>(
      `{ workshop(id: "${workshopId}") { invitations { email isUnsent } } }`,
    )
    return invitations.flatMap((one) => (one.isUnsent ? [one.email] : []))
  }
  expect(await unsent()).toEqual([])
  const changed = once(server.services.signals, 'workshopChanged')
  expect(await answerOf(invite(fay, workshopId, [bo, email]))).toMatchObject({ ok: true })
  // Open dialogs ask again.
  expect(await changed).toEqual([{ workshopId }])
  expect(await unsent()).toEqual([email])
  await add(fay, workshopId, email)
  expect(await unsent()).toEqual([email, email])
  // Inviting again sends it again.
  await server.services.pool.query('update public.invitations set is_unsent = true where email = $1', [bo])
  expect(await unsent()).toEqual([bo, email, email])
  await invite(fay, workshopId, [bo])
  expect(await unsent()).toEqual([email, email])
  const log = server.logLines.join('')
  expect(log).toContain('an invitation could not be sent')
  expect(log).not.toContain(email)
})
