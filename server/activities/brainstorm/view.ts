import { hasFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { infoLimits } from '#domain/brainstorm/info.ts'
import type { InfoField } from '#domain/brainstorm/info.ts'
import { areLikesShown, likesPerPerson } from '#domain/brainstorm/likeRules.ts'
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
import { readState } from '#domain/state.ts'
import type * as Y from 'yjs'

/** The documents that a brainstorm is answered from. */
export interface BrainstormSources {
  desk: Y.Doc
  board: Y.Doc
  state: Y.Doc
}

type Lockable<Place> = Place & { hidden: boolean }

/** A post with the place of its question. */
export type PlacedPost = PostView & { subTopicPos: number }

/** A group as the calls have it: a lone post is one too, with the post's id. */
export type CallGroup = GroupView & { isGroup: boolean; subTopicPos: number; posts: PlacedPost[] }

/** A brainstorm as one caller may see it. */
export interface BrainstormView {
  info: Record<InfoField, string>
  /** The presenter's; null for everybody but facilitators and their phones. SPEC B19, J4 */
  notes: string | null
  topics: Lockable<TopicView>[]
  questions: Lockable<QuestionView>[]
  /** In the order they are shown in. */
  posts: PlacedPost[]
  /** Groups, then every lone post as a group of its own. */
  groups: CallGroup[]
  comments: Map<PostId, CommentView[]>
  globalAnswers: boolean
  sortByPopularity: boolean
  inputLocked: boolean
  /** `show:{topic}:{question}` of what is shown to the room. */
  shown: Set<string>
  selectedTopicIndex: number
  postCount: number
  likesPerPerson: number | null
  likeCountsHidden: boolean
  likesClosed: boolean
}

/** What a facilitator sees: everything that is not deleted. */
export function deskView(sources: BrainstormSources, ids: Ids): BrainstormView {
  const { desk } = sources
  const frame = { ...frameOf(sources, desk, ids), notes: notesOf(desk) }
  return { ...frame, ...placed(frame, readPosts(desk), readGroups(desk)), comments: commentsByPost(desk) }
}

/**
 * What somebody else sees: the board, and what of the desk is their own. SPEC B10, P3.
 *
 * @param own ids of the caller's own posts, comments and replies
 * @param mayReadBoard not while the part is hidden from participants: their own is all they get then
 * @param withNotes the presenter's notes too
 */
export function roomView(
  sources: BrainstormSources,
  ids: Ids,
  { own, mayReadBoard, withNotes }: { own: ReadonlySet<string>; mayReadBoard: boolean; withNotes: boolean },
): BrainstormView {
  const { desk, board } = sources
  const frame = { ...frameOf(sources, board, ids), notes: withNotes ? notesOf(desk) : null }
  const shown = mayReadBoard ? readPosts(board) : []
  const known = new Set(shown.map(({ id }) => id))
  const hidden = [...own].flatMap((id) => (known.has(id) ? [] : (ownPost(sources, id) ?? [])))
  const comments = mayReadBoard ? commentsByPost(board) : new Map<PostId, CommentView[]>()
  // Under a hidden post of their own only what they wrote themselves: the rest is as hidden as the post.
  const ownComments = commentsByPost(desk)
  for (const { id } of hidden) comments.set(id, onlyOwn(ownComments.get(id) ?? [], own))
  const groups = mayReadBoard ? readGroups(board) : []
  const all = placed(frame, [...shown, ...hidden].sort(byTime), groups)
  return { ...(mayReadBoard ? frame : withoutTexts(frame)), ...all, comments }
}

/** Somebody's own post off the desk; of its likes no more than the board tells of others'. SPEC B16 */
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

type Frame = Omit<BrainstormView, 'posts' | 'groups' | 'comments'>

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

/** Posts and groups as the calls have them, without what stands under a topic or question that is deleted. */
function placed(
  { topics, questions, sortByPopularity }: Frame,
  allPosts: PostView[],
  allGroups: GroupView[],
): Pick<BrainstormView, 'posts' | 'groups'> {
  const topicIds = new Set(topics.map(({ id }) => id))
  const places = new Map(questions.map(({ id }, place) => [id, place]))
  const withPlace = <Thing extends { multiTopicId: string; questionId: string }>(things: Thing[]) =>
    things.flatMap((thing) => {
      const subTopicPos = places.get(thing.questionId)
      return subTopicPos === undefined || !topicIds.has(thing.multiTopicId) ? [] : { ...thing, subTopicPos }
    })
  const posts = withPlace(allPosts)
  if (sortByPopularity) posts.sort(byPopularity)
  const groups = withPlace(allGroups)
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

/** A hidden part shows no more than a lock. */
function withoutTexts(frame: Frame): Frame {
  const locked = <Place extends object>(place: Place) => ({ ...place, text: null, hidden: true })
  return {
    ...frame,
    info: { brainstormName: '', brainstormDesc: '', postSectionDesc: '', postGroupSectionDesc: '' },
    topics: frame.topics.map(locked),
    questions: frame.questions.map(locked),
  }
}
