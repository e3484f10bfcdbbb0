import type { InputScope } from '../activity/copiedInput.ts'
import { keysEver } from '../activity/docs.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import type { Actor } from '../actor.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { PostId } from '../ids.ts'
import { limits } from '../limits.ts'
import { assertTakesInput } from '../activity/flags.ts'
import { areAnswersShown } from './flags.ts'
import { hasRoomForPosts } from './postCounts.ts'
import { nextPlace } from '../activity/order.ts'
import { areHeadingsThere, readPost } from './read.ts'
import type { PostView } from './read.ts'
import { roots } from './roots.ts'
import type { UnderHeadings } from './roots.ts'
import { checkedText } from '../activity/texts.ts'
import { headingsOfNew } from './topics.ts'
import * as activityMessages from '../messages/activities.ts'

/** Under the first topic and question when none is named. */
export interface NewPost extends InputScope {
  id: PostId
  text: string
  color?: number | undefined
  /** Epoch seconds by the server's clock. */
  createdAt: number
}

/**
 * Adds an answer. SPEC B1, B4, B7.
 *
 * @throws {Refusal} `NOT_FOUND` when the topic or question was deleted, `FORBIDDEN` when the id is used
 * @throws {UserMistake} when input is locked, for an empty or too long text, and when the activity is full. SPEC Q6
 */
export function createPost(docs: ActivityDocs, actor: Actor, post: NewPost): void {
  const { desk, board } = docs
  assertTakesInput(board, actor.role)
  const at = headingsOfNew(desk, post)
  const text = checkedText(post.text, limits.postText)
  assertTakesAnswers(docs, 1)
  if (roots.posts(desk).has(post.id)) throw new Refusal('FORBIDDEN', `id in use: ${post.id}`)
  const createdAt = Math.floor(post.createdAt)
  roots.posts(desk).set(post.id, {
    ...at,
    createdAt,
    place: nextPlace(roots.posts(desk), createdAt),
    color: post.color ?? 0,
  })
  roots.postText(desk).set(post.id, text)
}

/** @throws {UserMistake} when the activity cannot take this many more answers. SPEC Q6 */
export function assertTakesAnswers(docs: ActivityDocs, count: number): void {
  if (!hasRoomForPosts(docs, count)) throw new UserMistake(activityMessages.answersFull)
  if (keysEver(roots.posts(docs.desk)) + count > limits.answersKept)
    throw new UserMistake(activityMessages.answersUsedUp)
}

/** Edits an answer: facilitators any answer, participants their own. SPEC B8. */
export function updatePost(
  { desk, board }: ActivityDocs,
  actor: Actor,
  change: { id: PostId; text?: string | undefined; desc?: string | undefined },
): void {
  assertMayEdit({ desk, board }, actor, change.id)
  const text = change.text === undefined ? undefined : checkedText(change.text, limits.postText)
  const desc =
    change.desc === undefined || change.desc === '' ? change.desc : checkedText(change.desc, limits.postDesc)
  const isNewText = text !== undefined && roots.postText(desk).get(change.id) !== text
  const isNewDesc = desc !== undefined && (roots.postDesc(desk).get(change.id) ?? '') !== desc
  if (isNewText || isNewDesc) assertTakesInput(board, actor.role)
  if (isNewText) roots.postText(desk).set(change.id, text)
  if (isNewDesc) roots.postDesc(desk).set(change.id, desc)
}

/** Deletes answers by setting a flag (idempotent). SPEC B8, B9. */
export function deletePosts({ desk, board }: ActivityDocs, actor: Actor, ids: PostId[]): void {
  const there = ids.filter((id) => readPost(desk, id) !== null)
  if (there.length > 0) assertTakesInput(board, actor.role)
  for (const id of there) assertMayEdit({ desk, board }, actor, id)
  for (const id of there) roots.postDeleted(desk).set(id, true)
}

/**
 * The post that the actor likes or comments on.
 *
 * @throws {Refusal} `NOT_FOUND` when it is deleted or hidden from the actor; both give the same error. SPEC B10
 */
export function visiblePost(docs: ActivityDocs, actor: Actor, id: PostId): PostView {
  const post = readPost(docs.desk, id)
  if (!post) throw new Refusal('NOT_FOUND', `post ${id}`)
  if (actor.role === 'participant' && !isShown(docs, post) && !actor.isMine(id))
    throw new Refusal('NOT_FOUND', `post ${id} is hidden`)
  return post
}

/** Whether the room sees what belongs to a question: it exists, and its answers are shown. SPEC B3 */
export function isShown({ desk, board }: ActivityDocs, at: UnderHeadings): boolean {
  return areHeadingsThere(desk, at) && areAnswersShown(board, at.multiTopicId, at.questionId)
}

/** Another person's answer that is hidden from the actor is treated as missing. SPEC B8, B10. */
function assertMayEdit(docs: ActivityDocs, actor: Actor, id: PostId): void {
  if (!readPost(docs.desk, id)) throw new Refusal('NOT_FOUND', `post ${id}`)
  if (actor.role === 'facilitator' || actor.isMine(id)) return
  visiblePost(docs, actor, id)
  throw new Refusal('FORBIDDEN', `post ${id} is not theirs`)
}
