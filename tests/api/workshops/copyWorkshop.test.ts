import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { addActivity, signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { fay, server, stageServer } from '#support/calls/stage.ts'

let gus: TestFacilitator
let session: TestSession
let ann: Calls
let hiddenPartId: string

stageServer()
beforeAll(async () => {
  gus = await signUpFacilitator(server, 'gus')
})
beforeEach(makeSource)

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
      ...{ workshopName: 'Copy', template: false, password: 'tulip' },
      ...{ lobbyTitle: 'Hello', lobbyDesc: 'Sit down', color: '#112233' },
      parts: [
        { partName: 'Ideas', hidden: false, position: 0 },
        { partName: 'Later', hidden: true, position: 1 },
      ],
    })
  })

  test('a template made from a session has its own name, description and picture', async () => {
    const own = { workshopName: 'Retro', templatePic: 'default', templateDesc: 'Template Description' }
    expect(await copy({ template: true, templateName: 'Retro' })).toMatchObject({ ...own, template: true })
  })

  test('shows participants the agenda if its source does', async () => {
    await session.showAgenda(false)
    const template = await copy({ template: true })
    await session.showAgenda(true)
    const made = [template, await copy({ source: template.id }), await copy()]
    expect(made.map(({ state }) => state.showParticipantsAgenda)).toEqual([false, false, true])
  })

  test('[K11] copied by id only: keeps the name, also in the lobby, without the password', async () => {
    const template = await fay.must<{ workshop: Made }>(fromId('createTemplateFromId'), {
      id: session.workshopId,
    })
    expect(template.workshop).toMatchObject({ workshopName: 'Source', template: true, password: '' })
    expect(textsOf(template.workshop)).toEqual([])
    await fay.act(
      `updateWorkshop(workshopId: "${template.workshop.id}", templateDesc: "Mine", templatePic: "pic7", lobbyTitle: "Source")`,
    )
    const { workshop: again } = await fay.must<{ workshop: Made }>(fromId('createTemplateFromId'), {
      id: template.workshop.id,
    })
    expect(again).toMatchObject({ templateDesc: 'Mine', templatePic: 'pic7', template: true, lobbyTitle: '' })
    const { workshop } = await fay.must<{ workshop: Made }>(fromId('createWorkshopFromId'), { id: again.id })
    expect(workshop).toMatchObject({ workshopName: 'Source', template: false, password: '' })
    expect(workshop.parts).toHaveLength(2)
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
    await fay.act(`deleteWorkshop(id: "${session.workshopId}")`)
    expect(await copy({ id })).toEqual(first)
    expect((await fay.ask(create, { source: session.workshopId })).codes).toEqual(['NOT_FOUND'])
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

/** A session with an answer and a hidden activity. */
async function makeSource(): Promise<void> {
  session = await startSession(server, fay, 'Source')
  ann = await session.join()
  await session.answer(ann, 'an answer')
  hiddenPartId = (await addActivity(fay, session.workshopId, 'Later')).partId
  await fay.act(`updatePartVisibility(partId: "${hiddenPartId}", hidden: true)`)
  await fay.act(
    `updateWorkshop(workshopId: "${session.workshopId}", password: "rose", lobbyTitle: "Hello", lobbyDesc: "Sit down", color: "#112233", templateDesc: "Look back", templatePic: "pic3")`,
  )
}

async function copy(asked: Record<string, unknown> = {}): Promise<Made> {
  const { workshop } = await fay.must<{ workshop: Made }>(create, { source: session.workshopId, ...asked })
  return workshop
}

async function publish(template: Made): Promise<Made> {
  await fay.act(`updateWorkshop(workshopId: "${template.id}", templatePublic: true)`)
  return template
}

function textsOf({ brainstormSet }: Made): string[] {
  return brainstormSet.flatMap(({ posts }) => posts.map(({ postText }) => postText))
}

async function counterOf(id: string): Promise<number> {
  return (
    await fay.must<{ copyCounter: number }>('query ($id: ID!) { workshop(id: $id) { copyCounter } }', { id })
  ).copyCounter
}

async function rowCounts(): Promise<unknown> {
  const { rows } = await server.services.pool.query(`select
    (select count(*) from workshops) as workshops, (select count(*) from parts) as parts,
    (select count(*) from facilitators) as facilitators, (select count(*) from workshop_keys) as keys,
    (select count(*) from contents) as contents, (select count(*) from document_updates) as updates`)
  return rows[0]
}
