import type { ItemActs } from '#activity/item/useItemActs.ts'
import { deskEditor } from '#domain/actor.ts'
import { deletePosts, updatePost } from '#domain/brainstorm/posts.ts'
import { tryEdit } from '#sync/documents/desk.ts'
import type { PostItem } from '../answers/postList.ts'
import type { AnswerActs } from '../answers/useAnswerActs.ts'
import type { Brainstorm } from '../useBrainstorm.ts'

/**
 * Changes and deletes answers: a facilitator's by edits of the desk, so that they can be undone; all others', and those
 * of a facilitator who has no desk now, by commands.
 */
export function usePostEdits(
  { readsDesk, source, board }: Brainstorm,
  acts: AnswerActs,
): ItemActs<PostItem, { text: string }> {
  const desk = readsDesk ? source : null
  return {
    desk,
    change({ id, isSaved, text: before }, { text = before }) {
      if (desk && isSaved) return tryEdit(desk, () => updatePost({ desk, board }, deskEditor, { id, text }))
      acts.change(id, text)
      return null
    },
    remove({ id, isSaved, text }) {
      if (desk && isSaved) return tryEdit(desk, () => deletePosts({ desk, board }, deskEditor, [id]))
      acts.remove(id, text)
      return null
    },
  }
}
