import { Button } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { ItemOverPage, PageFrame, PageHead } from '#activity/page/PageFrame.tsx'
import { NoMatch } from '#activity/page/NoMatch.tsx'
import { SearchBar } from '#activity/page/SearchBar.tsx'
import { useOpenItem } from '#activity/presented/useOpenItem.ts'
import { useAnswerLink } from '#activity/session/useAnswerLink.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { announce } from '#ui/focus/announce.ts'
import { lazyDialog, lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useConflicts } from '../conflicts/useConflicts.ts'
import { selectionAt } from '../copy/selectionAt.ts'
import { gridText } from '../grid/gridText.ts'
import { PlanGrid } from '../grid/PlanGrid.tsx'
import { useRowView } from '../grid/useRowView.ts'
import { loadConflicts, loadRowDialog, loadTableDialogs, usePartsLater } from '../later.ts'
import { useArrange } from '../grid/arrange/useArrange.ts'
import { useTableActs } from '../history/useTableActs.ts'
import { planText } from '../text.ts'
import { PlanFoot } from './PlanFoot.tsx'
import classes from './PlanPage.module.css'
import type { TableDialog } from '../row/tableDialog.ts'
import type { Plan } from '../rows/usePlan.ts'
import { useRestoredDrafts } from './useRestoredDrafts.ts'

const Conflicts = lazyPart(loadConflicts)
const RowDialog = lazyDialog(loadRowDialog)
const TableDialogs = lazyDialog(loadTableDialogs)
const PlanTools = lazyPart(async () => ({ default: (await import('./PlanTools.tsx')).PlanTools }))
const OwnSteps = lazyPart(async () => ({ default: (await import('./OwnSteps.tsx')).OwnSteps }))
const ActivityName = lazyPart(async () => ({
  default: (await import('#activity/page/ActivityName.tsx')).ActivityName,
}))

export interface PlanPageProps {
  plan: Plan
  /** The room is shown this activity. */
  isPresented: boolean
}

/** The table, and the buttons that extend it. */
export function PlanPage({ plan, isPresented }: PlanPageProps) {
  const text = useText(planText)
  const grid = useText(gridText)
  const openRunDialog = useOpenRunDialog()
  const mayArrange = useMayDo('arrange')
  const isArranging = mayArrange && !plan.isReading
  const { objectId, rows, isClosed } = plan
  const acts = useTableActs(plan)
  const arrange = useArrange(plan, mayArrange)
  const view = useRowView(plan, acts.textOf)
  const conflicts = useConflicts(objectId)
  const opened = useOpenItem({ objectId, isPresented, items: rows, at: objectId, areShown: true })
  const [addedId, setAdded] = useState<string | null>(null)
  const [addedColumnId, setAddedColumn] = useState<string | null>(null)
  const [dialog, setDialog] = useState<TableDialog | null>(null)
  const [overFoot, setOverFoot] = useState<HTMLElement | null>(null)
  const [selectTurn, setSelectTurn] = useState(0)
  const [searchTurn, setSearchTurn] = useState(0)
  useAnswerLink(({ itemId }) => opened.open(itemId))
  useRestoredDrafts(plan, acts, mayArrange ? (arrange ?? undefined) : null)
  usePartsLater(isArranging)
  // The same functions at every render: the menus of columns keep what they show.
  const ask = useMemo(() => {
    const about = (what: TableDialog['about']) => (id: string) => setDialog({ about: what, id })
    return {
      onDeleteRow: about('deleteRow'),
      onDeleteColumn: about('deleteColumn'),
      onChoices: about('choices'),
    }
  }, [])
  const columnCount = plan.columns.length
  const { columnAdded } = text
  const addColumn = useCallback(
    (index?: number) => {
      setAddedColumn(acts.addColumn(index))
      announce(columnAdded((index ?? columnCount) + 1))
    },
    [acts, columnAdded, columnCount],
  )
  const addLastColumn = useCallback(() => addColumn(), [addColumn])
  const { open } = opened
  const openRow = useCallback((rowId: string) => open(rowId), [open])
  // The same elements while nothing of them changes: an edit of a cell passes over them.
  const search = useMemo(
    () => <SearchBar key={searchTurn} onSearch={view.searchFor} />,
    [searchTurn, view.searchFor],
  )
  const showAll = (): void => {
    view.reset()
    // The search is reset too: an empty field says so.
    setSearchTurn((turn) => turn + 1)
  }
  const tools = useMemo(() => {
    if (isArranging) return <PlanTools plan={plan} onSelect={() => setSelectTurn((turn) => turn + 1)} />
    return !isClosed && <OwnSteps plan={plan} />
  }, [isArranging, isClosed, plan])
  const isSearching = view.search.trim() !== ''
  const isNarrowed = view.sort !== null || Object.keys(view.filter).length > 0
  /** There are rows, and none is shown. */
  const isEmptied = rows.length > 0 && view.rowIds.length === 0
  return (
    <PageFrame
      name={plan.name || text.unnamed}
      nameInPlace={isArranging && <ActivityName {...plan} unnamed={text.unnamed} />}
      search={search}
      tools={tools}
    >
      <PageHead showAnswers={null} reading={plan.isReading ? text.reading : null}>
        <p className={classes.description} dir="auto">
          {plan.description}
        </p>
      </PageHead>
      <div className={classes.table} data-above-messages={conflicts.length > 0 || undefined}>
        {isNarrowed && (
          <p className={classes.view} role="status">
            {grid.filtered}
            <Button size="compact-sm" variant="subtle" onClick={showAll}>
              {grid.showAll}
            </Button>
          </p>
        )}
        <PlanGrid
          {...{ plan, view, acts, arrange, conflicts, addedId, addedColumnId, overFoot, selectTurn }}
          isSelecting={isArranging}
          onOpenRow={openRow}
          onAddColumn={addColumn}
          {...ask}
          onCopyInput={(selection, order) =>
            openRunDialog({ name: 'copyInput', objectId, at: selectionAt(selection, order) })
          }
        />
        {rows.length === 0 && <p className={classes.none}>{isClosed ? text.emptyClosed : text.empty}</p>}
        {isEmptied && isSearching && <NoMatch search={view.search} />}
        {isEmptied && !isSearching && <p className={classes.none}>{grid.noneShown}</p>}
      </div>
      {/* Below the table: its rows stay under the pointer. */}
      {conflicts.length > 0 && <Conflicts {...{ plan, acts, conflicts }} />}
      <PlanFoot
        {...{ acts, isClosed, mayArrange }}
        isLocked={plan.isLocked}
        rowCount={rows.length}
        shown={view.rowIds.length}
        columnCount={columnCount}
        overRef={setOverFoot}
        onAdded={setAdded}
        onAddColumn={addLastColumn}
      />
      {dialog && arrange && <TableDialogs {...{ plan, arrange, dialog }} onClose={() => setDialog(null)} />}
      <ItemOverPage
        opened={opened}
        dialog={(row) => <RowDialog key={row.id} {...{ plan, opened, row, arrange }} />}
      />
    </PageFrame>
  )
}
