import { useMemo } from 'react'
import { useActivity } from '#activity/useActivity.ts'
import type { Activity } from '#activity/useActivity.ts'
import type { ObjectId } from '#domain/ids.ts'
import { commentsByPage } from '#domain/present/commentCounts.ts'
import { readDocument } from '#domain/present/document.ts'
import { areCommentsShown, isNavigationAllowed } from '#domain/present/flags.ts'
import { boardRoots } from '#domain/present/roots.ts'
import type { SlideDocument } from '#domain/present/document.ts'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'

/** What every view of Slides builds on. */
export interface Present extends Activity {
  name: string
  /** Null before the first upload, and until the board is here. */
  document: SlideDocument | null
  /** It is known whether there is a document. */
  isKnown: boolean
  /** The room sees comments. */
  areCommentsShown: boolean
  /** Participants may turn pages on their own screens. */
  isNavigationAllowed: boolean
  /** Templates hide comments. */
  isTemplate: boolean
  /** The number of comments at each page that has some, hidden ones included. SPEC SL14 */
  commentCounts: ReadonlyMap<number, number>
}

const readRoots = [boardRoots.document, boardRoots.flags, boardRoots.counts]

/** Opens the documents of Slides that this user's role may read, and reads settings and numbers. */
export function usePresent(objectId: ObjectId): Present {
  const activity = useActivity(objectId)
  const { board } = activity
  const { agenda, workshop } = useStateDocument()
  const name = agenda.find((part) => part.objectId === objectId)?.partName ?? ''
  // Facilitators read comments from the desk; what is uploaded is on the board alone.
  const { state } = useDocument('board', objectId)
  const isKnown = state.status === 'ready'
  const rules = useDerived(board, readRoots, (doc) => {
    const document = readDocument(doc)
    return {
      document,
      areCommentsShown: areCommentsShown(doc),
      isNavigationAllowed: isNavigationAllowed(doc),
      counts: [...commentsByPage(doc, document?.pages ?? 0)],
    }
  })
  const isTemplate = workshop.template
  return useMemo(() => {
    const { counts, ...flags } = rules
    return { ...activity, name, isKnown, isTemplate, ...flags, commentCounts: new Map(counts) }
  }, [activity, name, isKnown, isTemplate, rules])
}
