import type * as Y from 'yjs'
import type { CommentId, PostGroupId, PostId } from '../ids.ts'
import { limits } from '../limits.ts'
import type { Changes } from '../projection.ts'
import { sameValue } from '../state.ts'
import { cutText } from '../text.ts'
import { areAnswersShown, flagNames, hasFlag } from './flags.ts'
import { infoLimits } from './info.ts'
import type { InfoField } from './info.ts'
import { groupOfPost, readGroup, readPost, readQuestions, readTopics } from './read.ts'
import { boardRoots, roots } from './roots.ts'
import type { PostPlace, RootName } from './roots.ts'

/**
 * Brings a brainstorm's board to what the room may see of its desk: only what is shown, not deleted and valid, with
 * limits cut and dangling references dropped. Writes the difference by key, inside the board's transaction. SPEC P1 to P6.
 *
 * @param changes keys of the desk that changed; `all` at load and when a flag changed what is shown
 */
export function projectBrainstorm(desk: Y.Doc, board: Y.Doc, changes: Changes): void {
  if (changes === 'all' || touches(changes, structure)) return projectAll(desk, board)
  const posts = keysOf(changes, ['posts', 'postText', 'postDesc', 'postDeleted', 'groupOf', 'scores'])
  const groups = keysOf(changes, ['groups', 'groupTitle', 'groupColor', 'groupDeleted', 'scores'])
  const comments = keysOf(changes, ['comments', 'commentText', 'commentRemoved'])
  for (const postId of membersOf(desk, keysOf(changes, ['groups', 'groupDeleted']))) posts.add(postId)
  for (const [commentId, place] of commentsOf(desk, keysOf(changes, ['posts', 'postDeleted']))) {
    if (place) comments.add(commentId)
  }
  for (const key of keysOf(changes, ['info'])) project(board, 'info', key, infoText(desk, key))
  for (const id of posts) projectPost(desk, board, id)
  for (const id of groups) projectGroup(desk, board, id)
  for (const id of comments) projectComment(desk, board, id)
  if (touches(changes, ['posts', 'postDeleted'])) projectCounts(desk, board)
}

const structure: RootName[] = [
  'topics',
  'topicText',
  'topicDeleted',
  'questions',
  'questionText',
  'questionDeleted',
]

function projectAll(desk: Y.Doc, board: Y.Doc): void {
  for (const key of Object.keys(infoLimits)) project(board, 'info', key, infoText(desk, key))
  projectStructure(desk, board)
  for (const id of union(roots.posts(desk), roots.posts(board))) projectPost(desk, board, id)
  for (const id of union(roots.groups(desk), roots.groups(board))) projectGroup(desk, board, id)
  for (const id of union(roots.comments(desk), roots.comments(board))) projectComment(desk, board, id)
  projectCounts(desk, board)
}

function infoText(desk: Y.Doc, key: string): string | undefined {
  return isInfoField(key) ? text(roots.info(desk).get(key), infoLimits[key]) : undefined
}

function isInfoField(key: string): key is InfoField {
  return Object.hasOwn(infoLimits, key)
}

/** A hidden topic or question keeps its place, so that it counts in "of M", and loses its text. */
function projectStructure(desk: Y.Doc, board: Y.Doc): void {
  const topics = new Map(readTopics(desk).map((topic) => [topic.id, topic.text]))
  for (const id of union(roots.topics(desk), roots.topics(board))) {
    const order = topics.has(id) ? roots.topics(desk).get(id)?.order : undefined
    const hidden = hasFlag(board, flagNames.topicHidden(id))
    project(board, 'topics', id, order === undefined ? undefined : { order })
    project(board, 'topicText', id, hidden ? undefined : text(topics.get(id), limits.topicText))
  }
  const questions = new Map(
    readQuestions(desk)
      .slice(0, limits.questions)
      .map((question) => [question.id, question.text]),
  )
  for (const id of union(roots.questions(desk), roots.questions(board))) {
    const order = questions.has(id) ? roots.questions(desk).get(id)?.order : undefined
    const hidden = hasFlag(board, flagNames.questionHidden(id))
    project(board, 'questions', id, order === undefined ? undefined : { order })
    project(board, 'questionText', id, hidden ? undefined : text(questions.get(id), limits.questionText))
  }
}

function projectPost(desk: Y.Doc, board: Y.Doc, id: PostId): void {
  const post = readPost(desk, id)
  const shown = post !== null && isPlaceShown(desk, board, post) ? post : null
  const { multiTopicId, questionId, createdAt, color } = shown ?? emptyPlace
  project(
    board,
    'posts',
    id,
    shown ? { multiTopicId, questionId, createdAt: number(createdAt), color: number(color) } : undefined,
  )
  project(board, 'postText', id, shown ? (text(shown.text, limits.postText) ?? '') : undefined)
  project(board, 'postDesc', id, shown && shown.desc !== '' ? text(shown.desc, limits.postDesc) : undefined)
  project(board, 'groupOf', id, shown ? (groupOfPost(desk, id) ?? undefined) : undefined)
  if (!roots.groups(desk).has(id))
    project(board, 'scores', id, shown && shown.score > 0 ? number(shown.score) : undefined)
}

function projectGroup(desk: Y.Doc, board: Y.Doc, id: PostGroupId): void {
  if (roots.posts(desk).has(id)) return
  const group = readGroup(desk, id)
  const order = roots.groups(desk).get(id)?.order
  const shown = group !== null && typeof order === 'string' && isPlaceShown(desk, board, group) ? group : null
  const place = shown && { multiTopicId: shown.multiTopicId, questionId: shown.questionId, order }
  project(board, 'groups', id, place ?? undefined)
  project(board, 'groupTitle', id, shown ? (text(shown.title, limits.groupName) ?? '') : undefined)
  project(board, 'groupColor', id, shown && shown.color !== 0 ? number(shown.color) : undefined)
  project(board, 'scores', id, shown && shown.score > 0 ? number(shown.score) : undefined)
}

/** A removed comment keeps its place, so that replies to it stay, and loses its text. */
function projectComment(desk: Y.Doc, board: Y.Doc, id: CommentId): void {
  const place = roots.comments(desk).get(id)
  const post = place ? readPost(desk, place.postId) : null
  const shown = place && post && isPlaceShown(desk, board, post)
  const removed = roots.commentRemoved(desk).get(id) === true
  const { postId, parentId, createdAt } = place ?? { postId: '', parentId: null, createdAt: 0 }
  project(board, 'comments', id, shown ? { postId, parentId, createdAt: number(createdAt) } : undefined)
  const commentText = text(roots.commentText(desk).get(id), limits.commentText) ?? ''
  project(board, 'commentText', id, shown && !removed ? commentText : undefined)
  project(board, 'commentRemoved', id, shown && removed ? true : undefined)
}

/** How many answers each question has, hidden ones too: a number, and nothing of what they say. SPEC P5. */
function projectCounts(desk: Y.Doc, board: Y.Doc): void {
  const counts = new Map<string, number>()
  for (const id of roots.posts(desk).keys()) {
    const post = readPost(desk, id)
    if (!post || !isPlaceKnown(desk, post)) continue
    const key = postCountKey(post.multiTopicId, post.questionId)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const map = boardRoots.counts(board)
  for (const key of [...map.keys()]) if (key.startsWith('posts:') && !counts.has(key)) map.delete(key)
  for (const [key, count] of counts) if (map.get(key) !== count) map.set(key, count)
}

/** The key of `counts` that holds the number of answers to a question under a topic. */
export function postCountKey(multiTopicId: string, questionId: string): string {
  return `posts:${multiTopicId}:${questionId}`
}

const emptyPlace: PostPlace = { multiTopicId: '', questionId: '', createdAt: 0, color: 0 }

type Place = Pick<PostPlace, 'multiTopicId' | 'questionId'>

function isPlaceShown(desk: Y.Doc, board: Y.Doc, place: Place): boolean {
  return isPlaceKnown(desk, place) && areAnswersShown(board, place.multiTopicId, place.questionId)
}

function isPlaceKnown(desk: Y.Doc, { multiTopicId, questionId }: Place): boolean {
  return (
    roots.topics(desk).has(multiTopicId) &&
    !roots.topicDeleted(desk).get(multiTopicId) &&
    roots.questions(desk).has(questionId) &&
    !roots.questionDeleted(desk).get(questionId)
  )
}

function project(board: Y.Doc, root: RootName, key: string, value: unknown): void {
  const map = roots[root](board) as Y.Map<unknown>
  if (value === undefined) {
    if (map.has(key)) map.delete(key)
  } else if (!sameValue(map.get(key), value)) map.set(key, value)
}

function text(value: unknown, limit: number): string | undefined {
  return typeof value === 'string' ? cutText(value, limit) : undefined
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

function touches(changes: Map<string, Set<string>>, names: RootName[]): boolean {
  return names.some((name) => changes.has(name))
}

function keysOf(changes: Map<string, Set<string>>, names: RootName[]): Set<string> {
  return new Set(names.flatMap((name) => [...(changes.get(name) ?? [])]))
}

function membersOf(desk: Y.Doc, groups: Set<PostGroupId>): PostId[] {
  if (groups.size === 0) return []
  return [...roots.groupOf(desk).entries()]
    .filter(([, groupId]) => groups.has(groupId))
    .map(([postId]) => postId)
}

function commentsOf(desk: Y.Doc, posts: Set<PostId>) {
  if (posts.size === 0 || roots.comments(desk).size === 0) return []
  return [...roots.comments(desk).entries()].filter(([, place]) => posts.has(place.postId))
}

type Keyed = { keys(): Iterable<string> }

function union(a: Keyed, b: Keyed): Set<string> {
  return new Set([...a.keys(), ...b.keys()])
}
