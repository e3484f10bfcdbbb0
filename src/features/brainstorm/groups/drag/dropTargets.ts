import type { PostGroupId, PostId } from '#domain/ids.ts'
import { postsOf } from '../groupBoard.ts'
import type { GroupBoard } from '../groupBoard.ts'

/** The dragged item. */
export type Lifted = { kind: 'post'; id: PostId } | { kind: 'group'; id: PostGroupId }

/** A drop target. */
export type DropTarget =
  | { kind: 'post'; id: PostId }
  /** Anywhere in a group: its card in the list, its name, its column. */
  | { kind: 'group'; id: PostGroupId }
  /** Among the ungrouped answers, but not on one of them. */
  | { kind: 'ungrouped' }
  /** Between two groups; null: after the last. */
  | { kind: 'before'; id: PostGroupId | null }

/** The effect of a drop. */
export type GroupingAct =
  | { kind: 'groupPosts'; postId: PostId; ontoPostId: PostId }
  | { kind: 'movePost'; postId: PostId; groupId: PostGroupId }
  | { kind: 'ungroupPost'; postId: PostId }
  | { kind: 'mergeGroups'; fromId: PostGroupId; toId: PostGroupId }
  | { kind: 'placeGroup'; groupId: PostGroupId; beforeId: PostGroupId | null; position: number }

/** Names of drop targets and dragged items, used as attributes in the page. */
export const dropIds = {
  ungrouped: 'ungrouped',
  groups: 'groups',
  post: (id: PostId) => `post:${id}`,
  group: (id: PostGroupId) => `group:${id}`,
  before: (id: PostGroupId | null) => `before:${id ?? ''}`,
} as const

/** The name of a drop target, of `dropIds`. */
export function nameOf(dropTarget: DropTarget): string {
  if (dropTarget.kind === 'ungrouped') return dropIds.ungrouped
  if (dropTarget.kind === 'before') return dropIds.before(dropTarget.id)
  return dropIds[dropTarget.kind](dropTarget.id)
}

/** @returns null for a name of `dropIds` that is not a draggable item */
export function liftedBy(name: string): Lifted | null {
  const [kind, id] = name.split(':', 2)
  return id !== undefined && (kind === 'post' || kind === 'group') ? { kind, id } : null
}

/** The group that an answer is in, on this board; null: none. */
export function groupOf(board: GroupBoard, postId: PostId): PostGroupId | null {
  return board.groups.find(({ posts }) => posts.some(({ id }) => id === postId))?.id ?? null
}

/**
 * The effect of a drop, by ids.
 *
 * @param board as shown on the screen during the drag
 * @returns null when the drop changes nothing
 */
export function actOf(lifted: Lifted, dropTarget: DropTarget | null, board: GroupBoard): GroupingAct | null {
  if (dropTarget === null) return null
  if (lifted.kind === 'post') return actOfPost(lifted.id, dropTarget, board)
  if (dropTarget.kind === 'group' && dropTarget.id !== lifted.id)
    return { kind: 'mergeGroups', fromId: lifted.id, toId: dropTarget.id }
  if (dropTarget.kind !== 'before' || dropTarget.id === lifted.id) return null
  const ids = board.groups.map(({ id }) => id)
  const others = ids.filter((id) => id !== lifted.id)
  const index = dropTarget.id === null ? others.length : others.indexOf(dropTarget.id)
  if (index < 0 || ids[index] === lifted.id) return null
  return { kind: 'placeGroup', groupId: lifted.id, beforeId: dropTarget.id, position: index + 1 }
}

function actOfPost(postId: PostId, dropTarget: DropTarget, board: GroupBoard): GroupingAct | null {
  const from = groupOf(board, postId)
  if (dropTarget.kind === 'post' && dropTarget.id !== postId)
    return { kind: 'groupPosts', postId, ontoPostId: dropTarget.id }
  if (dropTarget.kind === 'group' && dropTarget.id !== from)
    return { kind: 'movePost', postId, groupId: dropTarget.id }
  if (dropTarget.kind === 'ungrouped' && from !== null) return { kind: 'ungroupPost', postId }
  return null
}

/** Whether everything that an act names still exists: others edit the same board concurrently. */
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
