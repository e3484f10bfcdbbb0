import {
  CreateIdentifyAnswerDocument,
  DeleteIdentifyAnswerDocument,
  OwnInIdentifyDocument,
  UpdateIdentifyAnswerDocument,
} from '#api/operations/identify.ts'
import type { OwnInIdentifyQuery } from '#api/generated.ts'
import { screenOf, sent } from '#activity/item/itemScreen.ts'
import { answerType } from '#domain/identify/items.ts'
import type { AnswerView } from '#domain/identify/items.ts'
import { identifyText } from '../text.ts'

/** Answers on screens, with their calls. SPEC Y1, Y5 */
export const answerScreen = screenOf(answerType, {
  calls: {
    create: ({ id, topicId, text, desc }) =>
      sent(CreateIdentifyAnswerDocument, { id, topicId, answerText: text, answerDesc: desc }),
    change: (answerId, { text, desc }) =>
      sent(UpdateIdentifyAnswerDocument, { answerId, answerText: text, answerDesc: desc }),
    remove: (answerId) => sent(DeleteIdentifyAnswerDocument, { answerId }),
  },
  labels: identifyText,
  ask: async (call, id) => ({
    items: answersIn((await call(OwnInIdentifyDocument, { id })).identify),
    liked: new Set(),
  }),
})

/** This person's answers in the server's reply, hidden ones too. */
export function answersIn({ topics }: OwnInIdentifyQuery['identify']): AnswerView[] {
  return topics.flatMap(({ id: topicId, answers }) =>
    answers.map(({ id, answerText: text, answerDesc: desc, createdTimeStamp: createdAt }, place) => ({
      ...{ id, topicId, text, desc },
      ...{ createdAt, place },
    })),
  )
}
