import { readFileSync } from 'node:fs'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { utils, write } from 'xlsx'
import { faceOf } from '#activity/face.ts'
import { readSheets } from '#activity/importData/readSheets.ts'
import type { ImportTarget } from '#activity/importData/importTarget.ts'
import type { SheetQuestion } from '#activity/importData/sheetWorker.ts'
import { useHeadedImport } from '#activity/importData/useHeadedImport.tsx'
import type { HeadedAddition } from '#activity/importData/useHeadedImport.tsx'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { readPolls } from '#domain/evaluate/items.ts'
import { topicType } from '#domain/identify/items.ts'
import { topicRules } from '#domain/identify/topicRules.ts'
import { organizeModel } from '#domain/organize/model.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { roots } from '#domain/plan/roots.ts'
import { answerScreen } from '#features/identify/answers/answerScreen.ts'
import { inputText } from '#features/identify/inputText.ts'
import { historyOf } from '#features/plan/history/historyOf.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { openEvaluate } from '#support/views/openEvaluate.tsx'
import { fillTable } from '#support/views/openPlan.tsx'
import { openPulse } from '#support/views/openPulse.tsx'
import { faces } from '../registries/faces.ts'

/** The browser's threads, which these tests have none of: reads a sheet on this one. */
class Thread {
  onmessage: (said: { data: unknown }) => void = () => undefined
  terminate(): void {}
  postMessage({ data, language }: SheetQuestion): void {
    void readSheets(data, language).then((answer) => this.onmessage({ data: answer }))
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', Thread)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

/** Opens the dialog over an activity and chooses a file in it, with these texts one below the other. */
async function importing(
  { part, show }: ReturnType<typeof openEvaluate | typeof openPulse>,
  texts: string[],
) {
  const Import = faceOf(faces, part)?.ImportData
  show(Import && <Import part={part} onClose={() => undefined} />)
  await choose(sheetOf(texts.map((text) => [text])))
  fireEvent.keyDown(await screen.findByRole('grid'), { key: 'a', ctrlKey: true })
}
function sheetOf(rows: string[][]): File {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Ideas')
  return new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'ideas.xlsx')
}
const choose = async (file: File): Promise<void> => {
  const field = await screen.findByLabelText('Choose a file', { selector: 'input' })
  await act(async () => fireEvent.change(field, { target: { files: [file] } }))
}
const runImport = () => fireEvent.click(screen.getByRole('button', { name: 'Import' }))

test('[N3] [N4] [EV3] each text becomes something to vote on; one that is too long is told with the reason', async () => {
  const opened = openEvaluate('facilitator')
  await importing(opened, ['Milk', 'x'.repeat(251), 'Cocoa'])
  screen.getByText('3 texts are selected (A1:A3). One is longer', { exact: false })
  runImport()
  await screen.findByText('2 of 3 were added.', {}, { timeout: 5000 })
  within(screen.getByRole('list', { name: 'One text was not added' })).getByText(
    /251 characters; at most 250/,
  )
  expect(readPolls(opened.docs.desk).map(({ text }) => text)).toEqual([
    ...['Tea', 'Juice', 'Water', 'Milk', 'Cocoa'],
  ])
})

test('[N3] texts become statements of the chosen categories, which are asked for', async () => {
  const opened = openPulse('facilitator')
  await importing(opened, ['We plan', 'We learn'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Work' }))
  runImport()
  await screen.findByText('All 2 were added.', {}, { timeout: 5000 })
  expect(opened.entries().map(({ variables }) => variables)).toMatchObject([
    { sliderGroupId: 'work', sliderText: 'We plan' },
    { sliderGroupId: 'work', sliderText: 'We learn' },
  ])
})

test('[OR2] [N3] rows of a sheet become items with descriptions in their sections; one that is missing is made', async () => {
  const { render, doc, entries } = stillRoom()
  const docs = { desk: doc('desk', 'sorted'), board: doc('board', 'sorted') }
  organizeModel.start(docs, { name: 'Sorted', newId: () => '' })
  deskEdits.create(sectionRules, docs.desk, { id: 'risk', text: 'Risk' })
  const part = agendaPart('one', { objectId: 'sorted', content: 'workshop | organize' })
  const Import = faceOf(faces, part)?.ImportData
  render(Import && <Import part={part} onClose={() => undefined} />, { role: 'facilitator' })
  await choose(
    sheetOf([
      ['Text', 'Description', 'Section'],
      ['Storm', 'Since May', 'Risk'],
      ['Tea', '', 'Treats'],
    ]),
  )
  fireEvent.keyDown(await screen.findByRole('grid'), { key: 'a', ctrlKey: true })
  await screen.findByText('2 items and 1 new section will be added: Treats.')
  runImport()
  await screen.findByText('2 items and 1 new section were added.', {}, { timeout: 5000 })
  const [section, ...items] = entries('sorted').map(({ variables }) => variables)
  expect(section).toMatchObject({ name: 'Treats' })
  expect(items).toMatchObject([
    { text: 'Storm', description: 'Since May', sectionId: 'risk' },
    { text: 'Tea', description: '', sectionId: section?.id },
  ])
})

test('[N1] a file with a password is refused with the reason', async () => {
  await importing(openEvaluate('facilitator'), ['Milk'])
  await choose(new File([readFileSync('tests/fixtures/sheets/password.xlsx')], 'ideas.xlsx'))
  await screen.findByText(/protected with a password/)
})

test('[PL10] [PL15] [PL23] rows come with columns and headings; what does not fit is told before and after; one undo', async () => {
  const { room, render, doc, entries } = stillRoom()
  const desk = doc('desk', 'rows')
  fillTable(desk)
  const part = agendaPart('one', { objectId: 'rows', content: 'workshop | plan' })
  const Import = faceOf(faces, part)?.ImportData
  render(Import && <Import part={part} onClose={() => undefined} />, { role: 'facilitator' })
  await choose(
    sheetOf([
      ['Task', 'Who', 'When'],
      ['Tea', '', '2026-03-06'],
      ['x'.repeat(256), 'Ann', ''],
    ]),
  )
  fireEvent.keyDown(await screen.findByRole('grid'), { key: 'a', ctrlKey: true })
  const first = await screen.findByRole('checkbox', { name: 'First row is the heading' })
  expect(first).toHaveProperty('checked', true)
  screen.getByText('1 row and 1 column will be added.')
  screen.getByText('1 row with a text longer than 255 characters will not be added.')
  screen.getByText('1 heading is left out: its column has another, or it is too long.')
  fireEvent.click(first)
  screen.getByText('2 rows and 1 column will be added.')
  fireEvent.click(first)
  runImport()
  await screen.findByText('1 row and 1 column were added.', {}, { timeout: 5000 })
  const lost = within(screen.getByRole('list', { name: '2 texts were not added' }))
  for (const text of ['Task', /^x+ · Ann$/]) lost.getByText(text)
  const [column, row] = entries('rows').map(({ effect }) => effect)
  expect(column).toMatchObject({ does: 'create', type: 'planColumn', fields: { heading: 'When' } })
  const when = column?.id ?? ''
  expect(row).toMatchObject({ does: 'create', type: 'planRow', fields: { a: 'Tea', [when]: '2026-03-06' } })
  expect(roots.headings(desk).toJSON()).toEqual({ a: 'what', b: 'Who' })
  const plan = { objectId: 'rows', source: desk, readsDesk: true }
  const removed: string[] = []
  historyOf(plan, room).undo({
    ...{ textOf: () => null, change: () => undefined, isUntouched: () => true, restore: (made) => made },
    remove: ({ type }) => {
      removed.push(type)
      return 'removed'
    },
  })
  expect([removed, roots.headings(desk).toJSON()]).toEqual([['row', 'column'], { a: 'what' }])
  expect(historyOf(plan, room).canUndo()).toBe(false)
})

test('[N3] [Y1] cells become answers under each chosen topic, in their order; of several topics one has to be chosen', async () => {
  const { render, doc, entries } = stillRoom()
  const desk = doc('desk', 'topics')
  deskEdits.create(topicRules, desk, { id: 't1', text: 'What helps?' })
  let target = {} as ImportTarget<HeadedAddition>
  function Importing() {
    const found = useHeadedImport('topics', {
      ...{ heading: topicType, screen: answerScreen, text: inputText.en },
      written: (text, topicId) => ({ text, topicId, desc: '' }),
    })
    useEffect(() => void (target = found))
    return found.steps
  }
  render(<Importing />, { role: 'facilitator' })
  expect([target.lack, target.countOf(3, 1)]).toEqual([null, 3])
  act(() => ['t2', 't3'].forEach((id) => deskEdits.create(topicRules, desk, { id, text: id })))
  expect(target.lack).toBe('To import, first select a topic.')
  for (const name of ['What helps?', 't3']) fireEvent.click(screen.getByRole('checkbox', { name }))
  expect([target.lack, target.countOf(2, 1), target.longest]).toEqual([null, 4, 250])
  await act(async () => {
    for (const one of target.additionsOf(['Tea', 'Coffee'], [])) await target.add(one)
  })
  expect(entries('topics').map(({ variables }) => variables)).toMatchObject([
    { topicId: 't1', answerText: 'Tea' },
    { topicId: 't1', answerText: 'Coffee' },
    { topicId: 't3', answerText: 'Tea' },
    { topicId: 't3', answerText: 'Coffee' },
  ])
})
