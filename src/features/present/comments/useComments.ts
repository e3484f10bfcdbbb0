import { useMemo, useState } from 'react'
import { useDeletedByOthers } from '#activity/overlay/useDeletedByOthers.ts'
import { useOwn } from '#activity/overlay/useOwn.ts'
import { useTakenPlaces } from '#activity/own/useTakenPlaces.ts'
import { useRefusedLikes } from '#activity/overlay/useSendAct.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useInput } from '#activity/useInput.ts'
import { useItems } from '#sync/documents/useItems.ts'
import type { Present } from '../usePresent.ts'
import { ownComments } from './askOwn.ts'
import type { SlideComment } from './commentList.ts'
import { CommentsInOrder } from './commentsInOrder.ts'
import { commentItems } from './commentItems.ts'
import { useCommentActs } from './useCommentActs.ts'
import type { CommentActs } from './useCommentActs.ts'
import { useMaySee } from '#activity/session/role.ts'

/** The comments on Slides, and what this person may do with them. */
export interface SlideCommentList {
  all: readonly SlideComment[]
  acts: CommentActs
  /** This screen offers comments: the room sees them, or this person is a facilitator. Templates have none. SPEC SL3 */
  areOffered: boolean
  /** Nothing can be written or liked: the session has ended, or input is locked or comments are off for this person. */
  isLocked: boolean
  /** New comments are taken; while comments are off, nobody's are. */
  takesNew: boolean
  /** Facilitators change and delete comments of others. */
  mayChangeAll: boolean
}

/** Reads the comments from the document that this screen has, with the waiting ones of this person over them. */
export function useComments(present: Present): SlideCommentList {
  const seesAll = useMaySee('all')
  const { objectId, source, readsDesk, areCommentsShown, isTemplate } = present
  const input = useInput(present)
  const mayArrange = useMayDo('arrange')
  const own = useOwn(present, ownComments)
  const inDocument = useItems(source, commentItems)
  // A desk has all comments, so what disappears from it was deleted.
  const isWhole = areCommentsShown || readsDesk
  useDeletedByOthers(objectId, objectId, inDocument, isWhole)
  useRefusedLikes(objectId)
  useTakenPlaces(useMemo(() => (isWhole ? inDocument.map(({ id }) => id) : null), [isWhole, inDocument]))
  const [inOrder] = useState(() => new CommentsInOrder())
  const all = useMemo(() => inOrder.of(inDocument, own), [inOrder, inDocument, own])
  const acts = useCommentActs(present)
  const isLocked = input.isLocked || (!areCommentsShown && !seesAll)
  return {
    ...{ all, acts },
    areOffered: !isTemplate && (areCommentsShown || seesAll),
    isLocked,
    takesNew: !isLocked && areCommentsShown,
    mayChangeAll: mayArrange,
  }
}
