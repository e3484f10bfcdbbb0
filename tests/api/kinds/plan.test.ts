import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { ann, ben, fay, session, stageTwo } from '#support/calls/stage.ts'

stageTwo()
let partId: string
let planId: string

beforeEach(async () => {
  const { part, plan } = await made('workshop | plan', 'Who, what, when')
  ;({ id: partId, objectId: planId } = part)
  expect(plan).toMatchObject({ id: planId, planName: 'Who, what, when', numColumns: 3, rows: [] })
})

function made(type: string, title: string) {
  return fay.must<{ part: { id: string; objectId: string }; plan: object | null }>(
    `mutation ($common: CommonInfoInput!, $type: String!, $title: String) {
      createPartAndType(commonInfoData: $common, title: $title, type: $type) { ok errorString
        part { id objectId } plan { id planName numColumns rows { id } } } }`,
    { common: session.common, type, title },
  )
}

interface ReadPlan {
  headings: string[]
  columns: { id: string }[]
  rows: { cells: string[] }[]
}

const read = (who: Calls) =>
  who.must<ReadPlan>(
    `query ($id: ID!) { plan(id: $id) { planName planDesc numColumns headings columns { id heading choices }
      rows { id cells isMine createdTimeStamp } } }`,
    { id: planId },
  )
const table = async () => (await read(fay)).rows.map(({ cells }) => cells)

const addRow = async (who: Calls, ...texts: string[]): Promise<string> => {
  const valueList = texts.map((value, position) => ({ position, value }))
  const { row } = await who.must<{ row: { id: string } }>(
    `mutation ($common: CommonInfoInput!, $planId: ID!, $valueList: [PlanValueInput!]!) {
      createPlanValue(commonInfoData: $common, planId: $planId, valueList: $valueList) {
        ok errorString row { id } } }`,
    { common: session.common, planId, valueList },
  )
  return row.id
}

const edit = async (who: Calls, rowId: string, ...valueList: object[]): Promise<unknown> => {
  const { data, text } = await who.ask(
    `mutation ($rowId: ID!, $valueList: [PlanValueInput!]!) { updatePlanRow(rowId: $rowId, valueList: $valueList) {
      ok errorString errorCode row { cells } conflicts { columnId position value } } }`,
    { rowId, valueList },
  )
  if (!data) throw new Error(text)
  return data['updatePlanRow']
}

test('[PL1] [PL2] [PL5] [PL11] [C2] everyone adds rows and cells, facilitators columns and headings, as the specification names them', async () => {
  const { row } = await ann.must<{ row: { id: string; cells: string[]; isMine: boolean } }>(
    `mutation { addPlanRow(planId: "${planId}") { ok errorString row { id cells isMine } } }`,
  )
  expect(row).toMatchObject({ cells: ['', '', ''], isMine: true })
  expect(await edit(ben, row.id, { position: 1, value: 'by Ben' })).toMatchObject({
    ok: true,
    row: { cells: ['', 'by Ben', ''] },
  })
  await addRow(ben, 'Call Bo', 'Ann')
  await fay.act(`updatePlan(planId: "${planId}", planName: "Plan", headings: ["who", null, "when"])`)
  const id = randomUUID()
  for (const _time of [1, 2])
    await fay.act(`addPlanColumn(id: "${id}", planId: "${planId}", index: 0, heading: "status")`)
  await fay.act(`updatePlanColumn(columnId: "${id}", heading: "", choices: ["Open", "Done"])`)
  expect(await read(ben)).toMatchObject({
    planName: 'Plan',
    numColumns: 4,
    headings: ['Column 1', 'Who', 'Column 3', 'When'],
    columns: [
      { heading: '', choices: ['Open', 'Done'] },
      { heading: 'who' },
      { heading: '' },
      { heading: 'when' },
    ],
    rows: [
      { id: row.id, cells: ['', '', 'by Ben', ''], isMine: false },
      { cells: ['', 'Call Bo', 'Ann', ''], isMine: true },
    ],
  })
  await fay.act(`deletePlanColumn(planId: "${planId}", index: 1)`)
  await fay.act(`deletePlanRow(rowId: "${row.id}")`)
  expect(await table()).toEqual([['', 'Ann', '']])
  await fay.act(`deletePlanColumn(planId: "${planId}", numColumns: 2, valueList: [])`)
  await fay.act(`deletePlanColumn(planId: "${planId}", numColumns: 1, valueList: [{ position: 1 }])`)
  expect((await read(fay)).headings).toEqual(['Column 1'])
  const last = await fay.ask(`mutation { deletePlanColumn(planId: "${planId}", index: 0) { ok errorCode } }`)
  expect(last.data?.['deletePlanColumn']).toEqual({ ok: false, errorCode: 'lastColumn' })
})

test('[PL6] of two people who replace one text the slower one is told the present text, and nothing is lost', async () => {
  const rowId = await addRow(ann, 'before')
  const change = (value: string) => [{ position: 0, value, expected: 'before' }]
  for (const _time of [1, 2]) expect(await edit(ann, rowId, ...change('by Ann'))).toMatchObject({ ok: true })
  const [column] = (await read(ben)).columns
  const conflicts = [{ columnId: column?.id, position: 0, value: 'by Ann' }]
  const late = await edit(ben, rowId, ...change('by Ben'), { position: 1, value: 'more', expected: '' })
  expect(late).toEqual(expect.objectContaining({ ok: false, errorCode: 'cellChanged', row: null, conflicts }))
  expect(await table()).toEqual([['by Ann', '', '']])
})

/** Adds rows by one call. */
const addRows = async (who: Calls, rows: readonly object[], more = 'valueList: []') => {
  const call = `mutation ($common: CommonInfoInput!, $planId: ID!, $rows: [PlanRowInput!]!) {
    createPlanValue(commonInfoData: $common, planId: $planId, ${more}, rows: $rows) {
      ok errorCode row { id } rows { id cells isMine } } }`
  const { data, codes } = await who.ask(call, { common: session.common, planId, rows })
  return { codes, added: data?.['createPlanValue'] as { rows: object[] | null } | undefined }
}

const rowOf = (...texts: string[]) => ({
  id: randomUUID(),
  valueList: texts.map((value, position) => ({ position, value })),
})

test('[PL15] [C2] one call adds several rows in their order, and a retry adds those that are missing', async () => {
  await addRow(ann, 'there')
  const rows = [rowOf('one', 'a'), rowOf('two'), rowOf()]
  const { added } = await addRows(ann, rows.slice(0, 2))
  expect(added).toMatchObject({ ok: true, row: null })
  expect(added?.rows).toEqual([
    { id: rows[0]?.id, cells: ['one', 'a', ''], isMine: true },
    { id: rows[1]?.id, cells: ['two', '', ''], isMine: true },
  ])
  for (const _time of [1, 2]) expect((await addRows(ann, rows)).added?.rows).toHaveLength(3)
  expect(await table()).toEqual([
    ['there', '', ''],
    ['one', 'a', ''],
    ['two', '', ''],
    ['', '', ''],
  ])
  expect((await addRows(ben, [rowOf('mine'), ...rows])).codes).toEqual(['FORBIDDEN'])
  await fay.act(`deletePlanRow(rowId: "${rows[1]?.id}")`)
  expect((await addRows(ann, rows)).added?.rows).toHaveLength(2)
  expect(await table()).toHaveLength(3)
})

test('[PL15] a call names one row or several, at most fifty, each once', async () => {
  const bad = async (rows: readonly object[], more?: string) => (await addRows(ben, rows, more)).codes
  expect(await bad([])).toEqual(['BAD_USER_INPUT'])
  expect(await bad(Array.from({ length: 51 }, () => rowOf('x')))).toEqual(['BAD_USER_INPUT'])
  expect(await bad([rowOf('x')], 'valueList: [{ position: 0, value: "y" }]')).toEqual(['BAD_USER_INPUT'])
  expect(await bad([rowOf('x')], `id: "${randomUUID()}", valueList: []`)).toEqual(['BAD_USER_INPUT'])
  expect(await bad([rowOf('fits'), { valueList: [{ position: 9, value: 'x' }] }])).toEqual(['NOT_FOUND'])
  const twice = rowOf('x')
  expect(await bad([twice, twice])).toEqual(['FORBIDDEN'])
  expect(await table()).toEqual([])
})

test('[PL13] [PL14] [K6] a column of the copy list goes into a brainstorm, and answers come back as rows', async () => {
  await addRow(ann, 'Call Bo', 'Ann')
  const rowId = await addRow(ben, 'Write', 'Ben')
  const { part } = await made('workshop | brainstorm', 'Ideas')
  const copy = (to: string, ...items: object[]) =>
    fay.must(
      `mutation ($to: ID!, $items: [CopyItemInput!]!) { copyList(partId: $to, copyList: $items) {
        ok errorString copied } }`,
      { to, items: items.map((item) => ({ type: 'ANSWERS', ...item })) },
    )
  expect(await copy(part.id, { objId: planId, column: 1 }, { objId: rowId })).toMatchObject({ copied: 3 })
  const { posts } = await fay.must<{ posts: { postText: string; postDesc: string }[] }>(
    'query ($id: ID!) { brainstorm(id: $id) { posts { postText postDesc } } }',
    { id: part.objectId },
  )
  expect(posts.map((post) => Object.values(post))).toEqual([
    ['Ann', ''],
    ['Ben', ''],
    ['Write', 'Column 2: Ben'],
  ])
  expect(await copy(partId, { objId: part.objectId })).toMatchObject({ copied: 3 })
  expect((await table()).slice(2)).toEqual([
    ['Ann', '', ''],
    ['Ben', '', ''],
    ['Write', 'Column 2: Ben', ''],
  ])
})
