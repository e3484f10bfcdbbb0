import { create } from 'zustand'
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

export const useRunDialog = create<{ dialog: RunDialog | null }>(() => ({ dialog: null }))

/** Opens one; null closes it. */
export function openRunDialog(dialog: RunDialog | null): void {
  useRunDialog.setState({ dialog })
}
