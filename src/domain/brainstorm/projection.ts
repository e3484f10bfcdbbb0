import type * as Y from 'yjs'
import type { CommentId, PostGroupId, PostId } from '../ids.ts'
import { changedIn, keysIn, touches, writeAll } from '../activity/boardKeys.ts'
import type { DeskCount } from '../activity/counts.ts'
import type { Changes } from '../projection.ts'
import {
  commentValues,
  groupValues,
  infoValues,
  visibilityOf,
  postValues,
  questionValues,
  scoreValues,
  topicValues,
} from './boardValues.ts'
import { followPosts, writePostCounts } from './postCounts.ts'
import { roots } from './roots.ts'
import type { RootName } from './roots.ts'

/**
 * Projects a brainstorm's desk onto its board: only contents that are shown, not deleted and valid, with texts cut to
 * their limits and dangling references dropped. Writes the difference by key, in one transaction of the board. SPEC P1
 * to P6.
 *
 * @param changes keys of the desk that changed; `all` at load and when a flag changed what is shown
 * @param count of this desk, kept between calls; a new one is started when left out
 */
export function projectBrainstorm(
  desk: Y.Doc,
  board: Y.Doc,
  changes: Changes,
  count: DeskCount = followPosts(desk),
): void {
  const visibility = visibilityOf(desk, board)
  const isAll = changes === 'all' || touches(changes, structure)
  const keys = isAll ? allKeys(desk, board) : keysOf(desk, changes)
  writeAll(roots, board, keys.info, (key) => infoValues(visibility, key))
  writeAll(roots, board, keys.topics, (id) => topicValues(visibility, id))
  writeAll(roots, board, keys.questions, (id) => questionValues(visibility, id))
  writeAll(roots, board, keys.posts, (id) => postValues(visibility, id))
  writeAll(roots, board, keys.groups, (id) => groupValues(visibility, id))
  writeAll(roots, board, keys.scores, (id) => scoreValues(visibility, id))
  writeAll(roots, board, keys.comments, (id) => commentValues(visibility, id))
  if (isAll || touches(changes, ['posts', 'postDeleted'])) writePostCounts(visibility, board, count)
}

/** A change of topics or questions decides which posts are shown. It is rare, so everything is projected again. */
const structure: RootName[] = ['topics', 'topicDeleted', 'questions', 'questionDeleted']

/** Root maps of a board by the kind of their ids. A desk has no other ids in these maps. */
const families = {
  info: ['info'],
  topics: ['topics', 'topicText', 'topicDeleted'],
  questions: ['questions', 'questionText', 'questionDeleted'],
  posts: ['posts', 'postText', 'postDesc', 'postDeleted', 'groupOf', 'sources'],
  groups: ['groups', 'groupTitle', 'groupColor', 'groupDeleted'],
  scores: ['scores'],
  comments: ['comments', 'commentText', 'commentRemoved'],
} as const satisfies Record<string, RootName[]>

type Keys = Record<keyof typeof families, Set<string>>

function allKeys(desk: Y.Doc, board: Y.Doc): Keys {
  const all = (names: readonly RootName[]): Set<string> => keysIn(roots, names, desk, board)
  return {
    info: all(families.info),
    topics: all(families.topics),
    questions: all(families.questions),
    posts: all(families.posts),
    groups: all(families.groups),
    scores: all(families.scores),
    comments: all(families.comments),
  }
}

/** The changed keys, and the keys whose values depend on them. */
function keysOf(desk: Y.Doc, changes: Map<string, Set<string>>): Keys {
  const changed = (names: readonly RootName[]): Set<string> => changedIn(changes, names)
  const posts = changed(families.posts)
  const groups = changed(families.groups)
  const comments = changed(families.comments)
  const changedPosts = changed(['posts', 'postDeleted'])
  const changedGroups = changed(['groups', 'groupDeleted'])
  for (const id of changedPosts) {
    if (!roots.groups(desk).has(id)) continue
    groups.add(id)
    changedGroups.add(id)
  }
  for (const id of postsIn(desk, changedGroups)) posts.add(id)
  for (const id of commentsUnder(desk, changedPosts, changed(['comments']))) comments.add(id)
  const scores = new Set([...changed(families.scores), ...changedPosts, ...changedGroups])
  const [topics, questions] = [changed(families.topics), changed(families.questions)]
  return { info: changed(families.info), topics, questions, posts, groups, scores, comments }
}

function postsIn(desk: Y.Doc, groups: Set<PostGroupId>): PostId[] {
  const found: PostId[] = []
  if (groups.size === 0) return found
  roots.groupOf(desk).forEach((groupId, postId) => {
    if (groups.has(groupId)) found.push(postId)
  })
  return found
}

/** Comments on the posts and replies to the comments, without duplicates. */
function commentsUnder(desk: Y.Doc, posts: Set<PostId>, parents: Set<CommentId>): CommentId[] {
  const found: CommentId[] = []
  if (posts.size === 0 && parents.size === 0) return found
  roots.comments(desk).forEach((record, id) => {
    if (record && (posts.has(record.postId) || parents.has(record.parentId ?? ''))) found.push(id)
  })
  return found
}
