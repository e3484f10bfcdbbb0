import { create } from 'zustand'
import type { PartId } from '#domain/ids.ts'

/** The dialogs of running a session, which several menus open. */
export type RunDialog =
  | { name: 'projector' }
  | { name: 'end' }
  | { name: 'startOver'; partId: PartId }
  | { name: 'export' }
  /** The session's password, null while it is not known. */
  | { name: 'invite'; password: string | null }
  | { name: 'importData'; partId: PartId }
  | { name: 'copyInput'; partId: PartId; postIds: readonly string[]; groupIds: readonly string[] }

export const useRunDialog = create<{ dialog: RunDialog | null }>(() => ({ dialog: null }))

/** Opens one; null closes it. */
export function openRunDialog(dialog: RunDialog | null): void {
  useRunDialog.setState({ dialog })
}
