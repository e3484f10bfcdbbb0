import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

let server: TestServer
let fay: TestFacilitator
let gus: TestFacilitator
let session: TestSession
let ann: Calls
let hiddenPartId: string

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
  gus = await signUpFacilitator(server, 'gus')
  await makeSource()
})
afterAll(() => server.stop())

interface Made {
  id: string
  workshopName: string
  template: boolean
  password: string | null
  lobbyTitle: string
  lobbyDesc: string
  color: string
  templateDesc: string
  templatePic: string
  state: { showParticipantsAgenda: boolean }
  parts: { id: string; partName: string; hidden: boolean; position: number }[]
  brainstormSet: { posts: { postText: string; isMine: boolean; score: number }[] }[]
}

const madeFields = `id workshopName template password lobbyTitle lobbyDesc color templateDesc templatePic
  state { showParticipantsAgenda } parts { id partName hidden position } brainstormSet { posts { postText isMine score } }`
const create = `mutation ($id: ID, $source: ID!, $template: Boolean, $input: Boolean, $option: String,
    $parts: [CopyOptionInput!], $name: String! = "Copy", $templateName: String) {
  createWorkshop(id: $id, workshopName: $name, templateName: $templateName, password: "tulip", sourceWorkshopId: $source,
    template: $template, includeInput: $input, genericOption: $option, copyOptions: $parts) {
    ok errorString workshop { ${madeFields} } } }`
const fromId = (call: 'createWorkshopFromId' | 'createTemplateFromId') =>
  `mutation ($id: ID!) { ${call}(id: $id) { ok errorString workshop { ${madeFields} } } }`

describe('[K4] a workshop made from another one', () => {
  test('has the parts in their order, hidden ones hidden, the lobby and colour, and the password of the dialog', async () => {
    expect(await copy()).toMatchObject({
      workshopName: 'Copy',
      template: false,
      password: 'tulip',
      lobbyTitle: 'Hello',
      lobbyDesc: 'Sit down',
      color: '#112233',
      parts: [
        { partName: 'Ideas', hidden: false, position: 0 },
        { partName: 'Later', hidden: true, position: 1 },
      ],
    })
  })

  test('shows participants the agenda if its source does', async () => {
    await session.showAgenda(false)
    const template = await copy({ template: true })
    await session.showAgenda(true)
    const made = [template, await copy({ source: template.id }), await copy()]
    expect(made.map(({ state }) => state.showParticipantsAgenda)).toEqual([false, false, true])
  })

  test.each<[Record<string, unknown>, string[]]>([
    [{}, []],
    [{ input: true }, ['an answer']],
    [{ option: 'copy_all' }, ['an answer']],
    [{ input: true, option: 'headings_only' }, []],
  ])('with %j has the input %j', async (asked, texts) => {
    expect(textsOf(await copy(asked))).toEqual(texts)
  })

  test('each part may override the choice or be left out', async () => {
    const away = await copy({ option: 'copy_all', parts: [{ partId: hiddenPartId, include: false }] })
    expect(away.parts.map(({ partName }) => partName)).toEqual(['Ideas'])
    expect(textsOf(away)).toEqual(['an answer'])
    const without = await copy({
      option: 'copy_all',
      parts: [{ partId: session.partId, copySorters: false }],
    })
    expect(textsOf(without)).toEqual([])
    expect(without.parts).toHaveLength(2)
    const with_ = await copy({ parts: [{ partId: session.partId, copySorters: true }] })
    expect(textsOf(with_)).toEqual(['an answer'])
  })

  test('[K1] consists of values: new ids, input without authors, independent of its source', async () => {
    await makeSource()
    const copied = await copy({ option: 'copy_all' })
    expect(copied.brainstormSet[0]?.posts).toEqual([{ postText: 'an answer', isMine: false, score: 0 }])
    const known = new Set([session.partId, hiddenPartId, session.workshopId])
    expect([copied.id, ...copied.parts.map(({ id }) => id)].filter((id) => known.has(id))).toEqual([])
    await session.answer(ann, 'later')
    expect(textsOf(await read(fay, copied.id))).toEqual(['an answer'])
    await makeSource()
  })

  test('a template made from a session has no input unless requested, and a session made from it copies everything', async () => {
    const bare = await copy({ template: true, templateName: 'Retro' })
    expect(bare).toMatchObject({ workshopName: 'Retro', template: true, templatePic: 'default' })
    expect(bare.templateDesc).toBe('Template Description')
    expect(textsOf(bare)).toEqual([])
    const full = await copy({ template: true, templateName: 'Retro', input: true })
    expect(textsOf(await copy({ source: full.id }))).toEqual(['an answer'])
    expect(textsOf(await copy({ source: full.id, option: 'headings_only' }))).toEqual([])
  })

  test('[K11] copied by id only: keeps the name, also in the lobby, without the password', async () => {
    const template = await fay.must<{ workshop: Made }>(fromId('createTemplateFromId'), {
      id: session.workshopId,
    })
    expect(template.workshop).toMatchObject({ workshopName: 'Source', template: true, password: '' })
    expect(textsOf(template.workshop)).toEqual([])
    await fay.must(
      `mutation ($id: ID!) {
        updateWorkshop(workshopId: $id, templateDesc: "Mine", templatePic: "pic7", lobbyTitle: "Source") { ok errorString } }`,
      { id: template.workshop.id },
    )
    const { workshop: again } = await fay.must<{ workshop: Made }>(fromId('createTemplateFromId'), {
      id: template.workshop.id,
    })
    expect(again).toMatchObject({ templateDesc: 'Mine', templatePic: 'pic7', template: true, lobbyTitle: '' })
    const { workshop } = await fay.must<{ workshop: Made }>(fromId('createWorkshopFromId'), { id: again.id })
    expect(workshop).toMatchObject({ workshopName: 'Source', template: false, password: '' })
    expect(workshop.parts).toHaveLength(2)
  })

  test('[C2] a retry with the id of the new workshop creates it once', async () => {
    const variables = { id: session.workshopId, newId: randomUUID() }
    const sent = `mutation ($id: ID!, $newId: ID) { createTemplateFromId(id: $id, newId: $newId) { ok errorString workshop { ${madeFields} } } }`
    const first = await fay.must<{ workshop: Made }>(sent, variables)
    const again = await fay.must<{ workshop: Made }>(sent, variables)
    expect(again.workshop.id).toBe(first.workshop.id)
  })

  test('an unknown option and an invalid name are refused', async () => {
    expect((await fay.ask(create, { source: session.workshopId, option: 'all' })).codes).toEqual([
      'BAD_USER_INPUT',
    ])
    const { data } = await fay.ask(create, { source: session.workshopId, template: true, templateName: ' ' })
    expect(data?.['createWorkshop']).toMatchObject({ ok: false, errorString: 'Template name not found' })
  })
})

describe('[C2] the same call', () => {
  test('sent several times concurrently creates one complete copy, counted once', async () => {
    const template = await publish(await copy({ template: true, option: 'copy_all' }))
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => copy({ id, source: template.id })))
    expect(new Set(answers.map((one) => one.id)).size).toBe(1)
    expect(answers.map(textsOf)).toEqual(answers.map(() => ['an answer']))
    expect(await copy({ id, source: template.id })).toEqual(answers[0])
    expect(await counterOf(template.id)).toBe(1)
    expect((await gus.ask(create, { id, source: template.id })).codes).toEqual(['FORBIDDEN'])
    expect(await counterOf(template.id)).toBe(1)
  })

  test('returns the same when the source has been deleted since', async () => {
    const id = randomUUID()
    const first = await copy({ id })
    await fay.must('mutation ($id: ID!) { deleteWorkshop(id: $id) { ok errorString } }', {
      id: session.workshopId,
    })
    expect(await copy({ id })).toEqual(first)
    expect((await fay.ask(create, { source: session.workshopId })).codes).toEqual(['NOT_FOUND'])
    await makeSource()
  })

  test('leaves nothing when it fails, and succeeds when retried', async () => {
    const id = randomUUID()
    const { pool } = server.services
    const before = await rowCounts()
    // The last statement of the copy is made to fail.
    await pool.query(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'no room'; end $$`)
    await pool.query(`create trigger refuse before insert on public.contents for each statement
      execute function refuse()`)
    const refused = await fay.ask(create, { id, source: session.workshopId, option: 'copy_all' })
    expect(refused.codes).not.toEqual([])
    await pool.query('drop function refuse() cascade')
    expect(await rowCounts()).toEqual(before)
    const made = await copy({ id, option: 'copy_all' })
    expect(made.parts).toHaveLength(2)
    expect(textsOf(made)).toEqual(['an answer'])
  })
})

describe('[K5] who may copy what', () => {
  const attempts = async (who: Calls, id: string) =>
    Promise.all([
      who.ask(create, { source: id }),
      who.ask(fromId('createWorkshopFromId'), { id }),
      who.ask(fromId('createTemplateFromId'), { id }),
    ]).then((answers) => answers.map(({ codes }) => codes.join()))

  test('a session may be copied by its facilitators', async () => {
    const all = (code: string): string[] => [code, code, code]
    expect(await attempts(gus, session.workshopId)).toEqual(all('FORBIDDEN'))
    expect(await attempts(ann, session.workshopId)).toEqual(all('FORBIDDEN'))
    expect(await attempts(callsOf(server, null), session.workshopId)).toEqual(all('UNAUTHENTICATED'))
    expect(await attempts(fay, 'abcdefgh')).toEqual(all('NOT_FOUND'))
    await makeFacilitators(fay, session.workshopId, [await emailOf(gus)])
    expect(await attempts(gus, session.workshopId)).toEqual(all(''))
  })

  test('a private template may be copied by its facilitators, a public one by every account; all copies are counted', async () => {
    const template = await copy({ template: true })
    expect(await attempts(gus, template.id)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'])
    await publish(template)
    expect(await attempts(gus, template.id)).toEqual(['', '', ''])
    expect(await attempts(ann, template.id)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'])
    await copy({ source: template.id })
    expect(await counterOf(template.id)).toBe(4)
    // A session can be copied any number of times; only templates count their copies.
    expect(await counterOf(session.workshopId)).toBe(0)
  })
})

/** A session with an answer and a hidden activity, shared by the tests that do not change it. */
async function makeSource(): Promise<void> {
  session = await startSession(server, fay, 'Source')
  ann = await session.join()
  await session.answer(ann, 'an answer')
  hiddenPartId = await addPart('Later', true)
  await fay.must(
    `mutation ($id: ID!) { updateWorkshop(workshopId: $id, password: "rose", lobbyTitle: "Hello", lobbyDesc: "Sit down",
      color: "#112233", templateDesc: "Look back", templatePic: "pic3") { ok errorString } }`,
    { id: session.workshopId },
  )
}

async function copy(asked: Record<string, unknown> = {}): Promise<Made> {
  const { workshop } = await fay.must<{ workshop: Made }>(create, { source: session.workshopId, ...asked })
  return workshop
}

async function publish(template: Made): Promise<Made> {
  await fay.must(
    'mutation ($id: ID!) { updateWorkshop(workshopId: $id, templatePublic: true) { ok errorString } }',
    { id: template.id },
  )
  return template
}

function textsOf({ brainstormSet }: Made): string[] {
  return brainstormSet.flatMap(({ posts }) => posts.map(({ postText }) => postText))
}

async function read(who: Calls, id: string): Promise<Made> {
  return who.must<Made>(`query ($id: ID!) { workshop(id: $id) { ${madeFields} } }`, { id })
}

async function counterOf(id: string): Promise<number> {
  return (
    await fay.must<{ copyCounter: number }>('query ($id: ID!) { workshop(id: $id) { copyCounter } }', { id })
  ).copyCounter
}

async function addPart(title: string, hidden: boolean): Promise<string> {
  const { part } = await fay.must<{ part: { id: string } }>(
    `mutation ($common: CommonInfoInput!, $title: String) { createPartAndType(commonInfoData: $common, title: $title,
      type: "workshop | brainstorm") { ok errorString part { id } } }`,
    { common: session.common, title },
  )
  await fay.must(
    'mutation ($id: ID!, $hidden: Boolean!) { updatePartVisibility(partId: $id, hidden: $hidden) { ok errorString } }',
    { id: part.id, hidden },
  )
  return part.id
}

async function emailOf({ id }: { id: string }): Promise<string> {
  const { rows } = await server.services.pool.query<{ email: string }>(
    'select email from public.profiles where id = $1',
    [id],
  )
  return rows[0]?.email ?? ''
}

async function rowCounts(): Promise<unknown> {
  const { rows } = await server.services.pool.query(`select
    (select count(*) from workshops) as workshops, (select count(*) from parts) as parts,
    (select count(*) from facilitators) as facilitators, (select count(*) from workshop_keys) as keys,
    (select count(*) from contents) as contents, (select count(*) from document_updates) as updates`)
  return rows[0]
}
