import type * as Y from 'yjs'
import { rootMap } from '../activity/docs.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { mapsOf, orderOf, textField, timeOf } from '../activity/items/itemType.ts'
import type { ItemOf, ItemType, StoredRecord } from '../activity/items/itemType.ts'
import { readItems, readStanding, standingRoots } from '../activity/items/readItems.ts'
import { limits } from '../limits.ts'
import { areAnswersShown } from './flags.ts'

/** The heading of answers. SPEC Y2, Y3 */
export const topicType = {
  kind: 'identifyTopic',
  record: rootMap<StoredRecord>('topics'),
  deleted: rootMap<boolean>('topicDeleted'),
  valid: orderOf,
  fields: { text: textField('topicText', limits.topicText) },
  under: null,
  sortedBy: 'order',
  act: 'arrange',
  isSeen: () => true,
  countedAs: null,
  most: limits.identifyTopics,
  hasSource: false,
} satisfies ItemType

/** What people found for a topic. SPEC Y1 to Y6, Y9 */
export const answerType = {
  kind: 'identifyAnswer',
  record: rootMap<StoredRecord>('answers'),
  deleted: rootMap<boolean>('answerDeleted'),
  valid: (stored: StoredRecord) => ({ topicId: String(stored['topicId']), ...timeOf(stored) }),
  fields: {
    text: textField('answerText', limits.postText),
    desc: textField('answerDesc', limits.postDesc, 'optional'),
  },
  under: { type: topicType, key: 'topicId' },
  sortedBy: 'time',
  act: 'contribute',
  isSeen: ({ board }: Pick<ActivityDocs, 'board'>) => areAnswersShown(board),
  countedAs: 'answers:',
  most: limits.answersPerActivity,
  hasSource: true,
} satisfies ItemType

export type TopicView = ItemOf<typeof topicType>
export type AnswerView = ItemOf<typeof answerType>

/** The root maps of topics, and of answers with what decides whether these stand. */
export const topicRoots = mapsOf(topicType)
export const answerRoots = [...mapsOf(answerType), ...standingRoots(topicType)]

export const readTopics = (doc: Y.Doc): TopicView[] => readItems(topicType, doc)
export const readStandingAnswers = (doc: Y.Doc): AnswerView[] => readStanding(answerType, doc)
