import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import * as callMessages from '#domain/messages/calls.ts'
import { useOutbox } from '#sync/room/outbox.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Plan } from '../rows/usePlan.ts'
import { forgetDraft, headings, keepDraft } from '../rows/cellDrafts.ts'
import { forgetWhenKept } from '../rows/forgetWhenKept.ts'
import { saveHeading } from './arrange/saveHeading.ts'
import type { Arrange } from './arrange/useArrange.ts'
import type { TableActs } from '../history/useTableActs.ts'
import { spotAfterTab, spotBelow } from '../table/spot.ts'
import type { Spot } from '../table/spot.ts'
import { planText } from '../text.ts'
import type { EditEnd } from './CellEditor.tsx'
import type { RowHandlers } from './GridRow.tsx'
import type { GridAct, GridState } from './gridState.ts'

export interface EditingOptions {
  plan: Plan
  acts: TableActs
  arrange: Arrange | null
  state: GridState
  dispatch: (act: GridAct) => void
  onOpenRow: (rowId: PlanRowId) => void
}

/** What the fields of cells and headings tell: drafts, and how an edit ended. The same functions at every render. */
export function useEditing({ plan, acts, arrange, state, dispatch, onOpenRow }: EditingOptions) {
  const text = useText(planText)
  const { identity, outbox, workshopId } = useRoomOfContext()
  const owner = identityKey(identity)
  const { keepRefused } = useOutbox()
  const { objectId } = plan
  const latest = useRef({ plan, arrange, state })
  useLayoutEffect(() => {
    latest.current = { plan, arrange, state }
  })
  /** Where the focus is after an edit; false when Tab leaves the table. */
  const leave = useCallback(
    (at: Spot, end: EditEnd): boolean => {
      const { order } = latest.current.state
      const isTab = end === 'tab' || end === 'shiftTab'
      const next = isTab ? spotAfterTab(at, end === 'tab' ? 1 : -1, order) : null
      const to = end === 'enter' ? spotBelow(at, order) : end === 'stay' ? at : undefined
      dispatch({ does: 'endEdit', at, next, to })
      return !isTab || next !== null
    },
    [dispatch],
  )
  const handlers = useMemo(
    (): RowHandlers => ({
      onOpenRow,
      onDraft: (rowId, columnId, expected, value) =>
        value === null
          ? forgetDraft({ owner, objectId }, { rowId, columnId })
          : keepDraft({ owner, workshopId, objectId }, { rowId, columnId, value, expected }),
      onEnd: (rowId, columnId, expected, end, value) => {
        if (value !== null) {
          acts.edit([{ rowId, columnId, value, expected }])
          forgetWhenKept({ owner, workshopId, objectId }, { rowId, columnId, value }, outbox)
        }
        if (value !== null || end === 'enter' || end === 'stay')
          announce(value === null ? text.reverted : text.entered)
        return leave({ rowId, columnId }, end)
      },
    }),
    [acts, leave, onOpenRow, owner, workshopId, objectId, outbox, text],
  )
  const endHeading = useCallback(
    (columnId: PlanColumnId, expected: string, end: EditEnd, value: string | null): boolean => {
      const { arrange: now, plan: at } = latest.current
      const message =
        value === null
          ? null
          : saveHeading({ columnId, value, expected }, at.columns, now, callMessages.offline)
      // The field is closed: what was typed stays with the person.
      if (message !== null && value !== null)
        keepRefused({ objectId, label: text.labelColumn, text: value, message })
      if (value !== null) forgetDraft({ owner, objectId }, { rowId: headings, columnId })
      const heading = { rowId: null, columnId }
      const step = { tab: 1, shiftTab: -1, enter: 0, stay: 0, left: 0 }[end]
      const next = at.columns[at.columns.findIndex(({ id }) => id === columnId) + step]
      if (step === 0 || !next?.isSaved) return leave(heading, end === 'left' ? 'left' : 'stay')
      dispatch({ does: 'endEdit', at: heading, next: { rowId: null, columnId: next.id } })
      return true
    },
    [dispatch, leave, keepRefused, owner, objectId, text],
  )
  const isTimeUp = plan.inputState === 'timeUp'
  useEffect(() => {
    const { active, editing } = latest.current.state
    // The field saves what it holds when it closes, in time for the lock.
    if (isTimeUp && editing) dispatch({ does: 'endEdit', at: active, to: active })
  }, [isTimeUp, dispatch])
  const isEditing = state.editing !== null
  const { rowId, columnId } = state.active
  useEffect(() => {
    if (!isEditing || rowId === null) return undefined
    const tell = (): void => {
      const { columns, rows } = latest.current.plan
      const title = columns.find(({ id }) => id === columnId)?.title ?? ''
      announce(text.editing(title, rows.findIndex(({ id }) => id === rowId) + 1))
    }
    // The field is shown first: on a slow device the tap that begins an edit takes long enough.
    const timer = setTimeout(tell)
    return () => clearTimeout(timer)
  }, [isEditing, rowId, columnId, text])
  return { handlers, endHeading }
}
