import type * as Y from 'yjs'
import { Refusal, UserMistake } from '../../errors.ts'
import type { PostGroupId, PostId } from '../../ids.ts'
import { limits } from '../../limits.ts'
import { cleanText } from '../../text.ts'
import { groupOfPost, isSameQuestion, readGroup, readPost } from '../read.ts'
import { roots } from '../roots.ts'
import type { UnderHeadings } from '../roots.ts'
import { lastOrder, moveBefore } from '../../activity/reorder.ts'
import * as arrangeMessages from '../../messages/arranging.ts'
import * as textMessages from '../../messages/texts.ts'

/**
 * Makes an empty group under a topic and question. SPEC G1.
 *
 * @throws {UserMistake} for a title over 250 characters; an empty title is allowed, the screen shows a placeholder
 */
export function createGroup(
  desk: Y.Doc,
  group: UnderHeadings & { id: PostGroupId; title?: string | undefined; color?: number | undefined },
): void {
  if (roots.groups(desk).has(group.id)) throw new Refusal('FORBIDDEN', `id in use: ${group.id}`)
  const title = groupTitle(group.title ?? '')
  const { multiTopicId, questionId } = group
  roots.groups(desk).set(group.id, { multiTopicId, questionId, order: lastOrder(roots.groups(desk)) })
  roots.groupTitle(desk).set(group.id, title)
  if (group.color !== undefined) roots.groupColor(desk).set(group.id, group.color)
}

/**
 * Makes a group of posts, under the topic and question of the first one. Deleted posts are left out. SPEC G1.
 *
 * @throws {Refusal} `NOT_FOUND` when none of the posts exists
 * @throws {UserMistake} when they answer different questions
 */
export function createGroupFromPosts(
  desk: Y.Doc,
  id: PostGroupId,
  postIds: readonly PostId[],
  title?: string,
): void {
  const posts = postIds.flatMap((postId) => readPost(desk, postId) ?? [])
  const first = posts[0]
  if (!first) throw new Refusal('NOT_FOUND', 'posts of a new group')
  for (const post of posts) assertSameQuestion(post, first)
  createGroup(desk, { id, title, multiTopicId: first.multiTopicId, questionId: first.questionId })
  for (const post of posts) roots.groupOf(desk).set(post.id, id)
}

/**
 * Moves a post into a group and out of its current one. SPEC G2.
 *
 * @throws {Refusal} `NOT_FOUND` when the post or the group was deleted meanwhile
 */
export function movePost(desk: Y.Doc, postId: PostId, toGroupId: PostGroupId): void {
  const post = readPost(desk, postId)
  const group = readGroup(desk, toGroupId)
  if (!post || !group) throw new Refusal('NOT_FOUND', `${postId} to ${toGroupId}`)
  assertSameQuestion(post, group)
  // One key per post instead of a list per group: with lists, two users who move the same post concurrently would leave
  // it in both groups.
  if (roots.groupOf(desk).get(postId) !== toGroupId) roots.groupOf(desk).set(postId, toGroupId)
}

/** Ungroups a post (idempotent). SPEC G2. */
export function ungroupPost(desk: Y.Doc, postId: PostId): void {
  if (!readPost(desk, postId)) throw new Refusal('NOT_FOUND', `post ${postId}`)
  if (roots.groupOf(desk).has(postId)) roots.groupOf(desk).delete(postId)
}

/** Drops an answer on another one: it joins that answer's group, or the two form a new group. SPEC G3. */
export function groupPosts(
  desk: Y.Doc,
  postId: PostId,
  ontoPostId: PostId,
  newGroupId: PostGroupId,
): PostGroupId {
  const existing = groupOfPost(desk, ontoPostId)
  if (existing === null) {
    createGroupFromPosts(desk, newGroupId, [ontoPostId, postId])
    return newGroupId
  }
  movePost(desk, postId, existing)
  return existing
}

/**
 * Moves all posts of one group into another, remembers where each came from, and deletes the emptied group. SPEC G4,
 * G7.
 */
export function mergeGroups(desk: Y.Doc, fromGroupId: PostGroupId, toGroupId: PostGroupId): void {
  const from = readGroup(desk, fromGroupId)
  const to = readGroup(desk, toGroupId)
  if (!from || !to) throw new Refusal('NOT_FOUND', `${fromGroupId} into ${toGroupId}`)
  if (fromGroupId === toGroupId) return
  assertSameQuestion(from, to)
  for (const postId of postsOfGroup(desk, fromGroupId)) {
    roots.groupOf(desk).set(postId, toGroupId)
    roots.mergedFrom(desk).set(postId, { from: fromGroupId, into: toGroupId })
  }
  roots.groupDeleted(desk).set(fromGroupId, true)
}

/** @throws {UserMistake} for a title over 250 characters */
export function renameGroup(desk: Y.Doc, id: PostGroupId, title: string): void {
  if (!readGroup(desk, id)) throw new Refusal('NOT_FOUND', `group ${id}`)
  roots.groupTitle(desk).set(id, groupTitle(title))
}

/** Deletes groups by setting a flag; their posts stay and become ungrouped. SPEC G5. */
export function deleteGroups(desk: Y.Doc, ids: PostGroupId[]): void {
  for (const id of ids) {
    if (!readGroup(desk, id)) continue
    for (const postId of postsOfGroup(desk, id)) roots.groupOf(desk).delete(postId)
    roots.groupDeleted(desk).set(id, true)
  }
}

/** Moves a group before another one, or to the end when `beforeId` is null. */
export function moveGroupBefore(desk: Y.Doc, id: PostGroupId, beforeId: PostGroupId | null): void {
  moveBefore(roots.groups(desk), id, beforeId)
}

/** Ids of the posts in a group, deleted posts included, so that an undo restores them in their group. */
export function postsOfGroup(desk: Y.Doc, id: PostGroupId): PostId[] {
  return [...roots.groupOf(desk).entries()].filter(([, groupId]) => groupId === id).map(([postId]) => postId)
}

function assertSameQuestion(a: UnderHeadings, b: UnderHeadings): void {
  if (!isSameQuestion(a, b)) throw new UserMistake(arrangeMessages.otherQuestion)
}

function groupTitle(title: string): string {
  const clean = cleanText(title)
  if (clean.length > limits.groupName) throw new UserMistake(textMessages.textTooLong(limits.groupName))
  return clean
}
