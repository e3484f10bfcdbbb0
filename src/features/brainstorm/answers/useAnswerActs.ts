import { useMemo } from 'react'
import {
  CreatePostDocument,
  CreatePostVoteDocument,
  DeletePostDocument,
  DeletePostVoteDocument,
  UpdatePostDocument,
} from '#api/operations/post.ts'
import type { ObjectId, PostId } from '#domain/ids.ts'
import { newId } from '#api/newId.ts'
import { useRoom } from '#sync/room.tsx'
import { useText } from '#ui/useText.ts'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import { postItems } from './postList.ts'
import type { PostPlaceOf } from './postList.ts'
import { brainstormText } from '../text.ts'

const { type } = postItems

/** What anyone may do with answers, facilitators too: commands out of the outbox, offline as well. */
export interface AnswerActs {
  add(place: PostPlaceOf, text: string): PostId
  change(postId: PostId, text: string): void
  remove(postId: PostId, text: string): void
  like(postId: PostId): void
  unlike(postId: PostId): void
}

export function useAnswerActs(objectId: ObjectId): AnswerActs {
  const { workshopId } = useRoom()
  const act = useSendAct(objectId)
  const text = useText(brainstormText)
  return useMemo(
    () => ({
      add: (place, postText) => {
        const id = newId()
        const common = { commonInfoData: { workshop: workshopId }, brainstormId: objectId }
        act({
          document: CreatePostDocument,
          variables: { id, ...common, postText, ...place },
          label: text.labelAnswer,
          text: postText,
          effect: { does: 'create', type, id, fields: { text: postText, ...place } },
        })
        return id
      },
      change: (id, postText) =>
        act({
          document: UpdatePostDocument,
          variables: { postId: id, postText },
          label: text.labelEdit,
          text: postText,
          effect: { does: 'change', type, id, fields: { text: postText } },
        }),
      remove: (id, postText) =>
        act({
          document: DeletePostDocument,
          variables: { postId: id },
          label: text.labelDelete,
          text: postText,
          effect: { does: 'remove', type, id },
        }),
      like: (id) =>
        act({
          document: CreatePostVoteDocument,
          variables: { id: newId(), postId: id },
          label: text.labelLike,
          effect: { does: 'like', type, id },
        }),
      // By the post's id: another device of the same person may have made the like.
      unlike: (id) =>
        act({
          document: DeletePostVoteDocument,
          variables: { id },
          label: text.labelLike,
          effect: { does: 'unlike', type, id },
        }),
    }),
    [workshopId, act, objectId, text],
  )
}
