import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ImportTarget } from '#activity/importData/importTarget.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { organizeModel } from '#domain/organize/model.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import type { ImportedRow, SheetTexts } from './fit.ts'
import { useImportTarget } from './useImportTarget.tsx'

let activities = 0
let target = {} as ImportTarget<ImportedRow>

function Importing({ objectId, sheet }: { objectId: string; sheet: SheetTexts }) {
  const found = useImportTarget(objectId)
  useEffect(() => void (target = found))
  return (
    <>
      {found.steps}
      {found.table?.about(sheet)}
    </>
  )
}

function show(sheet: SheetTexts) {
  const objectId = `o-rows-${++activities}`
  const { render, doc, entries } = stillRoom()
  const docs = { desk: doc('desk', objectId), board: doc('board', objectId) }
  organizeModel.start(docs, { name: 'Sorted', newId: () => '' })
  deskEdits.create(sectionRules, docs.desk, { id: 's1', text: 'Risks' })
  render(<Importing {...{ objectId, sheet }} />, { role: 'facilitator' })
  /** Imports it, as the dialog does. */
  const run = (): Promise<void> =>
    act(async () => {
      const rows = target.additionsOf([], sheet)
      target.table?.begin(sheet)
      for (const row of rows) await target.add(row)
    })
  return { run, sent: () => entries(objectId) }
}
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))))

test('[OR2] [N3] [N4] rows become items with descriptions, in sections by name; missing ones are made before, offline too', async () => {
  const { run, sent } = show([
    ['Section', 'Text', 'Description'],
    ['Risks', 'Fire', 'Since May'],
    ['Ideas', 'Tea', ''],
    ['', 'x'.repeat(251), ''],
  ])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'First row is the heading' }).checked).toBe(
    true,
  )
  expect(['Text', 'Description', 'Section'].map((name) => select(name).value)).toEqual(['1', '2', '0'])
  screen.getByText('2 items and 1 new section will be added: Ideas.')
  screen.getByText('1 item longer than 250 characters will not be added.')
  await run()
  const [section, fire, tea, ...more] = sent()
  const made = section?.effect?.id
  expect(section).toMatchObject({
    variables: { id: made, name: 'Ideas' },
    effect: { type: 'organizeSection' },
  })
  expect(fire?.variables).toMatchObject({ text: 'Fire', description: 'Since May', sectionId: 's1' })
  // Should the section be refused, the item is too, instead of being sent somewhere else.
  expect(tea).toMatchObject({ variables: { text: 'Tea', sectionId: made }, effect: { under: made } })
  expect(more).toEqual([])
  expect(target.table?.arrived(2)).toBe('2 items and 1 new section were added.')
})

test('[N3] a person says which column is what, and where rows go that name no section', async () => {
  const { run, sent } = show([
    ['1', 'Fire'],
    ['2', 'Rain'],
  ])
  fireEvent.change(select('Text'), { target: { value: '1' } })
  fireEvent.change(select('Description'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Risks' }))
  screen.getByText('2 items will be added.')
  fireEvent.click(screen.getByRole('checkbox', { name: 'First row is the heading' }))
  screen.getByText('1 item will be added.')
  await run()
  expect(sent().map(({ variables }) => variables)).toMatchObject([
    { text: 'Rain', description: '', sectionId: 's1' },
  ])
})

test('a single column has texts alone', () => {
  show([['Fire'], ['Rain']])
  expect(screen.queryByRole('combobox')).toBeNull()
  screen.getByText('2 items will be added.')
})
