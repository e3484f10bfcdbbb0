import { dropGroup, dropPost } from '#domain/brainstorm/drop.ts'
import {
  createGroup,
  createGroupFromPosts,
  deleteGroups,
  renameGroup,
  ungroupPost,
} from '#domain/brainstorm/groups.ts'
import { readGroup } from '#domain/brainstorm/read.ts'
import { placeOfNew } from '#domain/brainstorm/topics.ts'
import type { MultiTopicId, PostGroupId, PostId, QuestionId } from '#domain/ids.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
import type { Place } from '#server/commands/made.ts'

export interface NewGroup {
  id: PostGroupId
  title?: string | undefined
  color?: number | undefined
  multiTopicId?: MultiTopicId | undefined
  questionId?: QuestionId | undefined
  subTopicPos?: number | undefined
}

/** An empty group under a topic and question. SPEC G1. */
export function addGroup(author: CommandAuthor, place: Place, group: NewGroup): Command<boolean> {
  return makeOnDesk(author, place, { id: group.id, kind: 'postGroup' }, ({ desk }) => {
    const { id, title, color } = group
    createGroup(desk, { id, title, color, ...placeOfNew(desk, group) })
    return true
  })
}

/** A group of answers. SPEC G1. */
export function addGroupOfPosts(
  author: CommandAuthor,
  place: Place,
  group: { id: PostGroupId; title?: string | undefined; postIds: PostId[] },
): Command<boolean> {
  return makeOnDesk(author, place, { id: group.id, kind: 'postGroup' }, ({ desk }) => {
    createGroupFromPosts(desk, group.id, group.postIds, group.title)
    return true
  })
}

export function changeGroup(
  author: CommandAuthor,
  place: Place,
  group: { id: PostGroupId; title: string },
): Command<void> {
  return onDesk(author, place, ({ desk }) => renameGroup(desk, group.id, group.title))
}

/** An answer goes into a group, or with a lone answer into a new one. SPEC G2, G3. */
export function regroupPost(
  author: CommandAuthor,
  place: Place,
  move: { postId: PostId; onto: PostGroupId | PostId; newGroupId: PostGroupId },
): Command<boolean> {
  const { postId, onto, newGroupId } = move
  return makeOnDesk(author, place, { id: newGroupId, kind: 'postGroup' }, ({ desk }) => {
    dropPost(desk, postId, onto, newGroupId)
    return readGroup(desk, newGroupId) !== null
  })
}

/** Two groups become one. SPEC G3, G4. */
export function mergeGroups(
  author: CommandAuthor,
  place: Place,
  merge: { from: PostGroupId | PostId; onto: PostGroupId | PostId; newGroupId: PostGroupId },
): Command<boolean> {
  const { from, onto, newGroupId } = merge
  return makeOnDesk(
    author,
    place,
    { id: newGroupId, kind: 'postGroup' },
    ({ desk }) => dropGroup(desk, from, onto, newGroupId) === newGroupId,
  )
}

/** SPEC G2 */
export function takeOutOfGroup(author: CommandAuthor, place: Place, postId: PostId): Command<void> {
  return onDesk(author, place, ({ desk }) => ungroupPost(desk, postId))
}

/** SPEC G5 */
export function removeGroups(author: CommandAuthor, place: Place, ids: PostGroupId[]): Command<void> {
  return onDesk(author, place, ({ desk }) => deleteGroups(desk, ids))
}
