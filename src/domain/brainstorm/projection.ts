import type * as Y from 'yjs'
import type { CommentId, PostGroupId, PostId } from '../ids.ts'
import { changedIn, keysIn, touches, writeAll } from '../activity/boardKeys.ts'
import type { DeskCount } from '../activity/counts.ts'
import type { Changes } from '../projection.ts'
import {
  commentValues,
  groupValues,
  infoValues,
  lookAt,
  postValues,
  questionValues,
  scoreValues,
  topicValues,
} from './boardValues.ts'
import { followPosts, writePostCounts } from './postCounts.ts'
import { roots } from './roots.ts'
import type { RootName } from './roots.ts'

/**
 * Brings a brainstorm's board to what the room may see of its desk: only what is shown, not deleted and valid, with
 * limits cut and dangling references dropped. Writes the difference by key, inside the board's transaction. SPEC P1 to P6.
 *
 * @param changes keys of the desk that changed; `all` at load and when a flag changed what is shown
 * @param count of this desk, kept between two times; begun anew when left out
 */
export function projectBrainstorm(
  desk: Y.Doc,
  board: Y.Doc,
  changes: Changes,
  count: DeskCount = followPosts(desk),
): void {
  const sight = lookAt(desk, board)
  const isAll = changes === 'all' || touches(changes, structure)
  const keys = isAll ? allKeys(desk, board) : keysOf(desk, changes)
  writeAll(roots, board, keys.info, (key) => infoValues(sight, key))
  writeAll(roots, board, keys.topics, (id) => topicValues(sight, id))
  writeAll(roots, board, keys.questions, (id) => questionValues(sight, id))
  writeAll(roots, board, keys.posts, (id) => postValues(sight, id))
  writeAll(roots, board, keys.groups, (id) => groupValues(sight, id))
  writeAll(roots, board, keys.scores, (id) => scoreValues(sight, id))
  writeAll(roots, board, keys.comments, (id) => commentValues(sight, id))
  if (isAll || touches(changes, ['posts', 'postDeleted'])) writePostCounts(sight, board, count)
}

/** What decides which topics and questions there are, and with them which posts: rare, so all is looked at. */
const structure: RootName[] = ['topics', 'topicDeleted', 'questions', 'questionDeleted']

/** Root maps of a board that hold something under the ids of each kind. A desk holds no more ids in them. */
const families = {
  info: ['info'],
  topics: ['topics', 'topicText', 'topicDeleted'],
  questions: ['questions', 'questionText', 'questionDeleted'],
  posts: ['posts', 'postText', 'postDesc', 'postDeleted', 'groupOf'],
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

/** The keys that changed, and those whose values depend on them. */
function keysOf(desk: Y.Doc, changes: Map<string, Set<string>>): Keys {
  const changed = (names: readonly RootName[]): Set<string> => changedIn(changes, names)
  const posts = changed(families.posts)
  const groups = changed(families.groups)
  const comments = changed(families.comments)
  const placedPosts = changed(['posts', 'postDeleted'])
  const placedGroups = changed(['groups', 'groupDeleted'])
  for (const id of placedPosts) {
    if (!roots.groups(desk).has(id)) continue
    groups.add(id)
    placedGroups.add(id)
  }
  for (const id of postsIn(desk, placedGroups)) posts.add(id)
  for (const id of commentsUnder(desk, placedPosts, changed(['comments']))) comments.add(id)
  const scores = new Set([...changed(families.scores), ...placedPosts, ...placedGroups])
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

/** Comments on posts, and replies to comments. A comment that answers both is found once. */
function commentsUnder(desk: Y.Doc, posts: Set<PostId>, parents: Set<CommentId>): CommentId[] {
  const found: CommentId[] = []
  if (posts.size === 0 && parents.size === 0) return found
  roots.comments(desk).forEach((place, id) => {
    if (place && (posts.has(place.postId) || parents.has(place.parentId ?? ''))) found.push(id)
  })
  return found
}
