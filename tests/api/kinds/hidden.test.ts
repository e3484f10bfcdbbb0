import { expect, test } from 'vitest'
import { addPart } from '#support/calls/session.ts'
import { ben, fay, session, stageTwo } from '#support/calls/stage.ts'

stageTwo()

const hide = (partId: string): Promise<unknown> =>
  fay.act(`updatePartVisibility(partId: "${partId}", hidden: true)`)

/** A planner of three columns, and a row that says 'secret' in the first. */
async function makePlanner() {
  const { part } = await addPart(fay, session.workshopId, 'plan', { title: 'Plan' })
  const { row } = await fay.must<{ row: { id: string } }>(addRow, rowAt(part.objectId, 0, 'secret'))
  const cells = async () =>
    (
      await fay.must<{ rows: { cells: string[] }[] }>(
        `query { plan(id: "${part.objectId}") { rows { cells } } }`,
      )
    ).rows
  return { ...part, rowId: row.id, cells }
}

const addRow = `mutation ($common: CommonInfoInput!, $planId: ID!, $valueList: [PlanValueInput!]!) {
  createPlanValue(commonInfoData: $common, planId: $planId, valueList: $valueList) { ok errorString row { id } } }`
const rowAt = (planId: string, position: number, value: string) => ({
  ...{ common: session.common, planId },
  valueList: [{ position, value }],
})

test('[PL6] [R4] nobody finds out by guessing what a hidden planner says, at once or when it is shown', async () => {
  const { id, objectId, rowId, cells } = await makePlanner()
  const { columns } = await ben.must<{ columns: { id: string }[] }>(
    `query { plan(id: "${objectId}") { columns { id } } }`,
  )
  await hide(id)
  const guesses = [
    ...['secret', 'wrong'].flatMap((guess) => [
      { position: 0, value: guess, expected: 'none' },
      { position: 0, value: 'mine', expected: guess },
      { position: 0, value: guess, expected: guess },
    ]),
    ...[
      { position: 0, value: 'mine' },
      { position: 9, value: 'mine', expected: '' },
    ],
    { columnId: columns[1]?.id, value: 'mine', expected: '' },
  ]
  const answers = []
  for (const guess of guesses) {
    const { text } = await ben.ask(
      `mutation ($row: ID!, $values: [PlanValueInput!]!) { updatePlanRow(rowId: $row, valueList: $values) {
        ok errorCode errorString row { id } conflicts { value } } }`,
      { row: rowId, values: [guess] },
    )
    answers.push(text)
  }
  expect(answers[0]).toContain('cellHidden')
  expect(new Set(answers).size).toBe(1)
  expect(await cells()).toEqual([{ cells: ['secret', '', ''] }])
})

test('[R4] a row that is added to a hidden planner does not tell how many columns there are', async () => {
  const { id, objectId, cells } = await makePlanner()
  await hide(id)
  const answers = [1, 9].map(
    async (position) => (await ben.ask(addRow, rowAt(objectId, position, 'late'))).codes,
  )
  expect(await Promise.all(answers)).toEqual([['NOT_FOUND'], ['NOT_FOUND']])
  expect((await ben.ask(addRow, rowAt(objectId, 0, 'late'))).data).toEqual({
    createPlanValue: { ok: true, errorString: null, row: null },
  })
  expect(await cells()).toEqual([{ cells: ['secret', '', ''] }, { cells: ['late', '', ''] }])
})

test('[R4] an answer to a hidden brainstorm does not tell how many questions there are', async () => {
  await fay.act(`updateTopic(brainstormId: "${session.objectId}", topicPos: 1, topicText: "Why?")`)
  const answerAt = (at: number) =>
    ben.ask(
      `mutation ($common: CommonInfoInput!, $id: ID!, $at: Int) { createPost(commonInfoData: $common, brainstormId: $id,
        postText: "late", subTopicPos: $at) { ok post { id } } }`,
      { common: session.common, id: session.objectId, at },
    )
  expect((await answerAt(1)).data).toMatchObject({ createPost: { ok: true } })
  await hide(session.partId)
  expect([(await answerAt(1)).codes, (await answerAt(2)).codes]).toEqual([['NOT_FOUND'], ['NOT_FOUND']])
  expect((await answerAt(0)).data).toEqual({ createPost: { ok: true, post: null } })
})
