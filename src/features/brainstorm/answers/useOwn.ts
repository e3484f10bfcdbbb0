import { useEffect, useMemo, useState } from 'react'
import { OwnInBrainstormDocument } from '#api/operations/brainstorm.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useCanCall } from '#sync/connection.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useOwnContents, usePending } from '#sync/outbox.ts'
import { useCall } from '#sync/room.tsx'
import { useRole } from '#activity/session/role.ts'
import { useLocalActs } from '#activity/overlay/pageActs.ts'
import type { Own, Told } from './postList.ts'

const nothing: Told = { atMs: 0, wasEarly: false, posts: [], liked: new Set() }

/**
 * What of a brainstorm is this person's: told by the server after each connection until the end, and by this device's outbox.
 * Boards name nobody, so no document can say it.
 */
export function useOwn(objectId: ObjectId): Own {
  const call = useCall()
  const isOnline = useCanCall()
  const contents = useOwnContents(objectId)
  const pending = usePending(objectId)
  const acts = useLocalActs()
  const { ended } = useStateDocument().workshop
  const isUntold = useRole() === 'participant' && ended
  const [told, setTold] = useState<Told>(nothing)
  // Asked before the outbox was empty, the answer lacks what was still on its way: asked once more when it has gone.
  const isDrained = pending.length === 0
  const mayAskAgain = told.wasEarly && isDrained
  useEffect(() => {
    if (!isOnline || isUntold) return
    let isOver = false
    const atMs = Date.now()
    call(OwnInBrainstormDocument, { id: objectId }).then(
      ({ brainstorm }) => {
        if (!isOver) setTold(readTold(brainstorm, atMs, !isDrained))
      },
      // The device's own list serves until the next connection.
      () => undefined,
    )
    return () => {
      isOver = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked at a connection and once after it, not at each answer
  }, [call, objectId, isOnline, isUntold, mayAskAgain])
  return useMemo(
    () => ({ told, contents, pending, acts, isUntold }),
    [told, contents, pending, acts, isUntold],
  )
}

interface ToldPost {
  id: string
  isMine: boolean
  hasLiked: boolean
  postText: string
  postDesc: string
  questionId: string
  createdTimeStamp: number
  score: number
  multiTopic: { id: string }
}

interface ToldContents {
  posts: ToldPost[]
  postGroups: { id: string; hasLiked: boolean }[]
}

function readTold({ posts, postGroups }: ToldContents, atMs: number, wasEarly: boolean): Told {
  const own = posts.filter((post) => post.isMine)
  return {
    atMs,
    wasEarly,
    liked: new Set([...posts, ...postGroups].filter(({ hasLiked }) => hasLiked).map(({ id }) => id)),
    posts: own.map(toView),
  }
}

function toView(post: ToldPost, place: number): PostView {
  return {
    id: post.id,
    text: post.postText,
    desc: post.postDesc,
    multiTopicId: post.multiTopic.id,
    questionId: post.questionId,
    createdAt: post.createdTimeStamp,
    place,
    color: 0,
    score: post.score,
    groupId: null,
  }
}
