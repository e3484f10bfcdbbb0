import { createContext, use } from 'react'
import type { ObjectId, PartId, PostGroupId, PostId } from '#domain/ids.ts'

/** The dialogs of running a session, which several menus open. */
export type RunDialog =
  | { name: 'projector' }
  | { name: 'remote' }
  | { name: 'end' }
  | { name: 'startOver'; partId: PartId }
  | { name: 'export' }
  /** The session's password, null while it is not known. */
  | { name: 'invite'; password: string | null }
  | { name: 'importData'; partId: PartId }
  | CopyInputAt

/** Copies what stands under a question: what is selected there, or all of it. */
export interface CopyInputAt {
  name: 'copyInput'
  objectId: ObjectId
  multiTopicId: string
  questionId: string
  postIds: readonly PostId[]
  groupIds: readonly PostGroupId[]
}

/** Which dialog of a session is open, and how to open one. */
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
