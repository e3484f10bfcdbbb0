import { expect, test } from 'vitest'
import { callsOf, joinCalls, signInCalls, signUpCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { findIn, rowsOf } from '../erase/everything.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { RawClient } from '#support/documents/rawClient.ts'
import { withServer } from '#support/servers/withServer.ts'
import { productProfile } from '#server/database/accounts/productProfile.ts'

const server = withServer()

const password = 'correct horse 9'
const remove = 'mutation ($password: String!) { deleteAccount(password: $password) { ok errorString } }'

async function workshopOf(who: Calls, name: string, ...facilitators: string[]): Promise<string> {
  const { workshop } = await who.must<{ workshop: { id: string } }>(
    'mutation ($name: String!) { createWorkshop(workshopName: $name) { ok errorString workshop { id } } }',
    { name },
  )
  for (const email of facilitators) await makeFacilitators(who, workshop.id, [email])
  return workshop.id
}

test('[X3] deleting an account deletes its profile, sign-in and own workshops; workshops that others facilitate pass to them', async () => {
  const [email, benEmail, calEmail] = [uniqueEmail('canary'), uniqueEmail('ben'), uniqueEmail('cal')]
  const ana = await signUpCalls(server, email)
  const [ben, cal] = [await signUpCalls(server, benEmail), await signUpCalls(server, calEmail)]
  await ana.act(`updateUser(userId: "${ana.id}", firstName: "Canaria", lastName: "Birdsong")`)
  const alone = await workshopOf(ana, 'Feathers alone')
  const binned = await workshopOf(ana, 'Feathers binned', benEmail)
  await ana.act(`deleteWorkshop(id: "${binned}")`)
  const shared = await workshopOf(ana, 'Shared', benEmail, calEmail)
  const visited = await workshopOf(cal, 'Visited', email)
  await cal.act(`sendInvites(workshopId: "${visited}", invitees: ["${email}"])`)
  const ann = await joinCalls(server, alone)
  const open = await RawClient.connect(`${server.url.replace(/^http/, 'ws')}/collab`, { origin: server.url })
  await open.mustOpen(`state/${shared}`, ana.token)

  await ana.must(remove, { password })

  await open.closed
  expect((await ana.ask('{ me { id } }')).codes).toEqual(['UNAUTHENTICATED'])
  expect((await ann.ask(`{ workshop(id: "${alone}") { id } }`)).codes).toEqual(['NOT_FOUND'])
  const renewed = await callsOf(server, null).ask(
    'mutation ($token: String!) { refreshToken(refreshToken: $token) { ok } }',
    { token: ana.refreshToken },
  )
  expect(renewed.codes).toEqual(['UNAUTHENTICATED'])
  const about = (id: string) =>
    `{ workshop(id: "${id}") { creator { id } facilitatorGroup { id } isFacilitator } }`
  expect(await ben.must(about(shared))).toEqual({
    creator: { id: ben.id },
    facilitatorGroup: [{ id: ben.id }, { id: cal.id }],
    isFacilitator: true,
  })
  expect(await cal.must(about(visited))).toMatchObject({ facilitatorGroup: [{ id: cal.id }] })
  await server.services.accounts.stop()
  const canaries = [email, 'Canaria', 'Birdsong', 'Feathers', ana.id, alone, binned]
  expect(findIn(await rowsOf(server.database.databaseUrl), canaries)).toEqual({})

  // Revocations are kept in memory and lost at a restart; the deletion of the account is stored.
  await server.restart()
  expect((await ana.ask('{ me { id } }')).codes).toEqual(['UNAUTHENTICATED'])
  const again = await signUpCalls(server, email)
  expect(again.id).not.toBe(ana.id)
  expect(await again.must('{ workshops { id } }')).toEqual([])
})

test('[X3] a workshop that gets another facilitator during the deletion passes to that person', async () => {
  const ana = await signUpCalls(server, uniqueEmail('ana'))
  const ben = await signUpCalls(server, uniqueEmail('ben'))
  const ids: string[] = []
  for (let made = 0; made < 5; made++) ids.push(await workshopOf(ana, `Mine ${made}`))
  // Erasing the first account moves Ben into the batch whose turn has not come.
  const { pool } = server.services
  await pool.query(`create function invite_ben() returns trigger language plpgsql as $$ begin
    insert into public.facilitators (workshop_id, user_id)
      select id, '${ben.id}' from public.workshops where creator = '${ana.id}' and not erasing
      on conflict do nothing;
    return old; end $$`)
  await pool.query(
    'create trigger invite_ben before delete on public.workshops for each row execute function invite_ben()',
  )
  await ana.must(remove, { password })
  await pool.query('drop function invite_ben() cascade')
  const left = await ben.must<{ id: string; creator: { id: string } }[]>(
    '{ workshops { id creator { id } } }',
  )
  expect(left).toEqual([{ id: expect.toSatisfy((id) => ids.includes(id)), creator: { id: ben.id } }])
})

test('[X3] an official template passes to the product, and its creator’s account is deleted', async () => {
  const ana = await signUpCalls(server, uniqueEmail('ana'))
  const id = await workshopOf(ana, 'Retrospective of ours')
  await server.services.pool.query(
    'update public.workshops set template = true, template_official = true where id = $1',
    [id],
  )
  await ana.must(remove, { password })
  const { rows } = await server.services.pool.query('select creator from public.workshops where id = $1', [
    id,
  ])
  expect(rows).toEqual([{ creator: productProfile.id }])
})

test('[X3] only the password of the account deletes it', async () => {
  const email = uniqueEmail('ana')
  const ana = await signUpCalls(server, email)
  const id = await workshopOf(ana, 'Kept')
  const wrong = { ok: false, errorString: 'Password validation failed: The current password is not correct.' }
  expect((await ana.ask(remove, { password: 'wrong horse 9' })).data).toEqual({ deleteAccount: wrong })
  const ben = await joinCalls(server, id)
  expect((await ben.ask(remove, { password: ben.tempPassword })).codes).toEqual(['FORBIDDEN'])
  expect((await callsOf(server, null).ask(remove, { password })).codes).toEqual(['UNAUTHENTICATED'])
  expect(await ana.must('{ workshops { id } }')).toEqual([{ id }])
})

test('[X3] an interrupted deletion is completed by repeating it', async () => {
  const email = uniqueEmail('ana')
  const ana = await signUpCalls(server, email)
  const id = await workshopOf(ana, 'Stubborn')
  const { supabase } = server.services
  const { deleteAccount } = supabase
  supabase.deleteAccount = () => Promise.reject(new Error('away'))
  expect((await ana.ask(remove, { password })).data).toBeNull()
  supabase.deleteAccount = deleteAccount
  const back = await signInCalls(server, email, password)
  expect(back.id).toBe(ana.id)
  expect((await back.ask(`{ workshop(id: "${id}") { id } }`)).codes).toEqual(['NOT_FOUND'])
  await back.must(remove, { password })
  await expect(signInCalls(server, email, password)).rejects.toThrow('login unsuccessful')
})
