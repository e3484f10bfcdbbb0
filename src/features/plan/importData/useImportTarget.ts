import { useMemo } from 'react'
import type { ImportedItem, ImportTarget } from '#activity/importData/importTarget.ts'
import { UserMistake } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { boardColumns, boardRows } from '#domain/plan/read.ts'
import { roots } from '#domain/plan/roots.ts'
import { useDocument } from '#sync/documents/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { usePlanActs } from '../rows/usePlanActs.ts'
import { importText } from './importText.ts'

/** One row to add: its texts by position, and as one text where it fails. */
export interface ImportedRow extends ImportedItem {
  cells: readonly string[]
}

const tableRoots = [roots.columns, roots.columnDeleted, roots.rows, roots.rowDeleted]

/** Imports rows of a sheet at the end of a planner, through the same call that users make; also offline. SPEC PL15 */
export function useImportTarget(objectId: ObjectId): ImportTarget<ImportedRow> {
  const text = useText(importText)
  const acts = usePlanActs(objectId)
  const { doc } = useDocument('desk', objectId)
  const { columnIds, rowCount } = useDerived(doc, tableRoots, (desk) => {
    return { columnIds: boardColumns(desk).map(({ id }) => id), rowCount: boardRows(desk).length }
  })
  return useMemo(
    () => ({
      steps: text.asRows(columnIds.length, limits.planRows - rowCount),
      lack: null,
      countOf: (_texts, rows) => rows,
      // More columns than there are would be lost: they are named in the row that has them, and refused.
      additionsOf: (_texts, rows) => rows.map((cells) => ({ cells, text: cells.join(' · ') })),
      longest: limits.planText,
      // They wait one behind the other in the outbox, and go as one call.
      together: limits.planRowsPerCall,
      add: async (row) => {
        const outside = row.cells.slice(columnIds.length).filter((cell) => cell !== '')
        if (outside.length > 0) throw new UserMistake(text.outside(outside.length))
        const texts = row.cells
          .slice(0, columnIds.length)
          .map((cell, at) => [columnIds[at] ?? '', cell] as const)
        return acts.addRow(Object.fromEntries(texts))
      },
    }),
    [text, acts, columnIds, rowCount],
  )
}
