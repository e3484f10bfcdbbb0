import { useMemo } from 'react'
import { boardText } from '#activity/board/boardText.ts'
import type { Grouping } from '#activity/board/grouping.ts'
import { itemText } from '#activity/itemText.ts'
import { newId } from '#api/newId.ts'
import { deskEditor } from '#domain/actor.ts'
import { colorGroup, nextColor } from '#domain/brainstorm/groups/groupColors.ts'
import { movePosts, ungroupPosts } from '#domain/brainstorm/groups/groupMany.ts'
import {
  createGroup,
  createGroupFromPosts,
  deleteGroups,
  groupPosts,
  mergeGroups,
  moveGroupBefore,
  renameGroup,
} from '#domain/brainstorm/groups/groups.ts'
import { deletePosts, updatePost } from '#domain/brainstorm/posts.ts'
import { readGroup } from '#domain/brainstorm/read.ts'
import { isMerged, unmergeGroup } from '#domain/brainstorm/groups/unmerge.ts'
import type { PostGroupId, PostId } from '#domain/ids.ts'
import type { Message } from '#domain/message.ts'
import { editDesk, tryEdit } from '#sync/documents/desk.ts'
import { announce } from '#ui/focus/announce.ts'
import { uiText } from '#ui/texts/text.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { groupsText } from './groupsText.ts'

/** The acts on the groups of a question and, for its dialogs, on its posts. */
export interface PostGrouping extends Grouping {
  removePosts: (ids: PostId[]) => Message | null
  editPost: (id: PostId, changed: string) => boolean
}

/**
 * Acts of facilitators on groups: edits of the desk that also work offline, each a single undo step and announced
 * politely.
 */
export function useGrouping(brainstorm: Brainstorm, topicId: string, questionId: string): PostGrouping {
  const text = useText(boardText)
  const words = useText(groupsText)
  const ui = useText(uiText)
  const item = useText(itemText)
  const { source: desk, board } = brainstorm
  return useMemo(() => {
    const at = { multiTopicId: topicId, questionId }
    const titleOf = (id: PostGroupId): string => readGroup(desk, id)?.title || ui.unnamedGroup
    const edit = (act: () => void, said: () => string): boolean => {
      const done = editDesk(desk, act)
      if (done.ok) announce(said())
      else notify(done.message, 'bad')
      return done.ok
    }
    /** Creates a group in the next colour; returns its id, or null when that failed. */
    const make = (act: (id: PostGroupId) => PostGroupId): PostGroupId | null => {
      const id = newId()
      let made = id
      const color = nextColor(desk, at)
      const isDone = edit(
        () => {
          made = act(id)
          if (made === id) colorGroup(desk, id, color)
        },
        () => (made === id ? text.groupCreated(titleOf(id)) : words.movedTo(1, titleOf(made))),
      )
      return isDone ? made : null
    }
    const move = (ids: readonly PostId[], groupId: PostGroupId): boolean => {
      let moved = 0
      return edit(
        () => (moved = movePosts(desk, ids, groupId).length),
        () => words.movedTo(moved, titleOf(groupId)),
      )
    }
    return {
      desk,
      isMerged: (id: PostGroupId) => isMerged(desk, id),
      create: (title: string) =>
        make((id) => {
          createGroup(desk, { id, title, ...at })
          return id
        }),
      createWith: (ids: PostId[]) =>
        make((id) => {
          createGroupFromPosts(desk, id, ids)
          return id
        }),
      groupOnto: (postId: PostId, ontoId: PostId) => make((id) => groupPosts(desk, postId, ontoId, id)),
      move,
      ungroup: (ids: readonly PostId[]) =>
        edit(
          () => ungroupPosts(desk, ids),
          () => words.ungrouped1(ids.length),
        ),
      merge: (fromId: PostGroupId, toId: PostGroupId, title: string) =>
        edit(
          () => {
            mergeGroups(desk, fromId, toId)
            if (readGroup(desk, toId)?.title !== title) renameGroup(desk, toId, title)
          },
          () => text.merged(titleOf(toId)),
        ),
      unmerge: (id: PostGroupId) => {
        const said = (isMerged(desk, id) ? text.unmerged : words.brokenUp)(titleOf(id))
        return edit(
          () => unmergeGroup(desk, id),
          () => said,
        )
      },
      rename: (id: PostGroupId, title: string) =>
        edit(
          () => renameGroup(desk, id, title),
          () => text.renamed(titleOf(id)),
        ),
      color: (id: PostGroupId, color: number) =>
        edit(
          () => colorGroup(desk, id, color),
          () => text.colored(text.colors[color] ?? ''),
        ),
      place: (id: PostGroupId, beforeId: PostGroupId | null, position: number) =>
        edit(
          () => moveGroupBefore(desk, id, beforeId),
          () => text.placed(titleOf(id), position),
        ),
      // The dialogs that asked before tell what was refused.
      remove: (id: PostGroupId) => tryEdit(desk, () => deleteGroups(desk, [id])),
      removePosts: (ids: PostId[]) => tryEdit(desk, () => deletePosts({ desk, board }, deskEditor, ids)),
      editPost: (id: PostId, changed: string) =>
        edit(
          () => updatePost({ desk, board }, deskEditor, { id, text: changed }),
          () => item.changed,
        ),
    }
  }, [desk, board, topicId, questionId, text, words, item, ui])
}
