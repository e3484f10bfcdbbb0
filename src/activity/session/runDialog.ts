import { createContext, use } from 'react'
import type { ObjectId, PartId } from '#domain/ids.ts'

/** Dialogs of running a session, opened from several menus. */
export type RunDialog =
  | { name: 'projector' }
  | { name: 'remote' }
  | { name: 'end' }
  | { name: 'startOver'; partId: PartId }
  | { name: 'export' }
  /** The session's password; null while unknown. */
  | { name: 'invite'; password: string | null }
  | { name: 'importData'; partId: PartId }
  | CopyInputAt

/** Copies input of an activity into another one. */
export interface CopyInputAt {
  name: 'copyInput'
  objectId: ObjectId
  /** Position and selection in it, written and read by the activity's kind; null: all of it. */
  at: unknown
}

/** The open dialog of a session, and a function that opens one. */
export const RunDialogContext = createContext<{
  dialog: RunDialog | null
  open: (dialog: RunDialog | null) => void
}>({ dialog: null, open: () => undefined })

/** The dialog that is open in this session. */
export function useRunDialog(): RunDialog | null {
  return use(RunDialogContext).dialog
}

/** Opens a dialog of this session; null closes it. */
export function useOpenRunDialog(): (dialog: RunDialog | null) => void {
  return use(RunDialogContext).open
}
