import type { ActivityDocs } from '../activity/docs.ts'
import type { Actor } from '../actor.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { MultiTopicId, PostId, QuestionId } from '../ids.ts'
import { answersFullMessage, answersUsedUpMessage, limits } from '../limits.ts'
import { assertTakesInput } from '../activity/flags.ts'
import { areAnswersShown } from './flags.ts'
import { postCount } from './postCount.ts'
import { nextPlace } from '../activity/order.ts'
import { isPlaceThere, readPost } from './read.ts'
import type { PostView } from './read.ts'
import { roots } from './roots.ts'
import { checkedText } from '../activity/texts.ts'
import { placeOfNew } from './topics.ts'

export interface NewPost {
  id: PostId
  text: string
  /** The first topic and question when left out. A position stands for a question where the id is not known. */
  multiTopicId?: MultiTopicId | undefined
  questionId?: QuestionId | undefined
  subTopicPos?: number | undefined
  color?: number | undefined
  /** Epoch seconds by the server's clock. */
  createdAt: number
}

/**
 * Adds an answer. SPEC B1, B4, B7.
 *
 * @throws {Refusal} `NOT_FOUND` when the topic or question is gone, `FORBIDDEN` when input is locked or the id is used
 * @throws {UserMistake} for an empty or too long text, and where the activity is full. SPEC Q6
 */
export function createPost({ desk, board }: ActivityDocs, actor: Actor, post: NewPost): void {
  assertTakesInput(board, actor.role)
  const place = placeOfNew(desk, post)
  const text = checkedText(post.text, limits.postText)
  assertTakesAnswers({ desk, board }, 1)
  if (roots.posts(desk).has(post.id)) throw new Refusal('FORBIDDEN', `id in use: ${post.id}`)
  const createdAt = Math.floor(post.createdAt)
  roots.posts(desk).set(post.id, {
    ...place,
    createdAt,
    place: nextPlace(roots.posts(desk), createdAt),
    color: post.color ?? 0,
  })
  roots.postText(desk).set(post.id, text)
}

/** @throws {UserMistake} where an activity has no room for so many answers more. SPEC Q6 */
export function assertTakesAnswers({ desk, board }: ActivityDocs, count: number): void {
  if (postCount(board) + count > limits.answersPerActivity) throw new UserMistake(answersFullMessage)
  if (roots.posts(desk).size + count > limits.answersKept) throw new UserMistake(answersUsedUpMessage)
}

/** Changes an answer: facilitators any, participants their own. SPEC B8. */
export function updatePost(
  { desk, board }: ActivityDocs,
  actor: Actor,
  change: { id: PostId; text?: string | undefined; desc?: string | undefined },
): void {
  assertTakesInput(board, actor.role)
  assertMayEdit({ desk, board }, actor, change.id)
  const text = change.text === undefined ? undefined : checkedText(change.text, limits.postText)
  const desc =
    change.desc === undefined || change.desc === '' ? change.desc : checkedText(change.desc, limits.postDesc)
  if (text !== undefined && roots.postText(desk).get(change.id) !== text)
    roots.postText(desk).set(change.id, text)
  if (desc !== undefined && (roots.postDesc(desk).get(change.id) ?? '') !== desc)
    roots.postDesc(desk).set(change.id, desc)
}

/** Deletes answers by a flag; deleting one that is gone already is no error. SPEC B8, B9. */
export function deletePosts({ desk, board }: ActivityDocs, actor: Actor, ids: PostId[]): void {
  assertTakesInput(board, actor.role)
  const there = ids.filter((id) => readPost(desk, id) !== null)
  for (const id of there) assertMayEdit({ desk, board }, actor, id)
  for (const id of there) roots.postDeleted(desk).set(id, true)
}

/**
 * The post that someone likes or comments on.
 *
 * @throws {Refusal} `NOT_FOUND` for a deleted one, and for one that is hidden from this person: a hidden answer
 *   and a missing one look the same. SPEC B10
 */
export function visiblePost({ desk, board }: ActivityDocs, actor: Actor, id: PostId): PostView {
  const post = readPost(desk, id)
  if (!post) throw new Refusal('NOT_FOUND', `post ${id}`)
  const shown = isPlaceThere(desk, post) && areAnswersShown(board, post.multiTopicId, post.questionId)
  if (actor.role === 'participant' && !shown && !actor.isMine(id))
    throw new Refusal('NOT_FOUND', `post ${id} is hidden`)
  return post
}

/** What is hidden from somebody and not theirs is to them as if it were not there. SPEC B8, B10. */
function assertMayEdit(docs: ActivityDocs, actor: Actor, id: PostId): void {
  if (!readPost(docs.desk, id)) throw new Refusal('NOT_FOUND', `post ${id}`)
  if (actor.role === 'facilitator' || actor.isMine(id)) return
  visiblePost(docs, actor, id)
  throw new Refusal('FORBIDDEN', `post ${id} is not theirs`)
}
