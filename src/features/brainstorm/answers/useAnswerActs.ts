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
import { useOutbox } from '#sync/outbox.ts'
import { useRoom } from '#sync/room.tsx'
import { useText } from '#ui/useText.ts'
import { useRememberAct } from '#activity/overlay/pageActs.ts'
import type { PostPlaceOf } from './postList.ts'
import { brainstormText } from '../text.ts'

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
  const { send } = useOutbox()
  const rememberAct = useRememberAct()
  const text = useText(brainstormText)
  return useMemo(
    () => ({
      add: (place, postText) => {
        const id = newId()
        const variables = {
          id,
          commonInfoData: { workshop: workshopId },
          brainstormId: objectId,
          postText,
          ...place,
        }
        send({
          document: CreatePostDocument,
          variables,
          objectId,
          label: text.labelAnswer,
          text: postText,
          effect: { does: 'create', type: 'post', id, fields: { text: postText, ...place } },
        })
        return id
      },
      change: (postId, postText) => {
        rememberAct(objectId, postId, { text: postText })
        const variables = { postId, postText }
        send({
          document: UpdatePostDocument,
          variables,
          objectId,
          label: text.labelEdit,
          text: postText,
          effect: { does: 'change', type: 'post', id: postId, fields: { text: postText } },
        })
      },
      remove: (postId, postText) => {
        rememberAct(objectId, postId, { isDeleted: true })
        const variables = { postId }
        send({
          document: DeletePostDocument,
          variables,
          objectId,
          label: text.labelDelete,
          text: postText,
          effect: { does: 'remove', type: 'post', id: postId },
        })
      },
      like: (postId) => {
        rememberAct(objectId, postId, { isLiked: true })
        const id = newId()
        send({
          document: CreatePostVoteDocument,
          variables: { id, postId },
          objectId,
          label: text.labelLike,
          effect: { does: 'like', type: 'post', id: postId },
        })
      },
      // By the post's id: another device of the same person may have made the like.
      unlike: (postId) => {
        rememberAct(objectId, postId, { isLiked: false })
        send({
          document: DeletePostVoteDocument,
          variables: { id: postId },
          objectId,
          label: text.labelLike,
          effect: { does: 'unlike', type: 'post', id: postId },
        })
      },
    }),
    [workshopId, send, objectId, text, rememberAct],
  )
}
