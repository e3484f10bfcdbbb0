import type { PostGroupId, PostId } from '#domain/ids.ts'
import type { GroupBoard } from '../groupBoard.ts'
import { postsOf } from '../groupBoard.ts'

export type Selection = ReadonlySet<PostId>

/** Adds an answer to the selection, or removes it. */
export function toggled(selection: Selection, id: PostId): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/**
 * Selects everything between two answers of one list, both included; only the second where the first is in another
 * list.
 */
export function withRange(
  selection: Selection,
  list: readonly PostId[],
  fromId: PostId | null,
  toId: PostId,
): Selection {
  const from = fromId === null ? -1 : list.indexOf(fromId)
  const to = list.indexOf(toId)
  const range = from < 0 || to < 0 ? [toId] : list.slice(Math.min(from, to), Math.max(from, to) + 1)
  return new Set([...selection, ...range])
}

/** The selected answers that still exist, in screen order: others may have deleted some. */
export function selectedHere(selection: Selection, board: GroupBoard): PostId[] {
  return postsOf(board).flatMap(({ id }) => (selection.has(id) ? id : []))
}

/** The groups of which all answers are selected. */
export function wholeGroups(ids: readonly PostId[], { groups }: GroupBoard): PostGroupId[] {
  const chosen = new Set(ids)
  return groups.flatMap(({ id, posts }) =>
    posts.length > 0 && posts.every((post) => chosen.has(post.id)) ? id : [],
  )
}

/** The acts that are possible with a selection; the buttons of all others are disabled. */
export interface Possible {
  group: boolean
  move: boolean
  ungroup: boolean
  edit: boolean
  remove: boolean
}

/**
 * Grouping needs two answers that do not already form one whole group; editing needs exactly one.
 *
 * @param ids of existing answers
 */
export function possibleActs(ids: readonly PostId[], board: GroupBoard): Possible {
  const chosen = new Set(ids)
  const inGroup = (posts: readonly { id: PostId }[]): number =>
    posts.filter(({ id }) => chosen.has(id)).length
  const isWholeGroup = board.groups.some(
    ({ posts }) => posts.length === ids.length && inGroup(posts) === ids.length,
  )
  return {
    group: ids.length >= 2 && !isWholeGroup,
    move: ids.length > 0 && board.groups.some(({ posts }) => inGroup(posts) < ids.length),
    ungroup: board.groups.some(({ posts }) => inGroup(posts) > 0),
    edit: ids.length === 1,
    remove: ids.length > 0,
  }
}
