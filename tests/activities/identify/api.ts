import {
  CreateIdentifyAnswerDocument,
  DeleteIdentifyAnswerDocument,
  SetIdentifyShownDocument,
  UpdateIdentifyAnswerDocument,
  UpdateIdentifyDocument,
} from '#api/operations/identify.ts'
import { IdentifyBoardDocument } from '#support/calls/boardQueries.ts'
import type { TestedApi } from '../api.ts'

/** The calls of Identify: people write answers under topics. */
export const identifyApi: TestedApi = {
  query: `query ($id: ID!) { identify(id: $id) {
    id isFinished finishedCount inputLocked topics { id answers { id answerText answerDesc } } } }`,
  polled: IdentifyBoardDocument,
  async topicOf(who, id) {
    const query = 'query ($id: ID!) { identify(id: $id) { topics { id } } }'
    const { topics } = await who.must<{ topics: { id: string }[] }>(query, { id })
    return topics[0]?.id ?? ''
  },
  textsOf: ({ topics }: { topics: { answers: { answerText: string }[] }[] }) =>
    topics.flatMap(({ answers }) => answers.map(({ answerText }) => answerText)),
  write: (who, { topicId }, { id, text, desc }) =>
    who.ask(CreateIdentifyAnswerDocument, { id, topicId, answerText: text, answerDesc: desc }),
  change: (who, answerId, { text, desc }) =>
    who.ask(UpdateIdentifyAnswerDocument, { answerId, answerText: text, answerDesc: desc }),
  remove: (who, answerId) => who.ask(DeleteIdentifyAnswerDocument, { answerId }),
  show: (who, { objectId }, shown) => who.ask(SetIdentifyShownDocument, { identifyId: objectId, shown }),
  tell: (who, { objectId }, { desc, notes }) =>
    who.ask(UpdateIdentifyDocument, { identifyId: objectId, identifyDesc: desc, notes }),
}
