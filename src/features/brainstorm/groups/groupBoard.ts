import { readGroups, readPosts } from '#domain/brainstorm/read.ts'
import type { GroupView, PostView } from '#domain/brainstorm/read.ts'
import type { PostGroupId, PostId, QuestionId } from '#domain/ids.ts'
import type * as Y from 'yjs'

export interface GroupWithPosts extends GroupView {
  posts: PostView[]
}

/** The groups of one question with their answers, and the answers in none. */
export interface GroupBoard {
  ungrouped: PostView[]
  groups: GroupWithPosts[]
}

/** Reads the group board of a question from a desk or board. */
export function readGroupBoard(doc: Y.Doc, topicId: string, questionId: QuestionId): GroupBoard {
  const isHere = (one: { multiTopicId: string; questionId: string }): boolean =>
    one.multiTopicId === topicId && one.questionId === questionId
  const groups = readGroups(doc)
    .filter(isHere)
    .map((group): GroupWithPosts => ({ ...group, posts: [] }))
  const byId = new Map(groups.map((group) => [group.id, group]))
  const ungrouped: PostView[] = []
  for (const post of readPosts(doc).filter(isHere)) {
    const group = post.groupId === null ? undefined : byId.get(post.groupId)
    if (group) group.posts.push(post)
    else ungrouped.push(post)
  }
  return { ungrouped, groups }
}

/** All answers in the order of the screen: those in no group, then group after group. */
export function postsOf({ ungrouped, groups }: GroupBoard): PostView[] {
  return [...ungrouped, ...groups.flatMap(({ posts }) => posts)]
}

/** Where a card may be dropped; ids of lists and cards carry what they are, never a position. */
export const dropIds = {
  ungrouped: 'ungrouped',
  groups: 'groups',
  post: (id: PostId) => `post:${id}`,
  group: (id: PostGroupId) => `group:${id}`,
  /** The list of answers on a group's card. */
  onto: (id: PostGroupId) => `onto:${id}`,
  /** The list of answers in the panel of the selected group. */
  panel: (id: PostGroupId) => `panel:${id}`,
} as const

/** What a finished drag means. */
export type GroupingAct =
  | { kind: 'groupPosts'; postId: PostId; ontoPostId: PostId }
  | { kind: 'movePost'; postId: PostId; groupId: PostGroupId }
  | { kind: 'ungroupPost'; postId: PostId }
  | { kind: 'mergeGroups'; fromId: PostGroupId; toId: PostGroupId }
  | { kind: 'placeGroup'; groupId: PostGroupId; beforeId: PostGroupId | null; position: number }

export interface FinishedDrag {
  draggableId: string
  source: { droppableId: string }
  destination: { droppableId: string; index: number } | null
  combine: { draggableId: string } | null
}

/**
 * Translates a drag into an act by ids.
 *
 * @param groupIds the groups in the order that was on the screen during the drag
 * @returns null when it changes nothing
 */
export function actOfDrag(drag: FinishedDrag, groupIds: PostGroupId[]): GroupingAct | null {
  const [kind, id = ''] = split(drag.draggableId)
  if (drag.combine) {
    const [ontoKind, ontoId = ''] = split(drag.combine.draggableId)
    if (kind === 'post' && ontoKind === 'post') return { kind: 'groupPosts', postId: id, ontoPostId: ontoId }
    if (kind === 'group' && ontoKind === 'group') return { kind: 'mergeGroups', fromId: id, toId: ontoId }
    return null
  }
  if (!drag.destination) return null
  const [place, placeId = ''] = split(drag.destination.droppableId)
  if (kind === 'group') {
    const others = groupIds.filter((groupId) => groupId !== id)
    const beforeId = others[drag.destination.index] ?? null
    if (groupIds[drag.destination.index] === id) return null
    return { kind: 'placeGroup', groupId: id, beforeId, position: drag.destination.index + 1 }
  }
  if (drag.destination.droppableId === drag.source.droppableId) return null
  if (place === 'ungrouped') return { kind: 'ungroupPost', postId: id }
  const [, fromId] = split(drag.source.droppableId)
  return placeId === fromId ? null : { kind: 'movePost', postId: id, groupId: placeId }
}

/** What a dragged or hovered id of `dropIds` names: a post or group by id; null for a list of the page itself. */
export function namedBy(id: string): { kind: 'post' | 'group'; id: string } | null {
  const [kind, name] = split(id)
  if (name === undefined) return null
  return { kind: kind === 'post' ? 'post' : 'group', id: name }
}

function split(id: string): [string, string | undefined] {
  const [kind = '', rest] = id.split(':', 2)
  return [kind, rest]
}
