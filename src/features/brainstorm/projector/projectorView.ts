import type * as Y from 'yjs'
import { hasFlag } from '#domain/activity/flags.ts'
import { areAnswersShown, flagNames } from '#domain/brainstorm/flags.ts'
import { postCountKey } from '#domain/brainstorm/postCountKey.ts'
import { byPopularity, readGroups, readPosts, readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import type { GroupView, PostView, QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { standAt } from '#domain/brainstorm/steps.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import type { SessionState } from '#domain/workshop/state.ts'

/** The page of a brainstorm that the room sees. */
export type ProjectorPageName = 'answers' | 'groups' | 'cloud' | 'overview' | 'spotlight'

export type ProjectorGroup = GroupView & { posts: PostView[] }

/** What the room's screen shows of a brainstorm: derived from its board alone, by the shared state. SPEC J1. */
export interface ProjectorView {
  page: ProjectorPageName
  /** Null when there is only one topic, or it is hidden. */
  topic: TopicView | null
  /** The topic that the room is on, also when it is the only one. */
  topicId: string | null
  question: QuestionView | null
  areShown: boolean
  isLocked: boolean
  /** Number of answers to the question, including those not shown. */
  count: number
  posts: PostView[]
  groups: ProjectorGroup[]
  /** The group that is presented alone. */
  presentedGroup: ProjectorGroup | null
  spotlight: PostView | null
  overview: OverviewTopic[]
}

/** A topic with its questions. */
export interface OverviewTopic {
  topicId: string
  /** Null when the topic is hidden. */
  topic: string | null
  questions: { questionId: string; question: string | null; count: number }[]
}

type Seen = Pick<
  SessionState,
  | 'activeMultiTopicId'
  | 'topicActivePos'
  | 'showGroupPage'
  | 'showWordCloudPage'
  | 'showOverviewPage'
  | 'focus'
  | 'activePostId'
  | 'activePostGroupId'
>

/** The root maps of a board that the view is read from. */
export const projectorRoots = [...Object.values(roots), boardRoots.flags, boardRoots.counts]

/** @param board of a brainstorm; for a topic or question that was deleted meanwhile the first one is shown */
export function readProjectorView(board: Y.Doc, seen: Seen): ProjectorView {
  const topics = readTopics(board)
  const questions = readQuestions(board)
  const { topic = null, question = null } = standAt(topics, questions, seen)
  const areShown = topic !== null && question !== null && areAnswersShown(board, topic.id, question.id)
  const all = areShown
    ? readPosts(board).filter((post) => post.multiTopicId === topic.id && post.questionId === question.id)
    : []
  const posts = hasFlag(board, flagNames.sortByPopularity) ? all.sort(byPopularity) : all
  const groups = areShown
    ? readGroups(board)
        .filter((group) => group.multiTopicId === topic.id && group.questionId === question.id)
        .map((group) => ({ ...group, posts: posts.filter(({ groupId }) => groupId === group.id) }))
    : []
  const spotlight = (seen.focus && posts.find(({ id }) => id === seen.activePostId)) || null
  return {
    page: spotlight ? 'spotlight' : pageOf(seen),
    topic: topics.length > 1 ? topic : null,
    topicId: topic?.id ?? null,
    question,
    areShown,
    isLocked: hasFlag(board, flagNames.inputLocked),
    count: topic && question ? countOf(board, topic.id, question.id) : 0,
    posts,
    groups,
    presentedGroup: groups.find(({ id }) => id === seen.activePostGroupId) ?? null,
    spotlight,
    overview: seen.showOverviewPage ? overviewOf(board, topics, questions) : [],
  }
}

function pageOf(seen: Seen): ProjectorPageName {
  if (seen.showOverviewPage) return 'overview'
  if (seen.showWordCloudPage) return 'cloud'
  return seen.showGroupPage ? 'groups' : 'answers'
}

function overviewOf(board: Y.Doc, topics: TopicView[], questions: QuestionView[]): OverviewTopic[] {
  return topics.map((topic) => ({
    topicId: topic.id,
    topic: topic.text,
    questions: questions.map((question) => ({
      questionId: question.id,
      question: question.text,
      count: countOf(board, topic.id, question.id),
    })),
  }))
}

function countOf(board: Y.Doc, topicId: string, questionId: string): number {
  return boardRoots.counts(board).get(postCountKey(topicId, questionId)) ?? 0
}
