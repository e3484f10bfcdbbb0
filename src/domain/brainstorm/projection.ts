import type * as Y from 'yjs'
import { changedIn, keysIn, touches, write } from '../activity/boardKeys.ts'
import type { DeskCount } from '../activity/counts.ts'
import { hasFlag } from '../activity/flags.ts'
import { writeInfo } from '../activity/items/projectItems.ts'
import { numberOf } from '../activity/numberOf.ts'
import { boardSource } from '../activity/source.ts'
import { textOf } from '../activity/texts.ts'
import { limits } from '../limits.ts'
import type { Changes } from '../projection.ts'
import { areAnswersShown, flagNames } from './flags.ts'
import { infoLimits } from './info.ts'
import { areLikesShown } from './likes/likeRules.ts'
import { followPosts, knownHeadings, writePostCounts } from './postCounts.ts'
import { groupOfPost, readGroup, readPost } from './read.ts'
import { roots } from './roots.ts'
import type { CommentRecord, RootName, UnderHeadings } from './roots.ts'

/** Root maps of a board by the kind of their ids. A desk has no other ids in these maps. */
const families = {
  topics: ['topics', 'topicText', 'topicDeleted'],
  questions: ['questions', 'questionText', 'questionDeleted'],
  posts: ['posts', 'postText', 'postDesc', 'postDeleted', 'groupOf', 'sources'],
  groups: ['groups', 'groupTitle', 'groupColor', 'groupDeleted'],
  scores: ['scores'],
  comments: ['comments', 'commentText', 'commentRemoved'],
} as const satisfies Record<string, RootName[]>

type Family = keyof typeof families

const familyNames = Object.keys(families) as Family[]

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
  // A change of topics or questions decides which posts are shown. It is rare, so everything is projected again.
  const isAll = changes === 'all' || touches(changes, [...families.topics, ...families.questions])
  const keys = (names: readonly RootName[]): Set<string> =>
    isAll ? keysIn(roots, names, desk, board) : changedIn(changes as Exclude<Changes, 'all'>, names)
  for (const field of keys(['info'])) writeInfo(infoLimits, { desk, board }, field)
  const changed = new Map(familyNames.map((family) => [family, keys(families[family])]))
  if (!isAll) addDependents(desk, changed, keys)
  const values = boardValues(desk, board)
  for (const [family, ids] of changed)
    for (const id of ids) {
      const shown: BoardValues | null = values[family](id)
      for (const name of families[family]) write(roots[name](board) as Y.Map<unknown>, id, shown?.[name])
    }
  if (isAll || touches(changes, ['posts', 'postDeleted'])) writePostCounts({ desk, board }, count)
}

/** Adds the keys whose values depend on others that changed. */
function addDependents(
  desk: Y.Doc,
  changed: ReadonlyMap<Family, Set<string>>,
  keys: (names: readonly RootName[]) => Set<string>,
): void {
  const [posts, groups] = [keys(['posts', 'postDeleted']), keys(['groups', 'groupDeleted'])]
  const parents = keys(['comments'])
  const add = (family: Family, id: string): unknown => changed.get(family)?.add(id)
  // An id that is used by both belongs to the post.
  for (const id of posts) if (roots.groups(desk).has(id)) groups.add(id)
  for (const id of groups) add('groups', id)
  for (const id of [...posts, ...groups]) add('scores', id)
  if (groups.size > 0)
    roots.groupOf(desk).forEach((groupId, id) => void (groups.has(groupId) && add('posts', id)))
  if (posts.size === 0 && parents.size === 0) return
  roots.comments(desk).forEach((record, id) => {
    if (record && (posts.has(record.postId) || parents.has(record.parentId ?? ''))) add('comments', id)
  })
}

/** The values that a board holds under one key, by root map; what is left out is deleted. */
type BoardValues = Partial<Record<RootName, unknown>>

/** What the room may see of a desk at this moment. Browsers write desks, so every value is validated. SPEC P6 */
function boardValues(desk: Y.Doc, board: Y.Doc): Record<Family, (id: string) => BoardValues | null> {
  const { topics, questions, isKnown } = knownHeadings(desk)
  const isShown = (at: UnderHeadings): boolean =>
    isKnown(at) && areAnswersShown(board, at.multiTopicId, at.questionId)
  const shownPost = (id: string) => {
    const post = readPost(desk, id)
    return post && isShown(post) ? post : null
  }
  const shownGroup = (id: string) => {
    const group = roots.posts(desk).has(id) ? null : readGroup(desk, id)
    const order: unknown = roots.groups(desk).get(id)?.order
    return group && typeof order === 'string' && isShown(group) ? { ...group, order } : null
  }
  const shownComment = (id: string): CommentRecord | null => {
    const record = roots.comments(desk).get(id)
    return record && shownPost(record.postId) ? { ...record, parentId: record.parentId ?? null } : null
  }
  /** Replies are one level deep. SPEC B12. */
  const isParentShown = ({ parentId, postId }: CommentRecord): boolean => {
    const parent = parentId === null ? null : shownComment(parentId)
    return parentId === null || (parent?.parentId === null && parent.postId === postId)
  }
  /** One that is hidden stays in the list without its text, so that it counts in "of M". SPEC P4. */
  const heading =
    (of: 'topic' | 'question', known: ReadonlySet<string>, hidden: (id: string) => string, most: number) =>
    (id: string): BoardValues | null => {
      const [records, texts] = [`${of}s`, `${of}Text`] as const
      if (!known.has(id)) return null
      const text = hasFlag(board, hidden(id)) ? undefined : textOf(roots[texts](desk).get(id), most)
      return { [records]: { order: roots[records](desk).get(id)?.order }, [texts]: text }
    }
  const hasLikes = areLikesShown(board)
  return {
    topics: heading('topic', topics, flagNames.topicHidden, limits.topicText),
    questions: heading('question', questions, flagNames.questionHidden, limits.questionText),
    posts(id) {
      const post = shownPost(id)
      if (!post) return null
      const { multiTopicId, questionId, createdAt, place, color } = post
      const time = { createdAt: numberOf(createdAt), place: numberOf(place) }
      const groupId = groupOfPost(desk, id)
      return {
        posts: { multiTopicId, questionId, ...time, color: numberOf(color) },
        postText: textOf(post.text, limits.postText),
        postDesc: textOf(post.desc, limits.postDesc) || undefined,
        groupOf: groupId !== null && shownGroup(groupId) ? groupId : undefined,
        sources: boardSource(desk, id),
      }
    },
    groups(id) {
      const group = shownGroup(id)
      if (!group) return null
      const { multiTopicId, questionId, order } = group
      return {
        groups: { multiTopicId, questionId, order },
        groupTitle: textOf(group.title, limits.groupName),
        groupColor: numberOf(group.color) || undefined,
      }
    },
    /** The number of likes of a post or group. SPEC B16 */
    scores(id) {
      const isThere = readPost(desk, id) ? shownPost(id) : shownGroup(id)
      const score = isThere && hasLikes ? numberOf(roots.scores(desk).get(id)) : 0
      return score > 0 ? { scores: score } : null
    },
    /** A removed comment stays on the board without its text, so that its replies stay too. */
    comments(id) {
      const record = shownComment(id)
      if (!record || !isParentShown(record)) return null
      const { postId, parentId, createdAt, place, byFacilitator } = record
      const isRemoved = Boolean(roots.commentRemoved(desk).get(id))
      return {
        comments: {
          ...{ postId, parentId, createdAt: numberOf(createdAt), place: numberOf(place) },
          ...(byFacilitator === true && { byFacilitator }),
        },
        commentText: isRemoved ? undefined : textOf(roots.commentText(desk).get(id), limits.commentText),
        commentRemoved: isRemoved || undefined,
      }
    },
  }
}
