import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { CopyScope } from '../copy/copyScope.ts'

/** Opens the dialog that copies sections, or items and groups, to another activity. */
export type CopyFromBoard = (scope: Partial<CopyScope>) => void

/** The act of copying what is chosen on the board. SPEC OR10 */
export function useCopyFromBoard(objectId: ObjectId): CopyFromBoard {
  const openRunDialog = useOpenRunDialog()
  return (scope) => {
    const at: CopyScope = { sectionIds: [], itemIds: [], groupIds: [], ...scope }
    openRunDialog({ name: 'copyInput', objectId, at })
  }
}
