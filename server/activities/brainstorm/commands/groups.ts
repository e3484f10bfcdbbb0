import type { InputScope } from '#domain/activity/copiedInput.ts'
import { dropGroup, dropPost } from '#domain/brainstorm/groups/drop.ts'
import {
  createGroup,
  createGroupFromPosts,
  deleteGroups,
  renameGroup,
  ungroupPost,
} from '#domain/brainstorm/groups/groups.ts'
import { readGroup } from '#domain/brainstorm/read.ts'
import { headingsOfNew } from '#domain/brainstorm/topics.ts'
import type { PostGroupId, PostId } from '#domain/ids.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
import type { ActivityRef } from '#server/commands/made.ts'

/** Under the first topic and question when none is named. */
export interface NewGroup extends InputScope {
  id: PostGroupId
  title?: string | undefined
  color?: number | undefined
}

/** Creates an empty group under a topic and question. SPEC G1. */
export function addGroup(author: CommandAuthor, ref: ActivityRef, group: NewGroup): Command<boolean> {
  return makeOnDesk(author, ref, { id: group.id, kind: 'postGroup' }, ({ desk }) => {
    const { id, title, color } = group
    createGroup(desk, { id, title, color, ...headingsOfNew(desk, group) })
    return true
  })
}

/** Creates a group of answers. SPEC G1. */
export function addGroupOfPosts(
  author: CommandAuthor,
  ref: ActivityRef,
  group: { id: PostGroupId; title?: string | undefined; postIds: PostId[] },
): Command<boolean> {
  return makeOnDesk(author, ref, { id: group.id, kind: 'postGroup' }, ({ desk }) => {
    createGroupFromPosts(desk, group.id, group.postIds, group.title)
    return true
  })
}

export function changeGroup(
  author: CommandAuthor,
  ref: ActivityRef,
  group: { id: PostGroupId; title: string },
): Command<void> {
  return onDesk(author, ref, ({ desk }) => renameGroup(desk, group.id, group.title))
}

/** Moves an answer into a group, or combines it with an ungrouped answer in a new group. SPEC G2, G3. */
export function regroupPost(
  author: CommandAuthor,
  ref: ActivityRef,
  move: { postId: PostId; onto: PostGroupId | PostId; newGroupId: PostGroupId },
): Command<boolean> {
  const { postId, onto, newGroupId } = move
  return makeOnDesk(author, ref, { id: newGroupId, kind: 'postGroup' }, ({ desk }) => {
    dropPost(desk, postId, onto, newGroupId)
    return readGroup(desk, newGroupId) !== null
  })
}

/** Merges two groups. SPEC G3, G4. */
export function mergeGroups(
  author: CommandAuthor,
  ref: ActivityRef,
  merge: { from: PostGroupId | PostId; onto: PostGroupId | PostId; newGroupId: PostGroupId },
): Command<boolean> {
  const { from, onto, newGroupId } = merge
  return makeOnDesk(
    author,
    ref,
    { id: newGroupId, kind: 'postGroup' },
    ({ desk }) => dropGroup(desk, from, onto, newGroupId) === newGroupId,
  )
}

/** SPEC G2 */
export function takeOutOfGroup(author: CommandAuthor, ref: ActivityRef, postId: PostId): Command<void> {
  return onDesk(author, ref, ({ desk }) => ungroupPost(desk, postId))
}

/** SPEC G5 */
export function removeGroups(author: CommandAuthor, ref: ActivityRef, ids: PostGroupId[]): Command<void> {
  return onDesk(author, ref, ({ desk }) => deleteGroups(desk, ids))
}
