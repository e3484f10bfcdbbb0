import { beforeEach, expect, test } from 'vitest'
import { newId } from '#api/newId.ts'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { CreatePlanValueDocument } from '#api/operations/plan.ts'
import { PlanBoardDocument } from '#support/calls/boardQueries.ts'
import { becomes } from './device.ts'
import type { Page } from './device.ts'
import { syncScene } from './scene.ts'

const scene = syncScene()
let objectId: string
let page: Page
let columnId: string

beforeEach(async () => {
  objectId = newId()
  const commonInfoData = { workshop: scene.brainstorm.workshopId }
  const made = { objectId, commonInfoData, title: 'Who, what, when', type: 'workshop | plan' }
  await scene.asFacilitator(CreatePartAndTypeDocument, made)
  const { plan } = await scene.asFacilitator(PlanBoardDocument, { id: objectId })
  columnId = plan.columns[0]?.id ?? ''
  page = await scene.joinedWith(scene.onTrain())
  await page.live({ kind: 'board', id: objectId })
})

/** Adds rows at once, as a pasted range does. */
function addRows(...texts: string[]): void {
  const { workshopId } = scene.brainstorm
  for (const text of texts) {
    const id = newId()
    page.outbox.send(workshopId, {
      document: CreatePlanValueDocument,
      variables: {
        ...{ id, commonInfoData: { workshop: workshopId }, planId: objectId },
        valueList: [{ columnId, value: text }],
      },
      ...{ objectId, label: 'Row', text },
      effect: { does: 'create', type: 'planRow', id, fields: { [columnId]: text } },
    })
  }
}

async function rowsOnServer(): Promise<(string | undefined)[]> {
  const { plan } = await scene.asFacilitator(PlanBoardDocument, { id: objectId })
  return plan.rows.map(({ cells }) => cells[0])
}

const many = Array.from({ length: 120 }, (_, at) => `row ${at}`)

test('[PL15] [C2] rows that are made at once arrive in their order, each once, also when an answer is lost', async () => {
  const swallowed = scene.network.swallowAnswerTo('CreatePlanRows')
  addRows(...many)
  await swallowed
  await page.saved()
  expect(await rowsOnServer()).toEqual(many)
  expect(page.outbox.view.getState().own).toHaveLength(many.length)
})

test('[PL15] [PL3] a row that the server refuses holds back none of those beside it, and keeps its text', async () => {
  const long = 'x'.repeat(256)
  addRows('one', long, 'three')
  const { entries } = await becomes(
    page.outbox.view,
    (view) => view.own.length === 2 && view.entries.length === 1,
  )
  expect(entries).toMatchObject([{ text: long, state: { status: 'refused', code: 'textTooLong' } }])
  expect(await rowsOnServer()).toEqual(['one', 'three'])
})

test('[PL15] [A5] rows of a participant that waited for a connection arrive each once', async () => {
  scene.network.cut()
  addRows('one', 'two', 'three')
  await becomes(page.outbox.view, ({ failures }) => failures > 0)
  scene.network.mend()
  page.outbox.wake()
  await page.saved()
  expect((await rowsOnServer()).sort()).toEqual(['one', 'three', 'two'])
})
