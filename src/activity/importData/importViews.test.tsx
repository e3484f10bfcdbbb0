import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { lineOf } from './cellSelection.ts'
import { ImportProgress } from './ImportProgress.tsx'
import type { Sheet } from './sheet.ts'
import { SheetGrid } from './SheetGrid.tsx'

const ignore = (): void => undefined
const rows = Array.from({ length: 300 }, (_, at) => ({
  number: at + 1,
  cells: Array.from({ length: 60 }, (_unused, column) => `r${at + 1} c${column + 1}`),
  isHidden: false,
}))
const sheet: Sheet = {
  ...{ name: 'Ideas', rows, columns: 60, hiddenColumns: new Set<number>() },
  ...{ isHidden: false, isCut: false, isUnreadable: false },
}

test('[N2] the active cell is drawn where it is out of view, so that its name is read out', () => {
  for (const side of ['clientHeight', 'clientWidth'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(300)
  // A row's number takes it whole, and the view stays where it is.
  const selection = lineOf(sheet, { row: 280, column: -1 })
  renderView(<SheetGrid {...{ sheet, selection }} label="Cells of Ideas" hint="" onSelect={ignore} />)
  const active = document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toBe('r281 c60')
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
  expect(screen.getByRole('gridcell', { name: 'r1 c1' })).toBeTruthy()
})

test('[N4] what is not saved yet is counted in words that fit rows as well as answers', () => {
  const running = { status: 'running', done: 500, total: 500 } as const
  renderView(
    <ImportProgress
      {...{ state: running, added: 500, failures: [], waiting: 488, arrived: undefined }}
      {...{ onCancel: ignore, onClose: ignore }}
    />,
  )
  screen.getByText('500 of 500 488 of them are not saved yet, we keep trying.')
})
