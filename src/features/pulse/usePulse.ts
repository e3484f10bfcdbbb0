import { useMemo } from 'react'
import { useActivity } from '#activity/useActivity.ts'
import type { Activity } from '#activity/useActivity.ts'
import type { ObjectId } from '#domain/ids.ts'
import { isApprovalNeeded } from '#domain/pulse/flags.ts'
import { categoryRoots, readCategories } from '#domain/pulse/items.ts'
import type { CategoryView } from '#domain/pulse/items.ts'
import { boardRoots, roots } from '#domain/pulse/roots.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'

/** What every view of a pulse builds on. */
export interface Pulse extends Activity {
  name: string
  description: string
  /** What the ends of the scale mean. */
  help: string
  /** The heading of the list of statements. */
  listTitle: string
  /** In their order; of a facilitator's desk with the statements that wait. */
  categories: readonly CategoryView[]
  isApprovalNeeded: boolean
}

/** Opens the documents of a pulse that this user's role may read, and reads its texts, categories and settings. */
export function usePulse(objectId: ObjectId): Pulse {
  const activity = useActivity(objectId)
  const { source, board } = activity
  const name = useStateDocument().agenda.find((part) => part.objectId === objectId)?.partName ?? ''
  const texts = useDerived(source, [roots.info], (doc) => ({
    description: roots.info(doc).get('groupText') ?? '',
    help: roots.info(doc).get('groupHelpText') ?? '',
    listTitle: roots.info(doc).get('sliderListTitleHeading') ?? '',
  }))
  const categories = useDerived(source, categoryRoots, readCategories)
  const needsApproval = useDerived(board, [boardRoots.flags], isApprovalNeeded)
  return useMemo(
    () => ({ ...activity, name, ...texts, categories, isApprovalNeeded: needsApproval }),
    [activity, name, texts, categories, needsApproval],
  )
}
