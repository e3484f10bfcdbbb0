import { useMemo } from 'react'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import type { AnyMessage, Message } from '#domain/message.ts'
import { laterFile, useLaterFile } from '#ui/loading/laterFile.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Plan } from '../../rows/usePlan.ts'
import { planText } from '../../text.ts'
import type * as ArrangingModule from './arranging.ts'

/** Acts of facilitators on rows and columns. Null, or what failed. */
export interface Arrange {
  /** Edits of the desk, which can be undone; otherwise calls, and the order stays as it is. */
  isOnDesk: boolean
  rename: (id: PlanColumnId, heading: string) => Message | null
  setChoices: (id: PlanColumnId, choices: readonly string[]) => AnyMessage | null
  deleteColumn: (id: PlanColumnId) => AnyMessage | null
  deleteRow: (id: PlanRowId) => AnyMessage | null
  /** Before another one, or to the end for null. @returns false where it stays, which is told */
  moveColumn: (id: PlanColumnId, beforeId: PlanColumnId | null) => boolean
  moveRow: (id: PlanRowId, beforeId: PlanRowId | null) => boolean
  /** Follows a pointer that drags rows and columns: loaded with these acts, as only who arranges drags. */
  followDrag: Arranging['followDrag']
  /** Moves the row or column of the active cell by a key, and says so. */
  moveByKey: Arranging['moveByKey']
}

type Arranging = typeof ArrangingModule

/** What only facilitators need, so that a participant's phone does not load it. */
export const arranging = laterFile<Arranging>(() => import('./arranging.ts'))

/** @param mayArrange null is returned for everyone else, and until what it takes is loaded */
export function useArrange(plan: Plan, mayArrange: boolean): Arrange | null {
  const text = useText(planText)
  const { objectId, source, isReading } = plan
  const send = useSendAct(objectId)
  const columnCount = plan.columns.length
  const loaded = useLaterFile(arranging, mayArrange)
  return useMemo(() => {
    if (!mayArrange || !loaded) return null
    const { followDrag, moveByKey } = loaded
    const later = { followDrag, moveByKey }
    const byCalls = loaded.arrangeByCalls({ objectId, send, text, columnCount })
    if (isReading) return { ...byCalls, ...later }
    return { ...loaded.arrangeOnDesk(source, text.moveUnsaved, byCalls), ...later }
  }, [mayArrange, loaded, isReading, objectId, send, columnCount, source, text])
}
