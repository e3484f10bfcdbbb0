import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ImportTarget } from '#activity/importData/importTarget.ts'
import { createColumn } from '#domain/plan/columns.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { usePending } from '#sync/outbox/outbox.ts'
import { useDocument } from '#sync/documents/documents.ts'
import { useImportTarget } from './useImportTarget.ts'
import type { ImportedRow } from './useImportTarget.ts'

afterEach(cleanup)

let target: ImportTarget<ImportedRow> | null = null

function Importing() {
  const { doc } = useDocument('desk', 'imported')
  const found = useImportTarget('imported')
  const pending = usePending('imported')
  return (
    <>
      <button
        onClick={() => {
          createColumn(doc, { id: 'a', heading: 'What' })
          createColumn(doc, { id: 'b', heading: 'Who' })
        }}
      >
        Columns
      </button>
      <button onClick={() => (target = found)}>Target</button>
      <output>
        {JSON.stringify(pending.map(({ effect }) => effect?.does === 'create' && effect.fields))}
      </output>
    </>
  )
}

test('[PL15] each row of a sheet becomes a row, by position; one with more texts than columns is refused and named', async () => {
  const { Room } = stillRoom('planimpo')
  renderView(
    <Room>
      <Importing />
    </Room>,
  )
  act(() => screen.getByRole('button', { name: 'Columns' }).click())
  act(() => screen.getByRole('button', { name: 'Target' }).click())
  const rows = [
    ['Tea', ''],
    ['', 'Ann', 'Extra'],
  ]
  const [tea, wide] = target?.additionsOf([], rows) ?? []
  expect(target?.countOf(4, 2)).toBe(2)
  await act(async () => {
    if (tea) await target?.add(tea)
  })
  await expect(wide && target?.add(wide)).rejects.toThrow('This row has a text beyond the last column.')
  expect(screen.getByRole('status').textContent).toBe('[{"a":"Tea"}]')
})
