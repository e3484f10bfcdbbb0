import { useCallback, useMemo } from 'react'
import type * as Y from 'yjs'
import { readComment } from '#domain/brainstorm/read.ts'
import type { CommentEntry } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import type { ObjectId, PostId } from '#domain/ids.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { overlay } from '#activity/overlay/overlay.ts'
import type { Own } from '#activity/overlay/own.ts'
import { useDeviceOwn } from '#activity/overlay/useOwn.ts'
import { commentItems } from './commentItems.ts'

type Counts = Record<PostId, number>

const commentRoots = [roots.comments, roots.commentRemoved]

/** Number of comments and replies by post, including this device's pending ones; posts without any are left out. */
export function useCommentCounts(source: Y.Doc, objectId: ObjectId): Counts {
  const own = useDeviceOwn(objectId)
  const counts = useDerived(source, commentRoots, countComments)
  const touched = useMemo(() => touchedBy(own), [own])
  const read = useCallback((doc: Y.Doc) => touched.flatMap((id) => readComment(doc, id) ?? []), [touched])
  const there = useDerived(source, commentRoots, read)
  return useMemo(() => withOwn(counts, there, own), [counts, there, own])
}

function countComments(doc: Y.Doc): Counts {
  const counts: Counts = {}
  for (const [id, { postId }] of roots.comments(doc).entries()) {
    if (!roots.commentRemoved(doc).get(id)) counts[postId] = (counts[postId] ?? 0) + 1
  }
  return counts
}

/**
 * Ids of the comments that this person created, answered or has pending changes for: thousands of others need no
 * lookup.
 */
function touchedBy({ contents, pending }: Own<never>): string[] {
  const { type } = commentItems
  const made = contents.flatMap(({ id, type: of, fields: { parentId } }) =>
    of === type ? [id, ...(typeof parentId === 'string' ? [parentId] : [])] : [],
  )
  const changed = pending.flatMap(({ effect }) => (effect?.type === type ? effect.id : []))
  return [...new Set([...made, ...changed])]
}

/** @param there the comments in the document that this person touched */
function withOwn(documentCounts: Counts, there: CommentEntry[], own: Own<never>): Counts {
  const counts = { ...documentCounts }
  const now = overlay(there, own, commentItems)
  const posts = new Map(now.map(({ id, postId }) => [id, postId]))
  const count = (entries: readonly CommentEntry[], by: 1 | -1): void => {
    for (const { postId, parentId, text } of entries) {
      // A reply kept by an earlier client version names only the comment it answers.
      const at = postId || (posts.get(parentId ?? '') ?? '')
      if (text !== null) counts[at] = (counts[at] ?? 0) + by
    }
  }
  count(there, -1)
  count(now, 1)
  return counts
}
