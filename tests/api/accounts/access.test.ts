import { expect, test, vi } from 'vitest'
import type { Caller } from '#server/access/caller.ts'
import {
  goodPassword,
  newAccount,
  newId,
  newWorkshop,
  withAccountParts,
} from '#support/calls/accountParts.ts'

const parts = withAccountParts()

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

async function part(workshopId: string) {
  const ids = { id: newId(), object_id: newId() }
  await parts.database
    .insertInto('parts')
    .values({ ...ids, workshop_id: workshopId, position: 0, content: 'workshop | brainstorm' })
    .execute()
  parts.signals.emit('workshopChanged', { workshopId })
  return { partId: ids.id, objectId: ids.object_id }
}

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
