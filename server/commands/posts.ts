import { createPost, deletePosts, updatePost } from '#domain/brainstorm/posts.ts'
import type { NewPost } from '#domain/brainstorm/posts.ts'
import { Refusal } from '#domain/errors.ts'
import type { PostId } from '#domain/ids.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { contentTag } from '#server/tick/tags.ts'
import { isMadeAlready } from './made.ts'
import type { Place } from './made.ts'

/** Somebody answers. SPEC B1, B4, B7, C2. */
export function addPost(
  author: CommandAuthor,
  { workshopId, objectId }: Place,
  post: Omit<NewPost, 'createdAt'>,
): Command<void> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [post.id],
    run(room) {
      if (isMadeAlready(room, post.id, objectId, 'post')) return { result: undefined }
      createPost(room.brainstorm(objectId), room.actor, { ...post, createdAt: room.now })
      const content = { id: post.id, objectId, kind: 'post', tag: contentTag(author, post.id) } as const
      return { result: undefined, rows: { addContents: [content] } }
    },
  }
}

/** An answer is changed: by a facilitator, or by who wrote it. SPEC B8. */
export function changePost(
  author: CommandAuthor,
  { workshopId, objectId }: Place,
  change: { id: PostId; text?: string | undefined; desc?: string | undefined },
): Command<void> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [change.id],
    run(room) {
      updatePost(room.brainstorm(objectId), room.actor, change)
      return { result: undefined }
    },
  }
}

/** Answers of one activity are deleted, all of them or none. SPEC B8, B9. */
export function removePosts(
  author: CommandAuthor,
  { workshopId, objectId }: Place,
  ids: PostId[],
): Command<void> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: ids,
    run(room) {
      for (const id of ids) {
        const known = room.content(id)
        if (known?.kind !== 'post' || known.objectId !== objectId)
          throw new Refusal('NOT_FOUND', `post ${id} in ${objectId}`)
      }
      deletePosts(room.brainstorm(objectId), room.actor, ids)
      return { result: undefined }
    },
  }
}
