import { useMemo, useState } from 'react'
import { useActivity } from '#activity/useActivity.ts'
import type { Activity } from '#activity/useActivity.ts'
import { useInput } from '#activity/useInput.ts'
import type { Input } from '#activity/useInput.ts'
import type { ObjectId } from '#domain/ids.ts'
import { shownHeading } from '#domain/plan/heading.ts'
import { boardColumns, boardRows } from '#domain/plan/read.ts'
import { roots } from '#domain/plan/roots.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useDerived, useMapValue } from '#sync/documents/useDoc.ts'
import { useOwnContents, usePending } from '#sync/room/outbox.ts'
import { useText } from '#ui/texts/useText.ts'
import { listColumns, listRows } from './rowList.ts'
import type { PlanColumn, PlanRow } from './rowList.ts'
import { useSeenIds } from './useSeenIds.ts'
import { useTakenEdits } from './useTakenEdits.ts'
import { areSameCells, waitingCells } from './waitingCells.ts'
import type { WaitingCells } from './waitingCells.ts'
import { planText } from '../text.ts'
import { useStable } from './useStable.ts'

/** A column with its heading as it is shown. */
export interface TitledColumn extends PlanColumn {
  title: string
}

/** What every view of a planner builds on. */
export interface Plan extends Activity, Input {
  name: string
  description: string
  columns: readonly TitledColumn[]
  rows: readonly PlanRow[]
  waiting: WaitingCells
}

const columnRoots = [roots.columns, roots.headings, roots.choices, roots.columnDeleted]
const rowRoots = [roots.rows, roots.rowDeleted]

/**
 * Opens the documents of a planner that this user's role may read, and reads its rows and columns with what this device
 * has not sent yet. Cells are read by the rows on the screen: a table of 500 rows is not read at each of their changes.
 */
export function usePlan(objectId: ObjectId): Plan {
  const activity = useActivity(objectId)
  const { source } = activity
  const { column } = useText(planText)
  const name = useStateDocument().agenda.find((part) => part.objectId === objectId)?.partName ?? ''
  const description = useMapValue(source, roots.info, 'planDesc') ?? ''
  const documentColumns = useDerived(source, columnRoots, boardColumns)
  const documentRows = useDerived(source, rowRoots, boardRows)
  const contents = useOwnContents(objectId)
  const pending = usePending(objectId)
  const seen = useSeenIds(source)
  const [openedMs] = useState(() => Date.now())
  const allColumns = useMemo(() => {
    const own = { contents, pending, seen, openedMs }
    return listColumns(documentColumns, own).map((one, index) => {
      return { ...one, title: shownHeading(one.heading, index, column) }
    })
  }, [documentColumns, contents, pending, seen, openedMs, column])
  const columns = useStable(allColumns)
  const allRows = useMemo(
    () => listRows(documentRows, { contents, pending, seen, openedMs }),
    [documentRows, contents, pending, seen, openedMs],
  )
  const rows = useStable(allRows)
  const allWaiting = useMemo(() => waitingCells(pending), [pending])
  const isLive = activity.status.status === 'ready' && activity.status.isLive
  const waiting = useTakenEdits({ source, isLive, waiting: useStable(allWaiting, areSameCells) }, pending)
  const input = useInput(activity)
  return useMemo(
    () => ({ ...activity, name, description, columns, rows, waiting, ...input }),
    [activity, name, description, columns, rows, waiting, input],
  )
}
