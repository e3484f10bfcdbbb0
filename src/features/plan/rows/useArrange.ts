import { useMemo } from 'react'
import type * as Y from 'yjs'
import { moveBefore } from '#domain/activity/reorder.ts'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import type { AnyMessage, Message } from '#domain/message.ts'
import { deleteColumns, renameColumn, setChoices } from '#domain/plan/columns.ts'
import { roots } from '#domain/plan/roots.ts'
import { deleteRow } from '#domain/plan/rows.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { notify } from '#ui/toasts/notify.ts'

/** Acts of facilitators on rows and columns: edits of the desk, so that they can be undone. Null, or what failed. */
export interface Arrange {
  rename: (id: PlanColumnId, heading: string) => Message | null
  setChoices: (id: PlanColumnId, choices: readonly string[]) => AnyMessage | null
  deleteColumn: (id: PlanColumnId) => AnyMessage | null
  deleteRow: (id: PlanRowId) => AnyMessage | null
  /** Before another one, or to the end for null. A failure is reported. */
  moveColumn: (id: PlanColumnId, beforeId: PlanColumnId | null) => void
  moveRow: (id: PlanRowId, beforeId: PlanRowId | null) => void
}

/** @param desk null for everyone else, and while there is no connection to it */
export function useArrange(desk: Y.Doc | null): Arrange | null {
  return useMemo(() => {
    if (!desk) return null
    const edit = (act: (doc: Y.Doc) => void): Message | null => {
      const done = editDesk(desk, act)
      return done.ok ? null : done.message
    }
    const tell = (mistake: AnyMessage | null): void => {
      if (mistake !== null) notify(mistake, 'bad')
    }
    return {
      rename: (id, heading) => edit((doc) => renameColumn(doc, id, heading)),
      setChoices: (id, choices) => edit((doc) => setChoices(doc, id, choices)),
      deleteColumn: (id) => edit((doc) => deleteColumns(doc, [id])),
      deleteRow: (id) => edit((doc) => deleteRow(doc, id)),
      moveColumn: (id, beforeId) => tell(edit((doc) => moveBefore(roots.columns(doc), id, beforeId))),
      moveRow: (id, beforeId) => tell(edit((doc) => moveBefore(roots.rows(doc), id, beforeId))),
    }
  }, [desk])
}
