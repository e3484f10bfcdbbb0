import { useMemo } from 'react'
import type * as Y from 'yjs'
import { newId } from '#api/newId.ts'
import {
  createGroup,
  createGroupFromPosts,
  deleteGroups,
  groupPosts,
  mergeGroups,
  movePost,
  placeGroup,
  renameGroup,
  ungroupPost,
} from '#domain/brainstorm/groups.ts'
import { readGroup } from '#domain/brainstorm/read.ts'
import type { PostGroupId, PostId } from '#domain/ids.ts'
import { editDesk } from '#sync/desk.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notify.ts'
import { useText } from '#ui/useText.ts'
import type { GroupingAct } from './groupBoard.ts'
import { brainstormText } from '../text.ts'

/** What facilitators do with groups: edits of the desk, offline too, each one step of undo. */
export function useGrouping(desk: Y.Doc, topicId: string, questionId: string) {
  const text = useText(brainstormText)
  return useMemo(() => {
    const edit = (act: (doc: Y.Doc) => void, said: () => string): boolean => {
      const done = editDesk(desk, act)
      if (done.ok) announce(said())
      else notify(done.message, 'bad')
      return done.ok
    }
    const titleOf = (id: PostGroupId): string => readGroup(desk, id)?.title || text.unnamedGroup
    return {
      create: (title: string): PostGroupId | null => {
        const id = newId()
        const group = { id, title, multiTopicId: topicId, questionId }
        return edit(
          (doc) => createGroup(doc, group),
          () => text.groupCreated,
        )
          ? id
          : null
      },
      createWith: (postId: PostId): void => {
        edit(
          (doc) => createGroupFromPosts(doc, newId(), [postId]),
          () => text.groupCreated,
        )
      },
      rename: (id: PostGroupId, title: string): void => {
        edit(
          (doc) => renameGroup(doc, id, title),
          () => title,
        )
      },
      remove: (id: PostGroupId): void => {
        edit(
          (doc) => deleteGroups(doc, [id]),
          () => text.groupDeleted,
        )
      },
      run: (act: GroupingAct): void => {
        switch (act.kind) {
          case 'groupPosts':
            edit(
              (doc) => groupPosts(doc, act.postId, act.ontoPostId, newId()),
              () => text.groupCreated,
            )
            break
          case 'movePost':
            edit(
              (doc) => movePost(doc, act.postId, act.groupId),
              () => text.grouped(titleOf(act.groupId)),
            )
            break
          case 'ungroupPost':
            edit(
              (doc) => ungroupPost(doc, act.postId),
              () => text.ungroupedDone,
            )
            break
          case 'mergeGroups':
            edit(
              (doc) => mergeGroups(doc, act.fromId, act.toId),
              () => text.merged(titleOf(act.toId)),
            )
            break
          case 'placeGroup':
            edit(
              (doc) => placeGroup(doc, act.groupId, act.beforeId),
              () => titleOf(act.groupId),
            )
            break
        }
      },
    }
  }, [desk, topicId, questionId, text])
}

export type Grouping = ReturnType<typeof useGrouping>
