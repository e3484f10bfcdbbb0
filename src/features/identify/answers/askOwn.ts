import { OwnInIdentifyDocument } from '#api/operations/identify.ts'
import type { AskOwn, OwnItems } from '#activity/overlay/useOwn.ts'
import { countKey } from '#domain/activity/items/countItems.ts'
import { readItems } from '#domain/activity/items/readItems.ts'
import { answerType } from '#domain/identify/items.ts'
import type { AnswerView } from '#domain/identify/items.ts'
import { answerItems } from './answerList.ts'

/** Fetches this person's answers in an Identify activity, including hidden ones. */
const ask: AskOwn<AnswerView> = async (call, objectId) => {
  const { topics } = (await call(OwnInIdentifyDocument, { id: objectId })).identify
  const items = topics.flatMap(({ id: topicId, answers }) =>
    answers.map((answer, index) => ({
      id: answer.id,
      text: answer.answerText,
      desc: answer.answerDesc,
      ...{ topicId, place: index },
      createdAt: answer.createdTimeStamp,
    })),
  )
  return { items, liked: new Set() }
}

/** A person's own answers. */
export const ownAnswers: OwnItems<AnswerView> = {
  ask,
  items: answerItems,
  countKey: ({ topicId }) => countKey(answerType, topicId),
  read: (board) => readItems(answerType, board),
}
