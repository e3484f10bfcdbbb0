import { beforeAll, describe, expect, test } from 'vitest'
import { isWorkshopId } from '#domain/ids.ts'
import type { Calls } from '#support/calls/calls.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { openDocument, openTab, synced } from '#support/documents/realProvider.ts'
import { signUpFacilitator } from '#support/calls/session.ts'
import type { TestFacilitator } from '#support/calls/session.ts'
import { ann, codesOf, fay, server, session, stageSessions } from '#support/calls/stage.ts'

let gus: TestFacilitator

stageSessions()
beforeAll(async () => {
  gus = await signUpFacilitator(server, 'gus')
  await fay.act(`updateUser(userId: "${fay.id}", firstName: "Fay", lastName: "Olsen")`)
})

const create = `mutation ($id: ID, $name: String!, $password: String, $template: Boolean, $templateName: String) {
  createWorkshop(id: $id, workshopName: $name, password: $password, template: $template, templateName: $templateName) {
    ok errorString workshop { id workshopName password template lobbyDesc } } }`
const allFields = `id workshopName lobbyTitle lobbyDesc password color creator { id firstName lastName email } template
  templateDesc templateOfficial templatePublic templatePic copyCounter retentionDays ended isFacilitator createdTimeStamp
  parts { partName } state { currentState } facilitatorGroup { id firstName } publictemplateinfoSet { category isSet }`

describe('making', () => {
  test('[W1] creates a workshop with a short id, a greeting and its creator as facilitator', async () => {
    const made = await make({ name: ' Spring plan ', password: 'tulip' })
    expect(made.workshop).toMatchObject({ workshopName: 'Spring plan', password: 'tulip', template: false })
    expect(made.workshop.lobbyDesc).toContain('Plenum')
    expect(isWorkshopId(made.workshop.id)).toBe(true)
    const { facilitatorGroup } = await fay.must<{ facilitatorGroup: unknown }>(
      'query ($id: ID!) { workshop(id: $id) { facilitatorGroup { id firstName email } } }',
      { id: made.workshop.id },
    )
    expect(facilitatorGroup).toMatchObject([
      { id: fay.id, firstName: 'Fay', email: expect.any(String) as string },
    ])
  })

  test('[W1] with one invalid value nothing is made', async () => {
    const errorString = 'The password cannot include spaces.'
    const refused = await make({ name: 'Never', password: 'a b' })
    expect(refused).toEqual({ ok: false, errorString, workshop: null })
    expect(JSON.stringify(await fay.must('{ workshops { workshopName } }'))).not.toContain('Never')
  })

  test('[C2] a retry with the same id creates nothing, also concurrently; somebody else’s id is FORBIDDEN', async () => {
    const id = crypto.randomUUID()
    const made = await Promise.all([1, 2, 3].map(() => make({ id, name: 'Once' })))
    expect(new Set(made.map(({ workshop }) => workshop.id)).size).toBe(1)
    expect(await make({ id, name: 'Once' })).toEqual(made[0])
    expect((await gus.ask(create, { id, name: 'Mine' })).codes).toEqual(['FORBIDDEN'])
    expect((await fay.ask(create, { id: 'short', name: 'x' })).codes).toEqual(['BAD_USER_INPUT'])
  })
})

describe('reading', () => {
  test('a facilitator reads everything, a participant no password, addresses or export', async () => {
    const fields = {
      ...{ id: session.workshopId, workshopName: 'Kick-off', lobbyTitle: '', color: '', ended: false },
      ...{ template: false, templateDesc: 'Template Description', templatePic: 'default' },
      ...{ templateOfficial: false, templatePublic: false, copyCounter: 0, retentionDays: 30 },
      creator: { id: fay.id, firstName: 'Fay', lastName: 'Olsen' },
      parts: [{ partName: 'Ideas' }],
      state: { currentState: 'PA' },
      publictemplateinfoSet: [],
      facilitatorGroup: [{ id: fay.id, firstName: 'Fay' }],
    }
    expect(await read(fay)).toMatchObject({ ...fields, password: '', isFacilitator: true })
    const creator = { ...fields.creator, email: null }
    expect(await read(ann)).toMatchObject({ ...fields, creator, password: null, isFacilitator: false })
    const tree = 'query ($id: ID!) { workshop(id: $id) { brainstormSet { posts { postText } } } }'
    await session.answer(ann, 'a canary')
    expect(await fay.must(tree, { id: session.workshopId })).toEqual({
      brainstormSet: [{ posts: [{ postText: 'a canary' }] }],
    })
    expect(await ann.must(tree, { id: session.workshopId })).toEqual({ brainstormSet: null })
  })

  test.each(['abcdefgh', '../../etc'])('there is no workshop %s', async (id) => {
    expect((await fay.ask('query ($id: ID!) { workshop(id: $id) { id } }', { id })).codes).toEqual([
      'NOT_FOUND',
    ])
  })
})

describe('changing', () => {
  const update = `mutation ($id: ID!, $name: String, $password: String, $title: String, $desc: String, $color: String) {
    updateWorkshop(workshopId: $id, workshopName: $name, password: $password, lobbyTitle: $title, lobbyDesc: $desc,
      color: $color) { ok errorString workshop { workshopName password lobbyTitle lobbyDesc color } } }`

  test('texts and password', async () => {
    const changed = { name: 'New', password: 'rose', title: 'Hello', desc: 'Have a seat', color: '#ff8800' }
    const { workshop } = await fay.must<{ workshop: unknown }>(update, { id: session.workshopId, ...changed })
    const fields = { workshopName: 'New', lobbyTitle: 'Hello', lobbyDesc: 'Have a seat', color: '#ff8800' }
    expect(workshop).toEqual({ ...fields, password: 'rose' })
    expect(await read(ann)).toMatchObject({ ...fields, password: null })
  })

  test('[W1] one invalid value, and nothing of the call is changed', async () => {
    const { data } = await fay.ask(update, { id: session.workshopId, title: 'Hello', desc: 'x'.repeat(251) })
    expect(data?.['updateWorkshop']).toEqual({
      ok: false,
      errorString: 'Please use at most 250 characters.',
      workshop: null,
    })
    expect(await read(fay)).toMatchObject({ lobbyTitle: '' })
  })

  test('[X1] only the creator sets how long a deleted workshop is kept', async () => {
    await addGus()
    const id = session.workshopId
    const days = 'query ($id: ID!) { workshop(id: $id) { retentionDays } }'
    expect(await codesOf(gus, `updateWorkshop(workshopId: "${id}", retentionDays: 0)`)).toEqual(['FORBIDDEN'])
    expect(await fay.must(days, { id })).toEqual({ retentionDays: 30 })
    await fay.act(`updateWorkshop(workshopId: "${id}", retentionDays: 7)`)
    expect(await fay.must(days, { id })).toEqual({ retentionDays: 7 })
  })

  test('[W2] only the creator renames and deletes', async () => {
    await addGus()
    const id = session.workshopId
    await gus.must(update, { id, title: 'By Gus', name: 'Kick-off' })
    expect((await gus.ask(update, { id, name: 'Mine' })).codes).toEqual(['FORBIDDEN'])
    for (const who of [gus, ann])
      expect(await codesOf(who, `deleteWorkshop(id: "${id}")`)).toEqual(['FORBIDDEN'])
    expect((await ann.ask(update, { id, title: 'By Ann' })).codes).toEqual(['FORBIDDEN'])
    await fay.act(`deleteWorkshop(id: "${id}")`)
    for (const who of [gus, ann])
      expect((await who.ask('query ($id: ID!) { workshop(id: $id) { id } }', { id })).codes).not.toEqual([])
    expect((await fay.ask('query ($id: ID!) { workshop(id: $id) { id } }', { id })).codes).toEqual([
      'NOT_FOUND',
    ])
  })
})

describe('people', () => {
  test('facilitators are added by address and removed; the creator stays', async () => {
    const id = session.workshopId
    expect((await gus.ask('query ($id: ID!) { workshop(id: $id) { id } }', { id })).codes).toEqual([
      'FORBIDDEN',
    ])
    expect(await addGus(['nobody@example.org'])).toMatchObject({ notFound: ['nobody@example.org'] })
    expect(await read(gus)).toMatchObject({
      isFacilitator: true,
      facilitatorGroup: [{ id: fay.id }, { id: gus.id }],
    })
    const wrong = await fay.ask(
      'mutation ($id: ID!) { addFacilitators(workshopId: $id, invitees: ["no address"]) { ok errorString } }',
      { id },
    )
    expect(wrong.data?.['addFacilitators']).toMatchObject({
      ok: false,
      errorString: 'no address is not a valid email address.',
    })
    const remove = `mutation ($id: ID!, $user: ID!) {
      removeFacilitator(workshopId: $id, userId: $user) { ok errorString } }`
    const creator = await gus.ask(remove, { id, user: fay.id })
    expect(creator.data?.['removeFacilitator']).toMatchObject({ ok: false })
    for (const _time of [1, 2]) await fay.act(`removeFacilitator(workshopId: "${id}", userId: "${gus.id}")`)
    expect((await gus.ask('query ($id: ID!) { workshop(id: $id) { id } }', { id })).codes).toEqual([
      'FORBIDDEN',
    ])
  })

  test('facilitators see everyone who is connected, participants see no ids of others', async () => {
    const query = `query ($id: ID!) { activeUsers(workshopId: $id) {
      activeUserList { id username firstName email } } }`
    const active = async (who: Calls) => {
      const { activeUserList } = await who.must<{ activeUserList: unknown[] }>(query, {
        id: session.workshopId,
      })
      return activeUserList
    }
    expect(await active(fay)).toEqual([])
    const tab = openTab({ url: `${server.url.replace('http', 'ws')}/collab`, origin: server.url })
    const document = openDocument(tab, `state/${session.workshopId}`, ann.token)
    await synced(document)
    expect(await active(fay)).toEqual([
      { id: ann.id, username: ann.username, firstName: expect.any(String) as string, email: null },
    ])
    expect(await active(ann)).toEqual([
      { id: 'Participant-1', username: 'Participant', firstName: expect.any(String) as string, email: null },
    ])
    expect((await gus.ask(query, { id: session.workshopId })).codes).toEqual(['FORBIDDEN'])
    document.destroy()
    tab.destroy()
  })
})

async function addGus(more: string[] = []): Promise<unknown> {
  const { rows } = await server.services.pool.query<{ email: string }>(
    'select email from public.profiles where id = $1',
    [gus.id],
  )
  return { notFound: await makeFacilitators(fay, session.workshopId, [rows[0]?.email ?? '', ...more]) }
}

async function make(workshop: Record<string, unknown>) {
  const { data } = await fay.ask(create, workshop)
  return data?.['createWorkshop'] as { workshop: { id: string; lobbyDesc: string } }
}

async function read(who: Calls): Promise<unknown> {
  return who.must(`query ($id: ID!) { workshop(id: $id) { ${allFields} } }`, { id: session.workshopId })
}
