import { hasFlag } from '#domain/activity/flags.ts'
import { sourceActivities } from '#domain/activity/source.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { infoLimits } from '#domain/brainstorm/info.ts'
import type { InfoField } from '#domain/brainstorm/info.ts'
import { areLikesShown, likesPerPerson } from '#domain/brainstorm/likes/likeRules.ts'
import { postCount } from '#domain/brainstorm/postCount.ts'
import { byTime } from '#domain/activity/order.ts'
import {
  byPopularity,
  commentsByPost,
  readGroups,
  readPost,
  readPosts,
  readQuestions,
  readTopics,
} from '#domain/brainstorm/read.ts'
import type { CommentView, GroupView, PostView, QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import { activeActivity } from '#domain/activity/sharedState.ts'
import type { ObjectId, PostId, WorkshopId } from '#domain/ids.ts'
import { readState } from '#domain/workshop/state.ts'
import type * as Y from 'yjs'
import type { RoomReader } from '../viewedScope.ts'

/** The documents from which a brainstorm is answered. */
export interface BrainstormSources {
  desk: Y.Doc
  board: Y.Doc
  state: Y.Doc
}

type Lockable<Heading> = Heading & { hidden: boolean }

/** A post with the position of its question. */
export type PostOfQuestion = PostView & { subTopicPos: number }

/** A group in the form of the calls: an ungrouped post is one too, with the post's id. */
export type CallGroup = GroupView & { isGroup: boolean; subTopicPos: number; posts: PostOfQuestion[] }

/** A brainstorm as one caller may see it. */
export interface BrainstormView {
  info: Record<InfoField, string>
  /** The presenter's notes; null for everyone but facilitators and their phones. SPEC B19, J4 */
  notes: string | null
  topics: Lockable<TopicView>[]
  questions: Lockable<QuestionView>[]
  /** In display order. */
  posts: PostOfQuestion[]
  /** Groups, then each ungrouped post as a group of its own. */
  groups: CallGroup[]
  comments: Map<PostId, CommentView[]>
  /** The source activity of each copied post. SPEC K12 */
  copiedFrom: Map<PostId, ObjectId>
  globalAnswers: boolean
  sortByPopularity: boolean
  inputLocked: boolean
  /** Entries `show:{topic}:{question}` for the answers that are shown to the room. */
  shown: Set<string>
  selectedTopicIndex: number
  postCount: number
  likesPerPerson: number | null
  likeCountsHidden: boolean
  likesClosed: boolean
}

/** The view of a facilitator: everything that is not deleted. */
export function deskView(sources: BrainstormSources, ids: Ids): BrainstormView {
  const { desk } = sources
  const frame = { ...frameOf(sources, desk, ids), notes: notesOf(desk) }
  const all = placed(frame, readPosts(desk), readGroups(desk))
  return { ...frame, ...all, comments: commentsByPost(desk), copiedFrom: sourceActivities(desk) }
}

/**
 * The view of everyone else: the board, and their own content from the desk. SPEC B10, P3.
 *
 * @param own ids of the caller's own posts, comments and replies
 * @param withNotes includes the presenter's notes
 */
export function roomView(
  sources: BrainstormSources,
  ids: Ids,
  { own, withNotes }: RoomReader,
): BrainstormView {
  const { desk, board } = sources
  const frame = { ...frameOf(sources, board, ids), notes: withNotes ? notesOf(desk) : null }
  const shown = readPosts(board)
  const known = new Set(shown.map(({ id }) => id))
  const hidden = [...own].flatMap((id) => (known.has(id) ? [] : (ownPost(sources, id) ?? [])))
  const comments = commentsByPost(board)
  // Under their own hidden post, callers see only their own comments: the others are hidden with the post.
  const ownComments = commentsByPost(desk)
  for (const { id } of hidden) comments.set(id, onlyOwn(ownComments.get(id) ?? [], own))
  const all = placed(frame, [...shown, ...hidden].sort(byTime), readGroups(board))
  return { ...frame, ...all, comments, copiedFrom: sourceActivities(board) }
}

/** A caller's own post, read from the desk. It reveals no more about its likes than the board does. SPEC B16 */
export function ownPost(
  { desk, board }: Pick<BrainstormSources, 'desk' | 'board'>,
  id: PostId,
): PostView | null {
  const post = readPost(desk, id)
  return post && !areLikesShown(board) ? { ...post, score: 0 } : post
}

interface Ids {
  workshopId: WorkshopId
  objectId: ObjectId
}

type Frame = Omit<BrainstormView, 'posts' | 'groups' | 'comments' | 'copiedFrom'>

function frameOf({ board, state }: BrainstormSources, from: Y.Doc, { workshopId, objectId }: Ids): Frame {
  const isActive = activeActivity(state, workshopId)?.objectId === objectId
  return {
    info: infoOf(from),
    topics: readTopics(from).map((topic) => ({
      ...topic,
      hidden: hasFlag(board, flagNames.topicHidden(topic.id)),
    })),
    questions: readQuestions(from).map((question) => ({
      ...question,
      hidden: hasFlag(board, flagNames.questionHidden(question.id)),
    })),
    globalAnswers: hasFlag(board, flagNames.globalAnswers),
    sortByPopularity: hasFlag(board, flagNames.sortByPopularity),
    inputLocked: hasFlag(board, flagNames.inputLocked),
    shown: new Set([...boardRoots.flags(board).keys()].filter((name) => name.startsWith('show:'))),
    selectedTopicIndex: isActive ? readState(state, workshopId).topicActivePos : 0,
    postCount: postCount(board),
    notes: null,
    likesPerPerson: likesPerPerson(board),
    likeCountsHidden: hasFlag(board, flagNames.likeCountsHidden),
    likesClosed: hasFlag(board, flagNames.likesClosed),
  }
}

function notesOf(desk: Y.Doc): string {
  return roots.info(desk).get('notes') ?? ''
}

function infoOf(doc: Y.Doc): Record<InfoField, string> {
  const fields = Object.keys(infoLimits) as InfoField[]
  return Object.fromEntries(fields.map((field) => [field, roots.info(doc).get(field) ?? ''])) as Record<
    InfoField,
    string
  >
}

/** Posts and groups in the form of the calls, without those under a deleted topic or question. */
function placed(
  { topics, questions, sortByPopularity }: Frame,
  allPosts: PostView[],
  allGroups: GroupView[],
): Pick<BrainstormView, 'posts' | 'groups'> {
  const topicIds = new Set(topics.map(({ id }) => id))
  const places = new Map(questions.map(({ id }, index) => [id, index]))
  const withQuestion = <Thing extends { multiTopicId: string; questionId: string }>(things: Thing[]) =>
    things.flatMap((thing) => {
      const subTopicPos = places.get(thing.questionId)
      return subTopicPos === undefined || !topicIds.has(thing.multiTopicId) ? [] : { ...thing, subTopicPos }
    })
  const posts = withQuestion(allPosts)
  if (sortByPopularity) posts.sort(byPopularity)
  const groups = withQuestion(allGroups)
  const groupIds = new Set(groups.map(({ id }) => id))
  const members = Map.groupBy(posts, ({ groupId }) =>
    groupId !== null && groupIds.has(groupId) ? groupId : null,
  )
  return {
    posts,
    groups: [
      ...groups.map((group) => ({ ...group, isGroup: true, posts: members.get(group.id) ?? [] })),
      ...(members.get(null) ?? []).map((post) => ({ ...post, isGroup: false, title: '', posts: [post] })),
    ],
  }
}

function onlyOwn(comments: CommentView[], own: ReadonlySet<string>): CommentView[] {
  return comments
    .filter(({ id }) => own.has(id))
    .map((comment) => ({ ...comment, replies: comment.replies.filter(({ id }) => own.has(id)) }))
}
