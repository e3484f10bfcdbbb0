import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Caller } from '#server/access/caller.ts'
import {
  goodPassword,
  newAccount,
  newId,
  newWorkshop,
  startAccountParts,
} from '#support/calls/accountParts.ts'
import type { AccountParts } from '#support/calls/accountParts.ts'
import { messages } from '#domain/messages.ts'

let parts: AccountParts
beforeAll(async () => void (parts = await startAccountParts()))
afterAll(() => parts.stop())

const from = { address: '192.0.2.1' }
const nobody: Caller = { kind: 'nobody' }

async function account(name = 'person') {
  const { email, id } = await newAccount(parts, name)
  const { token } = await parts.accounts.signIn(from, email, goodPassword)
  return { id, caller: await parts.access.callerOf(token) }
}

async function participant(workshopId: string): Promise<Caller> {
  const { user, tempPassword } = await parts.accounts.join(from, { name: '', workshopId, password: '' })
  const { token } = await parts.accounts.signIn(from, user.username, tempPassword)
  return await parts.access.callerOf(token)
}

async function part(workshopId: string, fields: { hidden?: boolean; deleted?: boolean } = {}) {
  const ids = { id: newId(), object_id: newId() }
  await parts.database
    .insertInto('parts')
    .values({ ...ids, workshop_id: workshopId, position: 0, content: 'workshop | brainstorm', ...fields })
    .execute()
  parts.signals.emit('workshopChanged', { workshopId })
  return { partId: ids.id, objectId: ids.object_id }
}

test('[D3] each role reads and writes what the table of documents says', async () => {
  const [ana, ben] = [await account('ana'), await account('ben')]
  const workshop = await newWorkshop(parts.database, ana.id)
  const other = await newWorkshop(parts.database, ben.id)
  const [shown, hidden] = [await part(workshop.id), await part(workshop.id, { hidden: true })]
  const kim = await participant(workshop.id)
  const eve = await participant(other.id)
  const look = async (caller: Caller, name: string) => (await parts.access.document(caller, name))?.access
  const names = [
    `state/${workshop.id}`,
    `desk/${shown.objectId}`,
    `board/${shown.objectId}`,
    `board/${hidden.objectId}`,
    `tally/${shown.objectId}`,
  ]
  const table = async (caller: Caller) => await Promise.all(names.map((name) => look(caller, name)))
  expect(await table(ana.caller)).toEqual(['read', 'write', 'read', 'read', 'read'])
  expect(await table(kim)).toEqual(['read', 'none', 'read', 'none', 'none'])
  for (const caller of [ben.caller, eve, nobody]) {
    expect(await table(caller)).toEqual(['none', 'none', 'none', 'none', 'none'])
  }
})

test('[D2][R2] a missing or deleted document, or an invalid name, is null for everyone', async () => {
  const ana = await account()
  const workshop = await newWorkshop(parts.database, ana.id)
  const gone = await part(workshop.id, { deleted: true })
  for (const name of [
    'state/zzzzzzzz',
    `board/${newId()}`,
    `board/${gone.objectId}`,
    `desk/${workshop.id}`,
    '../../x',
    '',
    `state/${workshop.id}\0`,
  ]) {
    expect(await parts.access.document(ana.caller, name)).toBeNull()
  }
  expect(await parts.access.activity(gone.objectId)).toBeNull()
  expect(await parts.access.part(gone.partId)).toBeNull()
  await parts.database
    .updateTable('workshops')
    .set({ deleted_at: new Date() })
    .where('id', '=', workshop.id)
    .execute()
  parts.access.forget({ workshopId: workshop.id })
  expect(await parts.access.roleIn(ana.caller, workshop.id)).toBe('stranger')
})

test('[D3] a public or official template is read by everyone with an account, and written by its facilitators', async () => {
  const [ana, ben] = [await account('ana'), await account('ben')]
  for (const open of [{ template_public: true }, { template_official: true }]) {
    const template = await newWorkshop(parts.database, ana.id, { template: true, ...open })
    const { objectId } = await part(template.id)
    const look = async (caller: Caller, name: string) => (await parts.access.document(caller, name))?.access
    expect(await look(ben.caller, `state/${template.id}`)).toBe('read')
    expect(await look(ben.caller, `board/${objectId}`)).toBe('read')
    expect(await look(ben.caller, `desk/${objectId}`)).toBe('none')
    expect(await look(nobody, `state/${template.id}`)).toBe('none')
    expect(await look(ana.caller, `desk/${objectId}`)).toBe('write')
  }
  const closed = await newWorkshop(parts.database, ana.id, { template: true })
  expect((await parts.access.document(ben.caller, `state/${closed.id}`))?.access).toBe('none')
})

test('[A1] a tag identifies the author of one item, and two tags of one person are unrelated', async () => {
  const ana = await account('ana')
  const workshop = await newWorkshop(parts.database, ana.id)
  const other = await newWorkshop(parts.database, ana.id)
  const kim = await participant(workshop.id)
  const lee = await participant(workshop.id)
  const tag = async (caller: Caller, workshopId: string, target: string) =>
    (await parts.access.author(caller, workshopId)).tagOf(target).toString('hex')
  expect(await tag(kim, workshop.id, 'post-1')).toBe(await tag(kim, workshop.id, 'post-1'))
  const tags = [
    await tag(kim, workshop.id, 'post-1'),
    await tag(kim, workshop.id, 'post-2'),
    await tag(lee, workshop.id, 'post-1'),
    await tag(ana.caller, workshop.id, 'post-1'),
    await tag(ana.caller, other.id, 'post-1'),
  ]
  expect(new Set(tags).size).toBe(tags.length)
  expect(tags.every((text) => text.length === 64)).toBe(true)
})

test('[A1] a facilitator’s own posts are recognised on a second device', async () => {
  const { email, id } = await newAccount(parts)
  const workshop = await newWorkshop(parts.database, id)
  const tags = []
  for (let device = 0; device < 2; device++) {
    const { token } = await parts.accounts.signIn(from, email, goodPassword)
    const author = await parts.access.author(await parts.access.callerOf(token), workshop.id)
    tags.push(author.tagOf('post-1').toString('hex'))
  }
  expect(tags[0]).toBe(tags[1])
})

test('[R1] a person who is neither facilitator nor participant is the author of nothing', async () => {
  const [ana, ben] = [await account('ana'), await account('ben')]
  const workshop = await newWorkshop(parts.database, ana.id)
  const eve = await participant((await newWorkshop(parts.database, ben.id)).id)
  for (const caller of [ben.caller, eve]) {
    await expect(parts.access.author(caller, workshop.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  await expect(parts.access.author(nobody, workshop.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('[A2] after a workshop has ended and its key is destroyed, nobody is the author of anything there', async () => {
  const ana = await account()
  const workshop = await newWorkshop(parts.database, ana.id)
  const kim = await participant(workshop.id)
  await parts.access.author(kim, workshop.id)
  await parts.database.deleteFrom('workshop_keys').where('workshop_id', '=', workshop.id).execute()
  parts.signals.emit('workshopChanged', { workshopId: workshop.id })
  for (const caller of [kim, ana.caller]) {
    await expect(parts.access.author(caller, workshop.id)).rejects.toMatchObject({
      message: messages.sessionEnded.sentence,
    })
  }
})

test('[U6] rights changed on this node apply at once, those changed on another within two seconds', async () => {
  const [ana, ben] = [await account('ana'), await account('ben')]
  const workshop = await newWorkshop(parts.database, ana.id)
  expect(await parts.access.roleIn(ben.caller, workshop.id)).toBe('registered')
  await parts.database
    .insertInto('facilitators')
    .values({ workshop_id: workshop.id, user_id: ben.id })
    .execute()
  parts.signals.emit('rightsChanged', { workshopId: workshop.id, userId: ben.id })
  expect(await parts.access.roleIn(ben.caller, workshop.id)).toBe('facilitator')
  await parts.database.deleteFrom('facilitators').where('user_id', '=', ben.id).execute()
  await vi.waitUntil(async () => (await parts.access.roleIn(ben.caller, workshop.id)) === 'registered', {
    timeout: 3000,
  })
})
