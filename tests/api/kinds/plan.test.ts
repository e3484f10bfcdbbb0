import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { sessionOfTwo } from '#support/calls/kindSession.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

let server: TestServer
let fay: TestFacilitator
let session: TestSession
let ann: Awaited<ReturnType<TestSession['join']>>
let ben: Awaited<ReturnType<TestSession['join']>>
let partId: string
let planId: string

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
  ;({ session, ann, ben } = await sessionOfTwo(server, fay))
})
afterAll(() => server.stop())

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
  planName: string
  numColumns: number
  headings: string[]
  columns: { id: string; heading: string; choices: string[] }[]
  rows: { id: string; cells: string[]; isMine: boolean; createdTimeStamp: number }[]
}

const read = (who: Calls, of = planId): Promise<ReadPlan> =>
  who.must(
    `query ($id: ID!) { plan(id: $id) { planName planDesc numColumns headings columns { id heading choices }
      rows { id cells isMine createdTimeStamp } } }`,
    { id: of },
  )
const table = async (of = planId): Promise<string[][]> => (await read(fay, of)).rows.map(({ cells }) => cells)

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

interface Edited {
  ok: boolean
  errorCode: string | null
  row: { cells: string[] } | null
  conflicts: { columnId: string; position: number; value: string }[] | null
}

const edit = async (who: Calls, rowId: string, ...valueList: object[]): Promise<Edited> => {
  const { data, text } = await who.ask(
    `mutation ($rowId: ID!, $valueList: [PlanValueInput!]!) { updatePlanRow(rowId: $rowId, valueList: $valueList) {
      ok errorString errorCode row { cells } conflicts { columnId position value } } }`,
    { rowId, valueList },
  )
  if (!data) throw new Error(text)
  return data['updatePlanRow'] as Edited
}
const act = (call: string) => fay.must(`mutation { ${call} { ok errorString } }`)

test('[PL1] [PL2] [PL5] everyone adds rows and cells, facilitators columns and headings, as the specification names them', async () => {
  const { row } = await ann.must<{ row: { id: string; cells: string[]; isMine: boolean } }>(
    `mutation { addPlanRow(planId: "${planId}") { ok errorString row { id cells isMine } } }`,
  )
  expect(row).toMatchObject({ cells: ['', '', ''], isMine: true })
  expect(await edit(ben, row.id, { position: 1, value: 'by Ben' })).toMatchObject({
    ok: true,
    row: { cells: ['', 'by Ben', ''] },
  })
  await addRow(ben, 'Call Bo', 'Ann')
  await act(`updatePlan(planId: "${planId}", planName: "Plan", headings: ["who", null, "when"])`)
  await act(`addPlanColumn(planId: "${planId}", index: 0)`)
  expect(await read(ben)).toMatchObject({
    planName: 'Plan',
    numColumns: 4,
    headings: ['Column 1', 'Who', 'Column 3', 'When'],
    columns: [{ heading: '' }, { heading: 'who' }, { heading: '' }, { heading: 'when' }],
    rows: [
      { id: row.id, cells: ['', '', 'by Ben', ''], isMine: false },
      { cells: ['', 'Call Bo', 'Ann', ''], isMine: true },
    ],
  })
  await act(`deletePlanColumn(planId: "${planId}", index: 1)`)
  await act(`deletePlanRow(rowId: "${row.id}")`)
  expect(await table()).toEqual([['', 'Ann', '']])
  await act(`deletePlanColumn(planId: "${planId}", numColumns: 2, valueList: [])`)
  await act(`deletePlanColumn(planId: "${planId}", numColumns: 1, valueList: [{ position: 1 }])`)
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
  // While it is hidden from Ben, he is not told what it says now.
  await act(`updatePartVisibility(partId: "${partId}", hidden: true)`)
  const unseen = await edit(ben, rowId, ...change('by Ben'))
  expect(unseen).toMatchObject({ ok: false, errorCode: 'cellHidden', conflicts: null })
  await act(`updatePartVisibility(partId: "${partId}", hidden: false)`)
  const shown = await edit(ben, rowId, ...change('by Ben'))
  expect(shown).toMatchObject({ ok: false, errorCode: 'cellChanged', conflicts })
})

test('[PL8] an edit of a deleted row or column is told which', async () => {
  const rowId = await addRow(ann, 'kept')
  const [, second] = (await read(ann)).columns
  await act(`deletePlanColumn(planId: "${planId}", columnId: "${second?.id}")`)
  const late = { columnId: second?.id, value: 'late', expected: '' }
  expect(await edit(ann, rowId, late)).toMatchObject({ ok: false, errorCode: 'columnDeleted' })
  await act(`deletePlanRow(rowId: "${rowId}")`)
  const retried = { position: 0, value: 'kept', expected: '' }
  expect(await edit(ann, rowId, retried)).toMatchObject({ ok: true, row: null })
  expect(await edit(ann, rowId, { ...retried, value: 'late' })).toMatchObject({ errorCode: 'rowDeleted' })
})

test('[PL11] the choices of a column are offered and not enforced', async () => {
  const [column] = (await read(fay)).columns
  await act(`updatePlanColumn(columnId: "${column?.id}", heading: "status", choices: ["Open", "Done"])`)
  const rowId = await addRow(ann, 'Under way')
  expect(await edit(ben, rowId, { columnId: column?.id, value: 'Done' })).toMatchObject({ ok: true })
  expect((await read(ben)).columns[0]).toMatchObject({ heading: 'status', choices: ['Open', 'Done'] })
})

test('[C2] a column is added once however often the call arrives', async () => {
  const id = randomUUID()
  for (const _time of [1, 2]) await act(`addPlanColumn(id: "${id}", planId: "${planId}", heading: "new")`)
  expect((await read(fay)).headings).toEqual(['Column 1', 'Column 2', 'Column 3', 'New'])
})

/** Adds rows by one call. */
const addRows = async (who: Calls, rows: readonly object[], more = 'valueList: []') => {
  const call = `mutation ($common: CommonInfoInput!, $planId: ID!, $rows: [PlanRowInput!]!) {
    createPlanValue(commonInfoData: $common, planId: $planId, ${more}, rows: $rows) {
      ok errorCode row { id } rows { id cells isMine } } }`
  const { data, codes } = await who.ask(call, { common: session.common, planId, rows })
  return { codes, added: data?.['createPlanValue'] as AddedRows | undefined }
}

interface AddedRows {
  ok: boolean
  errorCode: string | null
  row: null
  rows: { id: string; cells: string[]; isMine: boolean }[] | null
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
  await act(`deletePlanRow(rowId: "${rows[1]?.id}")`)
  expect((await addRows(ann, rows)).added?.rows).toHaveLength(2)
  expect(await table()).toHaveLength(3)
})

test('[PL15] [PL1] [PL3] [B4] of several rows all are added or none', async () => {
  const refused = async (rows: readonly object[]) => (await addRows(ben, rows)).added?.errorCode
  expect(await refused([rowOf('fits'), rowOf('x'.repeat(256))])).toBe('textTooLong')
  const column = await fay.must<{ plan: { columns: { id: string }[] } }>(
    `mutation { addPlanColumn(planId: "${planId}") { ok errorString plan { columns { id } } } }`,
  )
  const columnId = column.plan.columns.at(-1)?.id
  await act(`deletePlanColumn(planId: "${planId}", columnId: "${columnId}")`)
  expect(await refused([rowOf('fits'), { valueList: [{ columnId, value: 'late' }] }])).toBe('columnDeleted')
  expect((await addRows(ben, [rowOf('fits'), { valueList: [{ position: 9, value: 'x' }] }])).codes).toEqual([
    'NOT_FOUND',
  ])
  expect(await table()).toEqual([])
  const many = (count: number) => Array.from({ length: count }, (_, at) => rowOf(`row ${at}`))
  for (let at = 0; at < 9; at += 1) expect((await addRows(fay, many(50))).added?.ok).toBe(true)
  await addRow(ben, 'one more')
  expect(await refused(many(50))).toBe('tooManyRows')
  expect(await table()).toHaveLength(451)
  expect((await addRows(fay, many(49))).added?.ok).toBe(true)
})

test('[PL15] a call names one row or several, at most fifty, each once', async () => {
  const bad = async (rows: readonly object[], more?: string) => (await addRows(ben, rows, more)).codes
  expect(await bad([])).toEqual(['BAD_USER_INPUT'])
  expect(await bad(Array.from({ length: 51 }, () => rowOf('x')))).toEqual(['BAD_USER_INPUT'])
  expect(await bad([rowOf('x')], 'valueList: [{ position: 0, value: "y" }]')).toEqual(['BAD_USER_INPUT'])
  expect(await bad([rowOf('x')], `id: "${randomUUID()}", valueList: []`)).toEqual(['BAD_USER_INPUT'])
  const twice = rowOf('x')
  expect(await bad([twice, twice])).toEqual(['FORBIDDEN'])
  expect(await table()).toEqual([])
})

test('[PL13] [K8] a row whose other cells are longer than a description is not cut: it is named, and nothing is copied', async () => {
  await addRow(ann, 'Call Bo', 'Ann')
  const rowId = await addRow(ben, 'Write to Cy', 'w'.repeat(250), 'x'.repeat(250))
  const text = 'y'.repeat(251)
  await addRow(ben, '', text)
  const { part } = await made('workshop | brainstorm', 'Ideas')
  const copied = `mutation ($to: ID!, $items: [CopyItemInput!]!) { copyList(partId: $to, copyList: $items) {
    ok errorCode errorValues copied } }`
  const copy = async (item: object): Promise<unknown> => {
    const { data } = await fay.ask(copied, { to: part.id, items: [{ type: 'ANSWERS', ...item }] })
    return data?.['copyList']
  }
  expect(await copy({ objId: planId })).toEqual({
    ...{ ok: false, errorCode: 'tooLongDescription', errorValues: ['Write to Cy', '500'], copied: null },
  })
  expect(await copy({ objId: planId, column: 1 })).toEqual({
    ...{ ok: false, errorCode: 'tooLongToCopy', errorValues: [`${'y'.repeat(30)}…`, '250'], copied: null },
  })
  const { posts } = await fay.must<{ posts: unknown[] }>(
    'query ($id: ID!) { brainstorm(id: $id) { posts { id } } }',
    { id: part.objectId },
  )
  expect(posts).toEqual([])
  expect(await copy({ objId: rowId, column: 1 })).toMatchObject({ ok: true, copied: 1 })
})

test('[PL13] [PL14] [K6] a column of the copy list goes into a brainstorm, and answers come back as rows', async () => {
  await addRow(ann, 'Call Bo', 'Ann')
  const rowId = await addRow(ben, 'Write', 'Ben')
  const { part } = await made('workshop | brainstorm', 'Ideas')
  const copied = `mutation ($to: ID!, $items: [CopyItemInput!]!) { copyList(partId: $to, copyList: $items) {
    ok errorString copied } }`
  const column = { type: 'ANSWERS', objId: planId, column: 1 }
  const row = { type: 'ANSWERS', objId: rowId }
  expect(await fay.must(copied, { to: part.id, items: [column, row] })).toMatchObject({ copied: 3 })
  const { posts } = await fay.must<{ posts: { postText: string; postDesc: string }[] }>(
    'query ($id: ID!) { brainstorm(id: $id) { posts { postText postDesc } } }',
    { id: part.objectId },
  )
  expect(posts.map(({ postText, postDesc }) => [postText, postDesc])).toEqual([
    ['Ann', ''],
    ['Ben', ''],
    ['Write', 'Column 2: Ben'],
  ])
  const all = [{ type: 'ANSWERS', objId: part.objectId }]
  expect(await fay.must(copied, { to: partId, items: all })).toMatchObject({ copied: 3 })
  expect(await table()).toEqual([
    ['Call Bo', 'Ann', ''],
    ['Write', 'Ben', ''],
    ['Ann', '', ''],
    ['Ben', '', ''],
    ['Write', 'Column 2: Ben', ''],
  ])
})
