import { OwnInIdentifyDocument } from '#api/operations/identify.ts'
import type { AnswerView } from '#domain/identify/read.ts'
import type { AskOwn } from '#activity/overlay/useOwn.ts'

/** Asks which answers of an Identify activity are this person's, hidden ones too. */
export const askOwn: AskOwn<AnswerView> = async (call, objectId) => {
  const { topics } = (await call(OwnInIdentifyDocument, { id: objectId })).identify
  const items = topics.flatMap(({ id: topicId, answers }) =>
    answers.map((answer, place) => ({
      id: answer.id,
      text: answer.answerText,
      desc: answer.answerDesc,
      ...{ topicId, place },
      createdAt: answer.createdTimeStamp,
    })),
  )
  return { items, liked: new Set() }
}
