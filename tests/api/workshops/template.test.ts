import { beforeAll, describe, expect, test } from 'vitest'
import type { PoolClient } from 'pg'
import { documentName } from '#domain/documents.ts'
import { readWorkshopInfo } from '#domain/workshop/state.ts'
import { callsOf, signUpCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { startTestServer } from '#support/servers/server.ts'
import { signUpFacilitator } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { codesOf, fay, server, session, stageSessions } from '#support/calls/stage.ts'

const adminEmail = uniqueEmail('admin')
let gus: TestFacilitator
let admin: Calls

stageSessions('Kick-off', () => startTestServer({ ADMIN_EMAILS: adminEmail }))
beforeAll(async () => {
  gus = await signUpFacilitator(server, 'gus')
  admin = await signUpCalls(server, adminEmail)
  await server.services.pool.query('update public.profiles set address_proven_at = now() where email = $1', [
    adminEmail,
  ])
})

const update = `mutation ($id: ID!, $name: String, $desc: String, $pic: String, $public: Boolean, $official: Boolean,
    $categories: [String!], $days: Int, $title: String) {
  updateWorkshop(workshopId: $id, workshopName: $name, templateDesc: $desc, templatePic: $pic, templatePublic: $public,
    templateOfficial: $official, publicTemplateInfo: $categories, retentionDays: $days, lobbyTitle: $title) {
    ok errorString workshop { templateDesc templatePic templatePublic templateOfficial retentionDays
      publictemplateinfoSet { category isSet } } } }`

describe('the list of templates', () => {
  test('[W6] has official, public and the caller’s own templates, the most copied first, then the newest', async () => {
    await makeTemplate(fay, 'Private of Fay')
    const shown = await makeTemplate(fay, 'Public of Fay')
    const official = await makeTemplate(fay, 'Official of Fay')
    const gone = await makeTemplate(fay, 'Deleted of Fay')
    await makeTemplate(gus, 'Private of Gus')
    for (const id of [shown, gone]) await fay.must(update, { id, public: true })
    await admin.must(update, { id: official, official: true })
    await fay.act(`deleteWorkshop(id: "${gone}")`)
    await gus.act(`createWorkshopFromId(id: "${shown}")`)
    expect(await namesFor(fay)).toEqual(['Public of Fay', 'Official of Fay', 'Private of Fay'])
    expect(await namesFor(gus)).toEqual(['Public of Fay', 'Private of Gus', 'Official of Fay'])
    expect((await callsOf(server, null).ask('{ templates { id } }')).codes).toEqual(['UNAUTHENTICATED'])

    // Callers who are not its facilitator read the creator's name, and nothing more about anyone.
    const { text } = await gus.ask(`{ templates { id password facilitatorGroup { id } isFacilitator
      creator { id username firstName email } publictemplateinfoSet { category } parts { id } } }`)
    const templates = (JSON.parse(text) as { data: { templates: Record<string, unknown>[] } }).data.templates
    const foreign = templates.filter(({ id }) => id === shown || id === official)
    expect(foreign).toHaveLength(2)
    for (const one of foreign)
      expect(one).toMatchObject({ password: null, facilitatorGroup: [], isFacilitator: false })
    expect(JSON.stringify(foreign)).not.toContain('@')

    // Hidden again, it is immediately unavailable to everyone else.
    await fay.must(update, { id: shown, public: false })
    expect(await namesFor(gus)).not.toContain('Public of Fay')
    expect((await gus.ask('query ($id: ID!) { workshop(id: $id) { id } }', { id: shown })).codes).toEqual([
      'FORBIDDEN',
    ])
    expect(await namesFor(fay)).toContain('Private of Fay')
  })

  test('needs no query of its own for each template', async () => {
    const query = `{ templates { id creator { firstName } facilitatorGroup { firstName } parts { partName }
      publictemplateinfoSet { category } hasProjectorLink } }`
    const made = 12
    for (let done = 0; done < made; done += 1) await makeTemplate(fay, `Template ${done}`)
    const sent = await sentBy(() => fay.must(query))
    // On a busy machine a long list is answered in a few slices, each with a query for all of its templates.
    expect(Math.max(...Object.values(sent))).toBeLessThan(made / 2)
  })
})

describe('the public information of a template', () => {
  test('replaces the categories, each once and in lower case', async () => {
    const id = await makeTemplate(fay, 'Retro')
    const changed = await fay.must<{ workshop: object }>(update, {
      id,
      categories: [' Risk ', 'ideas', 'RISK'],
      ...{ desc: 'Look back', pic: 'pic10', public: true, days: 7 },
    })
    expect(changed.workshop).toEqual({
      ...{ templateDesc: 'Look back', templatePic: 'pic10', templatePublic: true, templateOfficial: false },
      retentionDays: 7,
      publictemplateinfoSet: [
        { category: 'ideas', isSet: true },
        { category: 'risk', isSet: true },
      ],
    })
    const fewer = await fay.must<{ workshop: object }>(update, { id, categories: [] })
    expect(fewer.workshop).toMatchObject({ publictemplateinfoSet: [], templateDesc: 'Look back' })
  })

  test.each<[Record<string, unknown>, string]>([
    [{ categories: ['x'.repeat(41)] }, 'Please use at most 40 characters for a category.'],
    [{ public: true, desc: ' ' }, 'Template description not found'],
  ])('%j is a mistake, and nothing is changed', async (change, errorString) => {
    const id = await makeTemplate(fay, 'Retro')
    const { data } = await fay.ask(update, { id, title: 'Hello', ...change })
    expect(data?.['updateWorkshop']).toMatchObject({ ok: false, errorString })
    const { lobbyTitle } = await fay.must<{ lobbyTitle: string }>(
      'query ($id: ID!) { workshop(id: $id) { lobbyTitle } }',
      { id },
    )
    expect(lobbyTitle).toBe('')
  })

  test('an unknown picture, and a session instead of a template, are refused', async () => {
    const id = await makeTemplate(fay, 'Retro')
    expect((await fay.ask(update, { id, pic: 'pic11' })).codes).toEqual(['BAD_USER_INPUT'])
    expect((await fay.ask(update, { id: session.workshopId, public: true })).codes).toEqual([
      'BAD_USER_INPUT',
    ])
  })

  test('[W6] [R4] only the creator makes it public, only an administrator makes it official', async () => {
    const id = await makeTemplate(fay, 'Debrief')
    await server.services.pool.query(
      'insert into public.facilitators (workshop_id, user_id) values ($1, $2)',
      [id, gus.id],
    )
    server.services.signals.emit('rightsChanged', { workshopId: id, userId: gus.id })
    await gus.must(update, { id, desc: 'By Gus' })
    for (const change of [{ public: true }, { categories: ['risk'] }, { official: true }])
      expect((await gus.ask(update, { id, ...change })).codes).toEqual(['FORBIDDEN'])
    expect((await fay.ask(update, { id, official: true })).codes).toEqual(['FORBIDDEN'])

    const { workshop } = await admin.must<{ workshop: object }>(update, {
      id,
      official: true,
      categories: ['risk'],
    })
    expect(workshop).toMatchObject({ templateOfficial: true, publictemplateinfoSet: [{ category: 'risk' }] })
    // An administrator may change nothing else of it.
    expect((await admin.ask(update, { id, official: true, title: 'Mine' })).codes).toEqual(['FORBIDDEN'])
    expect((await admin.ask(update, { id, title: 'Mine' })).codes).toEqual(['FORBIDDEN'])
    // Its creator continues to edit it, without having to know that it is official.
    await fay.must(update, { id, official: true, desc: 'Still mine' })
    // From then on the administrator may not open it, and is not answered what it says.
    expect(await admin.must(update, { id, official: false })).toMatchObject({ ok: true, workshop: null })
    expect(await namesFor(admin)).not.toContain('Debrief')
  })
})

describe('a public template', () => {
  test('[K4] others copy everything of a public template except the notes; of an official one the notes too', async () => {
    await session.answer(fay, 'an answer')
    const about = `brainstormId: "${session.objectId}"`
    await fay.act(`updateBrainstorm(${about}, notes: "Ask Ben first")`)
    await fay.act(`updateTopic(${about}, topicPos: 1, topicText: "Whom do we dismiss?")`)
    await fay.act(`setTopicHidden(${about}, topicPos: 1, hidden: true)`)
    const id = await publish(session)
    const held = async (who: Calls) => {
      const { workshop } = await who.must<{ workshop: { id: string } }>(
        'mutation ($id: ID!) { createWorkshopFromId(id: $id) { ok errorString workshop { id } } }',
        { id },
      )
      const all = await who.must<{ brainstormSet: object[] }>(
        `query ($id: ID!) { workshop(id: $id) { brainstormSet { notes questions { text } posts { postText } } } }`,
        { id: workshop.id },
      )
      return all.brainstormSet[0]
    }
    const whole = {
      notes: 'Ask Ben first',
      questions: [{ text: 'Question #1' }, { text: 'Whom do we dismiss?' }],
      posts: [{ postText: 'an answer' }],
    }
    expect(await held(gus)).toEqual({ ...whole, notes: '' })
    expect(await held(fay)).toEqual(whole)
    await server.services.pool.query('update public.workshops set template_official = true where id = $1', [
      id,
    ])
    expect(await held(gus)).toEqual(whole)
  })

  test('[R2] a viewer of a public template learns nothing about its people', async () => {
    const id = await publish(session)
    const seen = await gus.must<Record<string, unknown>>(
      `query ($id: ID!) { workshop(id: $id) { isFacilitator password hasProjectorLink workshopName templateDesc
        creator { id username firstName email } facilitatorGroup { id } parts { partName }
        brainstormSet { id } state { currentState } erasedAt } }`,
      { id },
    )
    expect(seen).toMatchObject({
      ...{ isFacilitator: false, password: null, hasProjectorLink: false, erasedAt: null },
      ...{ workshopName: 'Shown', brainstormSet: null, facilitatorGroup: [] },
      parts: [{ partName: 'Ideas' }],
    })
    expect(JSON.stringify(seen)).not.toContain('@')
    // The state document, which names a session's facilitators, does not name those of a template.
    await fay.act(`updateUser(userId: "${fay.id}", firstName: "Fay")`)
    await server.services.accounts.stop()
    expect((await namesIn(session.workshopId)).join()).toContain('Fay')
    expect(await namesIn(id)).toEqual([])
    expect(await codesOf(gus, `updateWorkshop(workshopId: "${id}", lobbyTitle: "x")`)).toEqual(['FORBIDDEN'])
  })
})

/** The facilitators of a workshop, from its state document. */
function namesIn(id: string): Promise<string[]> {
  return server.services.committed.read(id, [documentName({ kind: 'state', id })], ([state]) =>
    state ? readWorkshopInfo(state).facilitatorNames : [],
  )
}

/** A public template of a session, with its input. */
async function publish({ workshopId }: TestSession): Promise<string> {
  const { workshop } = await fay.must<{ workshop: { id: string } }>(
    `mutation ($source: ID!) { createWorkshop(workshopName: "x", templateName: "Shown", template: true,
      sourceWorkshopId: $source, genericOption: "copy_all") { ok errorString workshop { id } } }`,
    { source: workshopId },
  )
  await fay.must(update, { id: workshop.id, public: true })
  return workshop.id
}

async function makeTemplate(who: Calls, name: string): Promise<string> {
  const { workshop } = await who.must<{ workshop: { id: string } }>(
    `mutation ($name: String!) { createWorkshop(workshopName: $name, template: true) {
      ok errorString workshop { id } } }`,
    { name },
  )
  return workshop.id
}

async function namesFor(who: Calls): Promise<string[]> {
  const found = await who.must<{ workshopName: string }[]>('{ templates { workshopName } }')
  return found.map(({ workshopName }) => workshopName)
}

/** How often an act sends each statement to the database. */
async function sentBy(send: () => Promise<unknown>): Promise<Record<string, number>> {
  const { pool } = server.services
  const counts: Record<string, number> = {}
  const counting = (client: PoolClient): void => {
    const query = client.query as (...args: unknown[]) => unknown
    const counted = (...args: unknown[]): unknown => {
      const [first] = args
      const text = typeof first === 'string' ? first : (first as { text: string }).text
      counts[text] = (counts[text] ?? 0) + 1
      return query.apply(client, args)
    }
    Object.assign(client, { query: counted })
    const whole = (_: unknown, released: PoolClient): void => {
      if (released !== client) return
      Object.assign(client, { query })
      pool.off('release', whole)
    }
    pool.on('release', whole)
  }
  pool.on('acquire', counting)
  await send()
  pool.off('acquire', counting)
  expect(Object.keys(counts).length).toBeGreaterThan(4)
  return counts
}
