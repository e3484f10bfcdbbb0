import { OwnInIdentifyDocument } from '#api/operations/identify.ts'
import { answerCountKey } from '#domain/identify/answerCountKey.ts'
import { readAnswers } from '#domain/identify/read.ts'
import type { AnswerView } from '#domain/identify/read.ts'
import type { AskOwn, OwnItems } from '#activity/overlay/useOwn.ts'
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
  countKey: ({ topicId }) => answerCountKey(topicId),
  read: readAnswers,
}
