import { randomUUID } from 'node:crypto'
import type { Calls } from '#support/calls/calls.ts'
import { addPart, signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestSession } from '#support/calls/session.ts'
import { makeSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { callPlenum } from './calls.ts'
import { pollCount } from './target.ts'

/** Answers of one person, within what a person may paste. */
const answersEach = 50

/** A session that is presented to everyone, with a brainstorm whose answers are shown. */
export async function presentedSession(server: { url: string }): Promise<TestSession> {
  const session = await startSession(server, await signUpFacilitator(server))
  await session.showAll(true)
  await session.facilitator.act(
    `updateState(workshopId: "${session.workshopId}", currentState: "RU", activePartId: "${session.partId}")`,
  )
  return session
}

/** Answers to it, by as many people as they take. */
export async function fillSession(
  session: TestSession,
  answers: number,
  textOf: (at: number) => string,
): Promise<void> {
  for (let from = 0; from < answers; from += answersEach) {
    const someone = await session.join()
    const count = Math.min(answersEach, answers - from)
    await Promise.all(Array.from({ length: count }, (_, at) => session.answer(someone, textOf(from + at))))
  }
}

async function preparePart({ facilitator, workshopId }: TestSession, kind: string) {
  const { part } = await addPart(facilitator, workshopId, kind)
  return { partId: part.id, objectId: part.objectId, board: `board/${part.objectId}` }
}

/** Scales with polls that everyone votes on. */
export async function prepareScales(session: TestSession) {
  const scales = await preparePart(session, 'evaluate')
  const polls = Array.from({ length: pollCount }, () => randomUUID())
  for (const id of polls)
    await session.facilitator.must(
      `mutation ($id: ID!, $common: CommonInfoInput!, $object: ID!) {
        createPoll(id: $id, commonInfoData: $common, evaluateId: $object, pollText: "A poll") { ok errorString } }`,
      { id, common: session.common, object: scales.objectId },
    )
  return { ...scales, tally: `tally/${scales.objectId}`, polls }
}

/** Slides with a document of 300 pages. */
export async function prepareSlides({ facilitator, workshopId }: TestSession) {
  const { partId, objectId } = await makeSlides(facilitator, workshopId)
  await uploadSlides(facilitator, objectId, pdfWithPages(300))
  return { partId, board: `board/${objectId}` }
}

const rowCount = 500
const columnCount = 20
const filled = 'Filled in before the storm began'

/** A planner of the greatest size, all of its cells filled. */
export async function preparePlan(session: TestSession, port: number) {
  const { facilitator, common } = session
  const { objectId, board } = await preparePart(session, 'plan')
  const columns = await addColumns(facilitator, objectId)
  const rows = Array.from({ length: rowCount }, () => randomUUID())
  const valueList = columns.map((columnId) => ({ columnId, value: filled }))
  const addRow = (id: string) =>
    facilitator.must(
      `mutation ($id: ID!, $common: CommonInfoInput!, $plan: ID!, $valueList: [PlanValueInput!]!) {
        createPlanValue(id: $id, commonInfoData: $common, planId: $plan, valueList: $valueList) { ok errorString } }`,
      { id, common, plan: objectId, valueList },
    )
  for (let from = 0; from < rows.length; from += 25)
    await Promise.all(rows.slice(from, from + 25).map(addRow))
  /** By row: each row has one column that is written. */
  const texts = rows.map(() => filled)
  return {
    board,
    /** Writes a text as the n-th edit, naming the text that it replaces; consecutive ones are in different rows and columns. */
    async write(index: number, value: string, token: string | undefined): Promise<void> {
      const row = index % rowCount
      const [rowId, columnId, expected] = [rows[row], columns[index % columnCount], texts[row]]
      texts[row] = value
      await callPlenum(port, cellCall, { rowId, valueList: [{ columnId, value, expected }] }, token)
    },
  }
}

async function addColumns(facilitator: Calls, plan: string): Promise<string[]> {
  const { columns } = await facilitator.must<{ columns: { id: string }[] }>(
    'query ($plan: ID!) { plan(id: $plan) { columns { id } } }',
    { plan },
  )
  const ids = columns.map(({ id }) => id)
  while (ids.length < columnCount) {
    const id = randomUUID()
    await facilitator.act(`addPlanColumn(id: "${id}", planId: "${plan}")`)
    ids.push(id)
  }
  return ids
}

const cellCall =
  'mutation($rowId:ID!,$valueList:[PlanValueInput!]!){updatePlanRow(rowId:$rowId,valueList:$valueList){ok}}'
