import { useMemo, useState } from 'react'
import { useDeletedByOthers } from '#activity/overlay/useDeletedByOthers.ts'
import { useOwn } from '#activity/overlay/useOwn.ts'
import { useRefusedLikes } from '#activity/overlay/useSendAct.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useTimeUp } from '#activity/useTimeUp.ts'
import { readComments } from '#domain/present/read.ts'
import { roots } from '#domain/present/roots.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import type { Present } from '../page/usePresent.ts'
import { ownComments } from './askOwn.ts'
import { listComments } from './commentList.ts'
import type { SlideComment } from './commentList.ts'
import { KeptComments } from './keptComments.ts'
import { useCommentActs } from './useCommentActs.ts'
import type { CommentActs } from './useCommentActs.ts'

/** The comments on Slides, and what this person may do with them. */
export interface SlideCommentList {
  all: readonly SlideComment[]
  acts: CommentActs
  /** This screen offers comments: the room sees them, or this person is a facilitator. Templates have none. SPEC SL3 */
  areOffered: boolean
  /** Nothing can be written or liked: the session has ended, or input is locked for this person. */
  isLocked: boolean
  /** Facilitators change and delete comments of others. */
  mayChangeAll: boolean
}

const commentRoots = [roots.comments, roots.commentText, roots.commentDeleted, roots.scores]

export function useComments(present: Present): SlideCommentList {
  const { objectId, source, isFacilitator, isReading, areCommentsShown, isInputLocked, isTemplate } = present
  const isClosed = !useMayDo('contribute')
  const mayArrange = useMayDo('arrange')
  const own = useOwn(present, ownComments)
  const inDocument = useDerived(source, commentRoots, readComments)
  // A desk has all comments, so what disappears from it was deleted.
  const isWhole = areCommentsShown || (isFacilitator && !isReading)
  useDeletedByOthers(objectId, objectId, inDocument, isWhole)
  useRefusedLikes(objectId)
  const [kept] = useState(() => new KeptComments())
  const all = useMemo(() => kept.keep(listComments(inDocument, own)), [kept, inDocument, own])
  const acts = useCommentActs(present)
  const isTimeUp = useTimeUp(objectId)
  return {
    ...{ all, acts },
    areOffered: !isTemplate && (areCommentsShown || isFacilitator),
    // Facilitators are never locked out of a running session. SPEC B4, E1
    isLocked: isClosed || ((isInputLocked || isTimeUp) && !isFacilitator),
    mayChangeAll: mayArrange,
  }
}
