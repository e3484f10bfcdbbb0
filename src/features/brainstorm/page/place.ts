import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import type { PostGroupId } from '#domain/ids.ts'
import { firstPage } from '#domain/state.ts'
import type { SessionState } from '#domain/state.ts'
import type { Opening } from '#domain/walk.ts'
import type { PageContext } from '#ui/session/pageContext.ts'

/** The pages of a brainstorm. */
export type PageName = 'answers' | 'groups' | 'cloud'

/** Where in a brainstorm someone is. */
export interface Place {
  topicId: string | null
  /** Position of the question; 0 is the first. */
  position: number
  page: PageName
  /** All questions of all topics at a glance, instead of one to answer. */
  isOverview: boolean
  /** The group that was selected; the Groups page opens on it. */
  groupId: PostGroupId | null
  /** An arrow led back into the brainstorm: it opens on its last question as soon as its questions are known. */
  opensAtEnd: boolean
}

/** Where a brainstorm opens when nobody presents it. */
export const startPlace: Place = {
  topicId: null,
  position: 0,
  page: 'answers',
  isOverview: false,
  groupId: null,
  opensAtEnd: false,
}

/** The place that the shared state names. */
export function placeOf(state: Pick<SessionState, keyof typeof firstPage>): Place {
  return {
    ...startPlace,
    topicId: state.activeMultiTopicId,
    position: state.topicActivePos,
    page: state.showWordCloudPage ? 'cloud' : state.showGroupPage ? 'groups' : 'answers',
    isOverview: state.showOverviewPage,
    groupId: state.activePostGroupId,
  }
}

/** Where a brainstorm opens when an arrow leads into it. SPEC S7. */
export function openingPlace(opening: Opening<PageContext>): Place {
  if (opening.at === 'left') return placeOf({ ...firstPage, ...opening.page })
  return { ...startPlace, opensAtEnd: opening.at === 'last' }
}

/** The place with the last question named, once topics and questions are known. */
export function settledPlace(place: Place, topics: TopicView[], questions: QuestionView[]): Place {
  if (!place.opensAtEnd || topics.length === 0 || questions.length === 0) return place
  const topicId = topics.at(-1)?.id ?? null
  return { ...place, topicId, position: questions.length - 1, opensAtEnd: false }
}

/**
 * The topic that a page names to the room. None where the page is what the room sees and its state names none: who presents
 * before the topics are known names none, and everyone sees the first.
 */
export function namedTopic(
  topic: TopicView,
  topics: TopicView[],
  isPresented: boolean,
  { activeMultiTopicId }: Pick<SessionState, 'activeMultiTopicId'>,
): TopicView | undefined {
  const isUnnamed = isPresented && activeMultiTopicId === null && topic.id === topics[0]?.id
  return isUnnamed ? undefined : topic
}

/** A place in the words of the shared state: what goes along with Present and Follow me. */
export function contextOf(place: Place, topic: TopicView | undefined, position: number): PageContext {
  return {
    activeMultiTopicId: topic?.id ?? null,
    topicActivePos: position,
    showGroupPage: !place.isOverview && place.page === 'groups',
    showWordCloudPage: !place.isOverview && place.page === 'cloud',
    showOverviewPage: place.isOverview,
    activePostGroupId: !place.isOverview && place.page === 'groups' ? place.groupId : null,
  }
}

/** Topic and question at a place; what was deleted meanwhile gives way to the first that is there. */
export function standAt(
  place: Place,
  topics: TopicView[],
  questions: QuestionView[],
): { topic: TopicView | undefined; question: QuestionView | undefined; position: number } {
  const position = Math.min(Math.max(0, place.position), Math.max(0, questions.length - 1))
  const topic = topics.find(({ id }) => id === place.topicId) ?? topics[0]
  return { topic, question: questions[position], position }
}

/** Every topic and question in the order they are stepped through: all questions of a topic, then the next topic. */
export function stepFrom(
  place: Place,
  step: 1 | -1,
  topics: TopicView[],
  questions: QuestionView[],
): Place | null {
  const { topic, position } = standAt(place, topics, questions)
  const at =
    Math.max(
      0,
      topics.findIndex(({ id }) => id === topic?.id),
    ) *
      questions.length +
    position +
    step
  if (at < 0 || at >= topics.length * questions.length) return null
  return {
    ...place,
    topicId: topics[Math.floor(at / questions.length)]?.id ?? null,
    position: at % questions.length,
    groupId: null,
  }
}

/** Ids of a brainstorm's topics and questions, in their order. */
export interface Outline {
  topics: string[]
  questions: string[]
}

/**
 * The same place after topics or questions were sorted, added or deleted: a question keeps the screen it is on, and one that
 * was deleted gives it to the one before, or to the first.
 */
export function keepPlace(place: Place, before: Outline, now: Outline): Place {
  const topicAt = before.topics.indexOf(place.topicId ?? before.topics[0] ?? '')
  const topicId = now.topics[keepIndex(topicAt, before.topics, now.topics)] ?? null
  const position = keepIndex(place.position, before.questions, now.questions)
  return { ...place, topicId, position }
}

function keepIndex(at: number, before: string[], now: string[]): number {
  for (let index = Math.min(at, before.length - 1); index >= 0; index--) {
    const found = now.indexOf(before[index] as string)
    if (found >= 0) return found
  }
  return 0
}
