import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkMessages } from '#domain/accounts/invitation.ts'
import { messages } from '#domain/messages.ts'
import { hashInvitationToken, makeInvitationToken } from '#server/invitations/tokens.ts'
import { callsOf, signInCalls, signUpCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import {
  accept,
  add,
  confirm,
  look,
  mailLink,
  newWorkshop,
  own,
  tokenIn,
  waiting,
  withdraw,
} from '#support/calls/invitationCalls.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { startSmtpServer } from '#support/servers/smtpServer.ts'
import type { SmtpServer } from '#support/servers/smtpServer.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'

const password = 'correct horse 9'
let smtp: SmtpServer
let server: TestServer
let fay: Calls

beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await startTestServer({ SMTP_URL: smtp.url, MAIL_FROM: 'Plenum <plenum@example.org>' })
  fay = await signUpCalls(server, uniqueEmail('fay'))
})
afterAll(async () => {
  await server.stop()
  await smtp.close()
})

const expire = (email: string) =>
  server.services.pool.query(
    `update public.invitations set expires_at = now() - interval '1 s' where email = $1`,
    [email],
  )
const nobody = () => callsOf(server, null)
const tokenTo = async (email: string) => tokenIn((await smtp.nextTo(email)).text)

test('[I3] signing up with an invited address gives no right; the link in the mail does', async () => {
  const workshopId = await newWorkshop(fay)
  const email = uniqueEmail('boss')
  expect(await add(fay, workshopId, email)).toMatchObject({
    notFound: [email],
    workshop: { invitations: [{ email, waitsFor: 'link' }] },
  })
  const token = await tokenTo(email)
  expect(token).toHaveLength(43)

  const impostor = await signUpCalls(server, email)
  const again = await signInCalls(server, email, password)
  for (const who of [impostor, again]) {
    expect(await own(who)).toEqual([])
    expect((await who.ask(`{ workshop(id: "${workshopId}") { id } }`)).codes).toEqual(['FORBIDDEN'])
    // Not even the session is revealed.
    expect(await waiting(who)).toEqual({ count: 1, byMail: true })
  }
  // Inviting them again now that they have an account does not bypass the check, nor does confirming them.
  expect(await add(fay, workshopId, email)).toMatchObject({ notFound: [email] })
  const confirmed = await confirm(fay, workshopId, email)
  expect(confirmed.data?.['confirmFacilitator']).toMatchObject({
    errorString: messages.confirmByMail.sentence,
  })
  expect(await own(await signInCalls(server, email, password))).toEqual([])

  // The owner recovers the account in the usual way: by an emailed link.
  expect(await look(token, nobody())).toEqual({
    ...{ status: 'open', email, workshopName: 'Layoffs', inviter: null },
  })
  expect(await accept(again, token)).toEqual({ ok: true, errorString: null, workshopId })
  expect(await own(again)).toEqual([workshopId])
  // The answer was lost: a retry returns the same, and only to them.
  expect(await accept(again, token)).toMatchObject({ ok: true, workshopId })
  const other = await signUpCalls(server, uniqueEmail('other'))
  expect(await accept(other, token)).toMatchObject({ ok: false, errorString: linkMessages.used.sentence })
  expect(await waiting(again)).toEqual({ count: 0, byMail: true })
  const { rows } = await server.services.pool.query(
    'select address_proven_at is not null as proven from public.profiles where email = $1',
    [email],
  )
  expect(rows).toEqual([{ proven: true }])
})

test('[I3] a proven address is proven for all its invitations, later ones too', async () => {
  const [first, second, third] = [await newWorkshop(fay), await newWorkshop(fay), await newWorkshop(fay)]
  const email = uniqueEmail('ben')
  await add(fay, first, email)
  await add(fay, second, email)
  const ben = await signUpCalls(server, email)
  expect(await waiting(ben)).toMatchObject({ count: 2 })
  await accept(ben, await tokenTo(email))
  expect((await own(ben)).sort()).toEqual([first, second].sort())
  expect(await look(await tokenTo(email), ben)).toMatchObject({ status: 'used' })
  expect(await add(fay, third, email)).toMatchObject({ notFound: [] })
  expect(await own(ben)).toContain(third)
})

test('[I3] a person signed in with another address is told so, and the invitation stays', async () => {
  const workshopId = await newWorkshop(fay)
  const email = uniqueEmail('ivy')
  await add(fay, workshopId, email)
  const token = await tokenTo(email)
  const other = await signUpCalls(server, uniqueEmail('other'))
  expect(await accept(other, token)).toMatchObject({
    ok: false,
    errorString: messages.invitationForOther.sentence,
  })
  expect(await own(other)).toEqual([])
  expect((await nobody().ask(`mutation { acceptInvitation(token: "${token}") { ok } }`)).codes).toEqual([
    'UNAUTHENTICATED',
  ])
  expect(await look(token, other)).toMatchObject({ status: 'open', email })
  expect(await accept(await signUpCalls(server, email), token)).toMatchObject({ ok: true })
})

test.each<[keyof typeof linkMessages, string, (workshopId: string, email: string) => Promise<unknown>]>([
  ['withdrawn', 'is withdrawn', (id, email) => withdraw(fay, id, email)],
  ['expired', 'has expired', (_id, email) => expire(email)],
  ['over', 'is to an ended session', (id) => fay.act(`endWorkshop(workshopId: "${id}")`)],
  ['over', 'is to a deleted one', (id) => fay.act(`deleteWorkshop(id: "${id}")`)],
])(
  '[I2, I3] an invalid link says that it is %s, and names nobody, when the invitation %s',
  async (status, _what, act) => {
    const workshopId = await newWorkshop(fay)
    const email = uniqueEmail('link')
    await add(fay, workshopId, email)
    const token = await tokenTo(email)
    await act(workshopId, email)
    const who = await signUpCalls(server, email)
    expect(await accept(who, token)).toMatchObject({ errorString: linkMessages[status].sentence })
    expect(await own(who)).toEqual([])
    const gone = { email: null, workshopName: null, inviter: null }
    expect(await look(token, nobody())).toEqual({ status, ...gone })
  },
)

test('[I3] a token that was never made is unknown', async () => {
  const ann = await signUpCalls(server, uniqueEmail('ann'))
  for (const none of [makeInvitationToken(), '', 'x'.repeat(5000), 'é']) {
    expect(await look(none, ann)).toBeNull()
    expect(await accept(ann, none)).toMatchObject({ errorString: messages.invitationUnknown.sentence })
  }
})

test('[I2, I3] after an invitation was withdrawn and sent again, the new link works and the old one does not', async () => {
  const workshopId = await newWorkshop(fay)
  const email = uniqueEmail('again')
  await add(fay, workshopId, email)
  const old = await tokenTo(email)
  await withdraw(fay, workshopId, email)
  await add(fay, workshopId, email)
  const who = await signUpCalls(server, email)
  expect(await accept(who, old)).toMatchObject({ errorString: linkMessages.withdrawn.sentence })
  expect(await accept(who, await tokenTo(email))).toMatchObject({ ok: true })
  // After removal, the earlier link does not restore access.
  const { id } = await who.must<{ id: string }>('{ me { id } }')
  await fay.act(`removeFacilitator(workshopId: "${workshopId}", userId: "${id}")`)
  expect(await accept(who, old)).toMatchObject({ ok: false })
  expect(await own(who)).toEqual([])
})

test('[I3] [I5] an invited person can have the link mailed again, five times an hour', async () => {
  const workshopId = await newWorkshop(fay)
  const email = uniqueEmail('slow')
  await add(fay, workshopId, email)
  const first = await tokenTo(email)
  const who = await signUpCalls(server, email)
  const { pool } = server.services
  await pool.query('update public.invitations set is_unsent = true where email = $1', [email])
  for (let times = 0; times < 5; times++) expect((await mailLink(who)).codes).toEqual([])
  expect((await mailLink(who)).codes).toEqual(['RATE_LIMITED'])
  await server.services.invitations.stop()
  expect(smtp.mails.filter(({ to }) => to === email)).toHaveLength(6)
  const { rows } = await pool.query('select is_unsent from public.invitations where email = $1', [email])
  expect(rows).toEqual([{ is_unsent: false }])
  const later = await tokenTo(email)
  expect(later).not.toBe(first)
  expect(await accept(who, later)).toMatchObject({ ok: true, workshopId })
  expect((await mailLink(who)).data?.['mailInvitationLink']).toMatchObject({
    ok: false,
    errorString: messages.noInvitationWaits.sentence,
  })
})

test('[I3] if the address was proven in another way, the right is given at the next sign-in', async () => {
  const workshopId = await newWorkshop(fay)
  const email = uniqueEmail('reset')
  await add(fay, workshopId, email)
  const token = await tokenTo(email)
  const who = await signUpCalls(server, email)
  await server.services.pool.query('update public.profiles set address_proven_at = now() where email = $1', [
    email,
  ])
  expect(await own(who)).toEqual([])
  const signedIn = await signInCalls(server, email, password)
  expect(await own(signedIn)).toEqual([workshopId])
  // The page of the link signs in and accepts in one step.
  expect(await accept(signedIn, token)).toMatchObject({ ok: true, workshopId })
})

test('[I3][U7] the token of a link is in the mail only, not in the database and not in the log', async () => {
  const email = uniqueEmail('secret')
  await add(fay, await newWorkshop(fay), email)
  const token = await tokenTo(email)
  await look(token, nobody())
  const { rows } = await server.services.pool.query(
    'select link::text as row from public.invitation_links link',
  )
  const kept = JSON.stringify(rows)
  expect(kept).toContain(hashInvitationToken(token).toString('hex'))
  expect(kept).not.toContain(token)
  expect(kept).not.toContain(Buffer.from(token).toString('hex'))
  await accept(await signUpCalls(server, email), token)
  // A request with the token in the path, like an address typed by hand.
  for (const path of ['/invitation/', '/invitation%23', '//Invitation/?'])
    await fetch(`${server.url}${path}${token}`)
  const page = await fetch(`${server.url}/invitation`)
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(server.logLines.join('')).not.toContain(token)
})

test('[X3] no link keeps an address without an open invitation', async () => {
  const [email, late] = [uniqueEmail('gone'), uniqueEmail('late')]
  const workshopId = await newWorkshop(fay)
  await add(fay, workshopId, email, late)
  const token = await tokenTo(email)
  await tokenTo(late)
  const who = await signUpCalls(server, email)
  await who.act(`deleteAccount(password: "${password}")`)
  const kept = `select email from public.invitation_links where email in ('${email}', '${late}')`
  expect((await server.services.pool.query(kept)).rows).toEqual([{ email: late }])
  expect(await look(token, nobody())).toBeNull()
  await expire(late)
  await add(fay, workshopId, uniqueEmail())
  expect((await server.services.pool.query(kept)).rows).toEqual([])
})

test('[I1] an invitation that cannot be sent does not block the others', async () => {
  const workshopId = await newWorkshop(fay)
  const [first, second] = [uniqueEmail('first'), uniqueEmail('second')]
  const { pool } = server.services
  await pool.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'no room' using errcode = '53100'; end $$`)
  await pool.query(`create trigger refuse before insert on public.invitation_links for each row
    when (new.email = '${first}') execute function refuse()`)
  await add(fay, workshopId, first, second)
  expect(await tokenTo(second)).toHaveLength(43)
  await server.services.invitations.stop()
  await pool.query('drop function refuse() cascade')
})
