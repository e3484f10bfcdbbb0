import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { allCells } from './cellSelection.ts'
import { DataStep } from './DataStep.tsx'
import { ImportDataDialog } from './ImportDataDialog.tsx'
import { sheetRows } from './sheet.ts'
import type { Sheet, SheetCell } from './sheet.ts'

afterEach(cleanup)

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
  const { Room } = stillRoom('import34')
  const target = { ...{ steps: null, lack: null, longest: 250 }, countOf: () => 0, additionsOf: () => [] }
  renderView(
    <Room>
      <ImportDataDialog target={{ ...target, add: async () => null }} onClose={() => undefined} />
    </Room>,
  )
  const file = Object.defineProperty(new File([], name), 'size', { value: size })
  fireEvent.change(await screen.findByLabelText('Choose a file'), { target: { files: [file] } })
  expect(screen.getByRole('alert').textContent).toBe(message)
})
