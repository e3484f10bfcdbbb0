import { useCallback, useMemo } from 'react'
import type * as Y from 'yjs'
import { readComment } from '#domain/brainstorm/read.ts'
import type { CommentEntry } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import type { ObjectId, PostId } from '#domain/ids.ts'
import { useDerived } from '#sync/useDoc.ts'
import { overlay } from '#activity/overlay/overlay.ts'
import type { Own } from '#activity/overlay/own.ts'
import { useDeviceOwn } from '#activity/overlay/useOwn.ts'
import { commentItems } from './commentItems.ts'

type Counts = Record<PostId, number>

const commentRoots = [roots.comments, roots.commentRemoved]

/** Number of comments and replies by post, with this device's own that are on their way; posts without any are left out. */
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

/** Ids of the comments that this person made, or changes now: a thousand others need not be looked at. */
function touchedBy({ contents, pending }: Own<never>): string[] {
  const { type } = commentItems
  const made = contents.filter((content) => content.type === type).map(({ id }) => id)
  const changed = pending.flatMap(({ effect }) => (effect?.type === type ? effect.id : []))
  return [...new Set([...made, ...changed])]
}

/** @param there what the document has of the comments that this person touched */
function withOwn(documentCounts: Counts, there: CommentEntry[], own: Own<never>): Counts {
  const counts = { ...documentCounts }
  const count = (entries: readonly CommentEntry[], by: 1 | -1): void => {
    for (const { postId, text } of entries) if (text !== null) counts[postId] = (counts[postId] ?? 0) + by
  }
  count(there, -1)
  count(overlay(there, own, commentItems), 1)
  return counts
}
