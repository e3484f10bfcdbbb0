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
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import { postItems } from './postList.ts'
import type { TopicQuestion } from './postList.ts'
import { brainstormText } from '../text.ts'

const { type } = postItems

/**
 * Acts on answers for all roles, facilitators included: commands sent through the outbox, so they also work offline.
 */
export interface AnswerActs {
  add(at: TopicQuestion, text: string): PostId
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
      add: (at, postText) => {
        const id = newId()
        const common = { commonInfoData: { workshop: workshopId }, brainstormId: objectId }
        act({
          document: CreatePostDocument,
          variables: { id, ...common, postText, ...at },
          label: text.labelAnswer,
          text: postText,
          effect: { does: 'create', type, id, fields: { text: postText, ...at } },
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
      // Identified by the post's id, because the like may have been made on another device of the same person.
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
