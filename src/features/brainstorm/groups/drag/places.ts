import type { PostGroupId, PostId } from '#domain/ids.ts'
import { postsOf } from '../groupBoard.ts'
import type { GroupBoard } from '../groupBoard.ts'

/** What is dragged. */
export type Lifted = { kind: 'post'; id: PostId } | { kind: 'group'; id: PostGroupId }

/** Where it would be dropped. */
export type Place =
  | { kind: 'post'; id: PostId }
  /** Anywhere in a group: its card in the list, its name, its column. */
  | { kind: 'group'; id: PostGroupId }
  /** Among the ungrouped answers, on none of them. */
  | { kind: 'ungrouped' }
  /** Between two groups; null: behind the last. */
  | { kind: 'before'; id: PostGroupId | null }

/** What a drop means. */
export type GroupingAct =
  | { kind: 'groupPosts'; postId: PostId; ontoPostId: PostId }
  | { kind: 'movePost'; postId: PostId; groupId: PostGroupId }
  | { kind: 'ungroupPost'; postId: PostId }
  | { kind: 'mergeGroups'; fromId: PostGroupId; toId: PostGroupId }
  | { kind: 'placeGroup'; groupId: PostGroupId; beforeId: PostGroupId | null; position: number }

/** Names of places and of what is lifted, as attributes of the page carry them. */
export const dropIds = {
  ungrouped: 'ungrouped',
  groups: 'groups',
  post: (id: PostId) => `post:${id}`,
  group: (id: PostGroupId) => `group:${id}`,
  before: (id: PostGroupId | null) => `before:${id ?? ''}`,
} as const

/** The name of a place, of `dropIds`. */
export function nameOf(place: Place): string {
  if (place.kind === 'ungrouped') return dropIds.ungrouped
  if (place.kind === 'before') return dropIds.before(place.id)
  return dropIds[place.kind](place.id)
}

/** @returns null for a name of `dropIds` that is nothing to lift */
export function liftedBy(name: string): Lifted | null {
  const [kind, id] = name.split(':', 2)
  return id !== undefined && (kind === 'post' || kind === 'group') ? { kind, id } : null
}

/** The group an answer is in, on this board; null: in none. */
export function groupOf(board: GroupBoard, postId: PostId): PostGroupId | null {
  return board.groups.find(({ posts }) => posts.some(({ id }) => id === postId))?.id ?? null
}

/**
 * What dropping there does, by ids.
 *
 * @param board as it is on the screen during the drag
 * @returns null when it changes nothing
 */
export function actOf(lifted: Lifted, place: Place | null, board: GroupBoard): GroupingAct | null {
  if (place === null) return null
  if (lifted.kind === 'post') return actOfPost(lifted.id, place, board)
  if (place.kind === 'group' && place.id !== lifted.id)
    return { kind: 'mergeGroups', fromId: lifted.id, toId: place.id }
  if (place.kind !== 'before' || place.id === lifted.id) return null
  const ids = board.groups.map(({ id }) => id)
  const others = ids.filter((id) => id !== lifted.id)
  const index = place.id === null ? others.length : others.indexOf(place.id)
  if (index < 0 || ids[index] === lifted.id) return null
  return { kind: 'placeGroup', groupId: lifted.id, beforeId: place.id, position: index + 1 }
}

function actOfPost(postId: PostId, place: Place, board: GroupBoard): GroupingAct | null {
  const from = groupOf(board, postId)
  if (place.kind === 'post' && place.id !== postId)
    return { kind: 'groupPosts', postId, ontoPostId: place.id }
  if (place.kind === 'group' && place.id !== from) return { kind: 'movePost', postId, groupId: place.id }
  if (place.kind === 'ungrouped' && from !== null) return { kind: 'ungroupPost', postId }
  return null
}

/** Whether everything an act names is still there: others work on the same board. */
export function isPossible(act: GroupingAct, board: GroupBoard): boolean {
  const hasPost = (id: PostId): boolean => postsOf(board).some((post) => post.id === id)
  const hasGroup = (id: PostGroupId | null): boolean =>
    id === null || board.groups.some((group) => group.id === id)
  if (act.kind === 'groupPosts') return hasPost(act.postId) && hasPost(act.ontoPostId)
  if (act.kind === 'movePost') return hasPost(act.postId) && hasGroup(act.groupId)
  if (act.kind === 'ungroupPost') return hasPost(act.postId)
  if (act.kind === 'mergeGroups') return hasGroup(act.fromId) && hasGroup(act.toId)
  return hasGroup(act.groupId) && hasGroup(act.beforeId)
}
