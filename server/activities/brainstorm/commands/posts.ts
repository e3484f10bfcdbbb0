import { createPost, deletePosts, updatePost } from '#domain/brainstorm/posts.ts'
import type { NewPost } from '#domain/brainstorm/posts.ts'
import { Refusal } from '#domain/errors.ts'
import type { PostId } from '#domain/ids.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
import type { Place } from '#server/commands/made.ts'

/** Somebody answers. SPEC B1, B4, B7, C2. */
export function addPost(
  author: CommandAuthor,
  place: Place,
  post: Omit<NewPost, 'createdAt'>,
): Command<boolean> {
  return makeOnDesk(author, place, { id: post.id, kind: 'post' }, (docs, room) => {
    createPost(docs, room.actor, { ...post, createdAt: room.now })
    return true
  })
}

/** An answer is changed: by a facilitator, or by who wrote it. SPEC B8. */
export function changePost(
  author: CommandAuthor,
  place: Place,
  change: { id: PostId; text?: string | undefined; desc?: string | undefined },
): Command<void> {
  return onDesk(author, place, (docs, room) => updatePost(docs, room.actor, change), [change.id])
}

/** Answers of one activity are deleted, all of them or none. SPEC B8, B9. */
export function removePosts(author: CommandAuthor, place: Place, ids: PostId[]): Command<void> {
  const { objectId } = place
  return onDesk(
    author,
    place,
    (docs, room) => {
      for (const id of ids) {
        const known = room.content(id)
        if (known?.kind !== 'post' || known.objectId !== objectId)
          throw new Refusal('NOT_FOUND', `post ${id} in ${objectId}`)
      }
      deletePosts(docs, room.actor, ids)
    },
    ids,
  )
}
