import { useMemo, useState } from 'react'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import { useLanguage } from '#ui/texts/useText.ts'
import type { Plan } from '../rows/usePlan.ts'
import type { TextOf } from '../rows/cellTexts.ts'
import { inView, noChoice, viewOf, wholeView, withFilter } from '../table/viewOrder.ts'
import type { ViewChoice, ViewedRows, ViewSort } from '../table/viewOrder.ts'

/** How this screen sorts and filters the rows. */
export interface RowsView extends ViewChoice {
  /** The rows on the screen, in their order. */
  rowIds: readonly PlanRowId[]
  /** Rows stand as everyone has them: they can be moved. */
  isWhole: boolean
  sortBy: (sort: ViewSort | null) => void
  filterBy: (columnId: PlanColumnId, words: string) => void
  searchFor: (words: string) => void
  reset: () => void
}

/** Sorting and filtering as a view of this screen. It is taken when the person asks for it, not at each edit. */
export function useRowView({ rows, columns }: Plan, textOf: TextOf): RowsView {
  const language = useLanguage()
  const [taken, setTaken] = useState<{ choice: ViewChoice; view: ViewedRows }>({
    choice: noChoice,
    view: wholeView,
  })
  const all = useMemo(() => rows.map(({ id }) => id), [rows])
  const rowIds = useMemo(() => inView(all, taken.view), [all, taken.view])
  // The same as long as nothing of it changes: an edit of a cell passes over what it is given to.
  return useMemo(() => {
    const { choice, view } = taken
    const take = (change: Partial<ViewChoice>): void => {
      const next = { ...choice, ...change }
      const order = { rowIds: all, columnIds: columns.map(({ id }) => id) }
      setTaken({ choice: next, view: viewOf(order, next, textOf, language) })
    }
    return {
      ...choice,
      rowIds,
      isWhole: view.ranks === null && rowIds.length === all.length,
      sortBy: (sort) => take({ sort }),
      filterBy: (columnId, words) => take({ filter: withFilter(choice.filter, columnId, words) }),
      searchFor: (search) => take({ search }),
      reset: () => setTaken({ choice: noChoice, view: wholeView }),
    }
  }, [taken, all, rowIds, columns, textOf, language])
}
