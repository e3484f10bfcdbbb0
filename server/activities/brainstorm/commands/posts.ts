import { createPost, deletePosts, updatePost } from '#domain/brainstorm/posts.ts'
import type { NewPost } from '#domain/brainstorm/posts.ts'
import { Refusal } from '#domain/errors.ts'
import type { PostId } from '#domain/ids.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
import type { ActivityRef } from '#server/commands/made.ts'

/** Adds an answer. SPEC B1, B4, B7, C2. */
export function addPost(
  author: CommandAuthor,
  ref: ActivityRef,
  post: Omit<NewPost, 'createdAt'>,
): Command<boolean> {
  return makeOnDesk(author, ref, { id: post.id, kind: 'post' }, (docs, workshop) => {
    createPost(docs, workshop.actor, { ...post, createdAt: workshop.now })
    return true
  })
}

/** Changes an answer: a facilitator any, a participant their own. SPEC B8. */
export function changePost(
  author: CommandAuthor,
  ref: ActivityRef,
  change: { id: PostId; text?: string | undefined; desc?: string | undefined },
): Command<void> {
  return onDesk(author, ref, (docs, workshop) => updatePost(docs, workshop.actor, change), [change.id])
}

/** Deletes answers of one activity, all of them or none. SPEC B8, B9. */
export function removePosts(author: CommandAuthor, ref: ActivityRef, ids: PostId[]): Command<void> {
  const { objectId } = ref
  return onDesk(
    author,
    ref,
    (docs, workshop) => {
      for (const id of ids) {
        const known = workshop.content(id)
        if (known?.kind !== 'post' || known.objectId !== objectId)
          throw new Refusal('NOT_FOUND', `post ${id} in ${objectId}`)
      }
      deletePosts(docs, workshop.actor, ids)
    },
    ids,
  )
}
