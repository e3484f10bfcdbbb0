import { expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { officialTemplates, seedTemplates } from '#server/templates/seedTemplates.ts'
import { signUpCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { fay, server, stageServer } from '#support/calls/stage.ts'

stageServer()

const silent = { info: () => undefined, error: (details: object) => void failures.push(details) }
const failures: object[] = []

test('[W6, W9] official templates are added completely, once in each language, by any number of nodes', async () => {
  const { services } = server
  // Two nodes start concurrently, and one starts later.
  await Promise.all([seedTemplates(services, silent), seedTemplates(services, silent)])
  await seedTemplates(services, silent)
  expect(failures).toEqual([])
  const { rows } = await services.pool.query<{ name: string; parts: number; facilitators: number }>(`
    select w.workshop_name as name, w.template_language as language, count(distinct p.id)::int as parts,
      count(distinct f.user_id)::int as facilitators
    from public.workshops w join public.parts p on p.workshop_id = w.id
      join public.facilitators f on f.workshop_id = w.id
    where w.template and w.template_official group by w.id, w.workshop_name`)
  const expected = languages.flatMap((language) =>
    officialTemplates(language).map(({ name, activities }) => ({
      ...{ name, language },
      parts: activities.length,
      facilitators: 1,
    })),
  )
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)
  expect(rows.sort(byName)).toEqual(expected.sort(byName))
})

test('[W9] a list has the official templates of its language (English by default) and all other templates', async () => {
  const names = (language: 'en' | 'sv') => officialTemplates(language).map(({ name }) => name)
  await makeTemplate(fay, 'Mine')
  const byAdmin = await makeTemplate(fay, 'By an administrator')
  await server.services.pool.query('update public.workshops set template_official = true where id = $1', [
    byAdmin.id,
  ])
  const others = ['Mine', 'By an administrator']
  const gus = await signUpCalls(server, uniqueEmail('gus'))
  expect(await listed(fay, '')).toEqual(new Set([...names('en'), ...others]))
  expect(await listed(fay, '(language: "en")')).toEqual(new Set([...names('en'), ...others]))
  expect(await listed(fay, '(language: "sv")')).toEqual(new Set([...names('sv'), ...others]))
  expect(await listed(gus, '(language: "sv")')).toEqual(new Set([...names('sv'), 'By an administrator']))
  expect((await fay.ask('{ templates(language: "xx") { id } }')).codes).toEqual(['BAD_USER_INPUT'])
})

test('[W9, K5] a session made from a Swedish template is Swedish, and counts for the template in every language', async () => {
  const inSwedish = officialTemplates('sv').find(({ key }) => key === 'customer-journey')
  const { id } = await template(fay, 'sv', inSwedish?.name)
  const { workshop } = await fay.must<{ workshop: Made }>(
    `mutation ($id: ID!) { createWorkshopFromId(id: $id) { ok errorString workshop { ${whole} } } }`,
    { id },
  )
  const [first] = inSwedish?.activities ?? []
  if (!first || !('questions' in first)) throw new Error('the first activity asks nothing')
  expect(workshop).toMatchObject({
    workshopName: 'Kundresa',
    lobbyTitle: inSwedish?.lobbyTitle,
    lobbyDesc: inSwedish?.lobbyDesc,
    language: null,
    parts: inSwedish?.activities.map(({ name }) => ({ partName: name })),
  })
  const { questions, multiTopics, notes } = workshop.brainstormSet[0] ?? {}
  expect(questions?.map(({ text }) => text)).toEqual(first.questions)
  expect(multiTopics?.map(({ text }) => text)).toEqual(first.topics)
  expect(notes).toBe(first.notes)

  const gus = await signUpCalls(server, uniqueEmail('gus'))
  const english = await template(gus, 'en', 'Customer journey')
  await gus.act(`createWorkshopFromId(id: "${english.id}")`)
  const both = [await template(fay, 'en', 'Customer journey'), await template(fay, 'sv', 'Kundresa')]
  expect(both).toMatchObject([
    { copyCounter: 2, usedByOthers: 2, language: 'en' },
    { copyCounter: 2, usedByOthers: 2, language: 'sv' },
  ])
  expect(await template(fay, 'sv', 'Idésprint')).toMatchObject({ copyCounter: 0, usedByOthers: 0 })
})

test('[W9] [EV1] an activity of a template keeps its number of axes', async () => {
  const official = officialTemplates('sv').find(({ key }) => key === 'risk-matrix')
  const { id } = await template(fay, 'sv', official?.name)
  const { workshop } = await fay.must<{ workshop: { parts: { numberOfAxis: number | null }[] } }>(
    `mutation { createWorkshopFromId(id: "${id}") { ok errorString workshop { parts { numberOfAxis } } } }`,
  )
  expect(workshop.parts.map(({ numberOfAxis }) => numberOfAxis)).toEqual([null, 2, null])
})

test('[W8] uses by others are counted separately from the creator’s', async () => {
  const { id } = await makeTemplate(fay, 'Shared')
  await fay.act(`updateWorkshop(workshopId: "${id}", templatePublic: true)`)
  const gus = await signUpCalls(server, uniqueEmail('gus'))
  for (const who of [fay, fay, gus]) await who.act(`createWorkshopFromId(id: "${id}")`)
  expect(await template(gus, 'en', 'Shared')).toMatchObject({ copyCounter: 3, usedByOthers: 1 })
})

test('a template that an administrator deleted does not return', async () => {
  const { services } = server
  const [one] = officialTemplates('en')
  await services.pool.query(`delete from public.workshops where workshop_name = $1`, [one?.name])
  await seedTemplates(services, silent)
  const { rows } = await services.pool.query(`select 1 from public.workshops where workshop_name = $1`, [
    one?.name,
  ])
  expect(rows).toEqual([])
})

test('[W9] if only the English templates existed, translations are added and follow the administrator’s changes', async () => {
  const older = await startTestServer()
  try {
    const { services } = older
    await seedTemplates(services, silent, ['en'])
    const [gone, removed, changed] = officialTemplates('en')
    await services.pool.query('delete from public.workshops where workshop_name = $1', [gone?.name])
    await services.pool.query(
      'update public.workshops set template_official = false where workshop_name = $1',
      [removed?.name],
    )
    await services.pool.query(
      'update public.workshops set copy_counter = 7, used_by_others = 6 where workshop_name = $1',
      [changed?.name],
    )
    await services.pool.query(
      `update public.template_categories set category = 'ours' where category = 'analysis'
        and workshop_id = (select id from public.workshops where workshop_name = $1)`,
      [changed?.name],
    )
    const before = await rowsIn(older, 'en')

    // Runs twice, as at every start.
    await seedTemplates(services, silent)
    await seedTemplates(services, silent)
    expect(failures).toEqual([])
    expect(await rowsIn(older, 'en')).toEqual(before)
    const inSwedish = officialTemplates('sv').slice(2)
    const rows = await rowsIn(older, 'sv')
    expect(rows.map(({ workshop_name }) => workshop_name).sort()).toEqual(
      inSwedish.map(({ name }) => name).sort(),
    )
    expect(rows.find(({ workshop_name }) => workshop_name === inSwedish[0]?.name)).toMatchObject({
      ...{ copy_counter: 7, used_by_others: 6, template_official: true, template_pic: changed?.pic },
      categories: ['feedback', 'ours'],
    })
  } finally {
    await older.stop()
  }
})

interface Made {
  parts: { partName: string }[]
  brainstormSet: { notes: string; questions: { text: string }[]; multiTopics: { text: string }[] }[]
}

const whole = `workshopName lobbyTitle lobbyDesc language parts { partName }
  brainstormSet { notes questions { text } multiTopics { text } }`

async function makeTemplate(who: Calls, name: string): Promise<{ id: string }> {
  const { workshop } = await who.must<{ workshop: { id: string } }>(
    `mutation ($name: String!) { createWorkshop(workshopName: $name, template: true) {
      ok errorString workshop { id } } }`,
    { name },
  )
  return workshop
}

async function listed(who: Calls, args: string): Promise<Set<string>> {
  const found = await who.must<{ workshopName: string }[]>(`{ templates${args} { workshopName } }`)
  return new Set(found.map(({ workshopName }) => workshopName))
}

/** A template as it is listed in a language. */
async function template(who: Calls, language: string, name: string | undefined): Promise<{ id: string }> {
  const found = await who.must<{ id: string; workshopName: string }[]>(
    'query ($language: String) { templates(language: $language) { id workshopName copyCounter usedByOthers language } }',
    { language },
  )
  const one = found.find(({ workshopName }) => workshopName === name)
  if (!one) throw new Error(`${name} is not listed`)
  return one
}

/** All stored rows of the official templates in a language. */
async function rowsIn({ services }: TestServer, language: string): Promise<Record<string, unknown>[]> {
  const { rows } = await services.pool.query<Record<string, unknown>>(
    `select w.*, array(select category from public.template_categories c where c.workshop_id = w.id order by category)
      as categories from public.workshops w where template_language = $1 order by id`,
    [language],
  )
  return rows
}
