import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { TargetStep } from './copyInput/TargetStep.tsx'
import { EntryList } from './editor/EntryList.tsx'
import { allCells } from './importData/cellSelection.ts'
import { DataStep } from './importData/DataStep.tsx'
import { ImportDataDialog } from './importData/ImportDataDialog.tsx'
import { sheetRows } from './importData/sheet.ts'
import type { Sheet, SheetCell } from './importData/sheet.ts'

const part = (id: string, partName: string, position: number) => agendaPart(id, { partName, position })
const ignore = (): void => undefined

test('targets with the same name are told apart by their position in the agenda', () => {
  const targets = [part('a', 'Ideas', 1), part('b', 'Ideas', 4), part('c', 'Retro', 5)]
  renderView(
    <TargetStep
      {...{ targets, targetId: null, summary: '', answerCount: 1, groupCount: 0, hasTop: false, top: 3 }}
      {...{ onTop: ignore, onTarget: ignore, onCopy: ignore, onClose: ignore }}
    />,
  )
  const shown = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(shown).toEqual(['IdeasActivity 2 · Brainstorm', 'IdeasActivity 5 · Brainstorm', 'RetroBrainstorm'])
})

test('groups are not offered for kinds without groups', () => {
  const step = (groupCount: number | null) => (
    <TargetStep
      {...{ targets: [part('a', 'Ideas', 1)], targetId: 'a', summary: '', answerCount: 1, groupCount }}
      {...{ hasTop: false, top: 3, onTop: ignore, onTarget: ignore, onCopy: ignore, onClose: ignore }}
    />
  )
  const { unmount } = renderView(step(0))
  expect(screen.getByRole('button', { name: 'Copy Groups' }).hasAttribute('disabled')).toBe(true)
  unmount()
  renderView(step(null))
  expect(screen.queryByRole('button', { name: 'Copy Groups' })).toBeNull()
})

function sheetOf(name: string, values: SheetCell[][], more: Partial<Sheet> = {}): Sheet {
  const plain = { name, isHidden: false, isUnreadable: false, hiddenColumns: new Set<number>() }
  return { ...plain, ...sheetRows(values, () => false), ...more }
}

const plain = sheetOf('Ideas', [['Tea', 'Coffee']])

function show(shown: Sheet, ...others: Sheet[]): void {
  const none = () => undefined
  renderView(
    <DataStep
      {...{ sheets: [shown, ...others], shown: 0, selection: allCells(shown), texts: [], longest: 250 }}
      {...{ onShow: none, onSelect: none }}
    />,
  )
}

test('[N2] hidden sheets are marked, and hidden columns are explained where there are any', () => {
  show(plain, sheetOf('Salaries', [['1']], { isHidden: true }))
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((tab) => within(tab).queryByRole('img', { name: 'hidden' }) !== null)).toEqual([
    false,
    true,
  ])
  expect(screen.queryByText(/are hidden in the file/)).toBeNull()
  cleanup()
  show({ ...plain, hiddenColumns: new Set([1]) })
  screen.getByText(/^Marked rows and columns are hidden in the file/)
})

test('[N5] selected errors and formulas without a result are counted as not added', () => {
  show(plain)
  expect(screen.getByRole('status').textContent).toBe('0 texts are selected (A1:B1).')
  cleanup()
  show(sheetOf('Sums', [['Tea', { error: '#N/A' }, { error: null }]]))
  expect(screen.getByRole('status').textContent).toContain(
    '2 cells have errors or formulas without a result and will not be added.',
  )
})

test('[N1] a sheet that cannot be read says so, and an empty one that it is empty', () => {
  show(sheetOf('Damaged', [], { isUnreadable: true }))
  screen.getByText(/^This sheet cannot be read/)
  cleanup()
  show(sheetOf('Empty', []))
  screen.getByText('There is nothing in this sheet.')
})

test.each([
  ['[M20] [N1]', 'ideas.csv', 0, 'Invalid File Type'],
  ['[N1]', 'ideas.xlsx', 10 * 1024 * 1024 + 1, 'This file is too large. Files of up to 10 MB can be read.'],
])('%s of %s, %d bytes, the dialog says why it cannot be read', async (_rule, name, size, message) => {
  const { render } = stillRoom('import34')
  const target = { ...{ steps: null, lack: null, longest: 250 }, countOf: () => 0, additionsOf: () => [] }
  render(<ImportDataDialog target={{ ...target, add: async () => null }} onClose={() => undefined} />)
  const file = Object.defineProperty(new File([], name), 'size', { value: size })
  fireEvent.change(await screen.findByLabelText('Choose a file'), { target: { files: [file] } })
  expect(screen.getByRole('alert').textContent).toBe(message)
})

function showEntries(texts: string[], whyNoMore: string | null = null) {
  const acts = {
    add: vi.fn(() => null),
    rename: vi.fn(() => null),
    move: vi.fn(() => null),
    remove: vi.fn(() => null),
    setHidden: vi.fn(),
  }
  const questions = { labelAt: (n: number) => `Question ${n}`, newText: (n: number) => `Question #${n}` }
  renderView(
    <EntryList
      {...{ acts, whyNoMore, ...questions }}
      {...{ title: 'Questions', addLabel: 'Add Question', selectedId: null, limit: 250, delayMs: 0 }}
      {...{ isConnected: true, newId: () => 'new', onSelect: () => undefined, desk: new Y.Doc() }}
      entries={texts.map((text) => ({ id: text, text, isHidden: false }))}
      confirm={{ title: 'Delete this question?', body: 'It will be lost.' }}
    />,
  )
  return acts
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
/** An entry of a row's menu. */
async function choice(row: string, name: string): Promise<HTMLElement> {
  fireEvent.click(button(`Actions for ${row}`))
  return screen.findByRole('menuitem', { name })
}

test('[B5] an entry is added with its default text, unless there are as many as there may be', () => {
  const { add } = showEntries(['Why?'])
  fireEvent.click(button('Add Question'))
  expect(add).toHaveBeenCalledWith('new', 'Question #2')
  cleanup()
  showEntries(['Why?'], 'There are at most ten questions.')
  expect(button('Add Question').disabled).toBe(true)
  screen.getByText('There are at most ten questions.')
})

test('[B6] an entry is moved by its menu, and deleted after a confirmation; the last one is not', async () => {
  showEntries(['Why?'])
  expect((await choice('Question 1', 'Delete')).hasAttribute('disabled')).toBe(true)
  cleanup()
  const { move, remove } = showEntries(['Why?', 'How?'])
  fireEvent.click(await choice('Question 2', 'Move up'))
  expect(move).toHaveBeenCalledWith('How?', 'Why?')
  fireEvent.click(await choice('Question 2', 'Delete'))
  await screen.findByText('Delete this question?')
  expect(remove).not.toHaveBeenCalled()
  fireEvent.click(button('Delete'))
  await expect.poll(() => remove.mock.calls).toEqual([['How?']])
})
