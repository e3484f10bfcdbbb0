import {
  CreatePollDocument,
  DeletePollsDocument,
  SetEvaluateShownDocument,
  UpdateEvaluateDocument,
  UpdatePollDocument,
} from '#api/operations/evaluate.ts'
import { EvaluateBoardDocument } from '#support/calls/boardQueries.ts'
import type { TestedApi } from '../api.ts'

/** The calls of Evaluate: facilitators write polls, and everyone sees them. */
export const evaluateApi: TestedApi = {
  isByFacilitators: true,
  isSeenAtOnce: true,
  query: `query ($id: ID!) { evaluate(id: $id) {
    id isFinished finishedCount inputLocked polls { id pollText pollDesc } } }`,
  polled: EvaluateBoardDocument,
  topicOf: (_who, objectId) => Promise.resolve(objectId),
  textsOf: ({ polls }: { polls: { pollText: string }[] }) => polls.map(({ pollText }) => pollText),
  write: (who, { workshopId, objectId }, { id, text, desc }) =>
    who.ask(CreatePollDocument, {
      ...{ id, commonInfoData: { workshop: workshopId }, evaluateId: objectId },
      ...{ pollText: text, pollDesc: desc },
    }),
  change: (who, pollId, { text, desc }) =>
    who.ask(UpdatePollDocument, { pollId, pollText: text, pollDesc: desc }),
  remove: (who, pollId) => who.ask(DeletePollsDocument, { idList: [pollId] }),
  vote: (who, { objectId }, values, told) =>
    who.ask(
      `mutation ($id: ID!, $votes: [VoteInput!]!, $recognisable: Boolean) {
        createVotes(evaluateId: $id, voteList: $votes, recognisable: $recognisable) {
          ok errorString votes { id poll value1 } } }`,
      { id: objectId, votes: [...values].map(([poll, value1]) => ({ poll, value1 })), ...told },
    ),
  results: {
    targets: 'proxyCount targets: polls { withheld dist: group1VotesDist',
    show: (who, { objectId }, shown) =>
      who.ask(SetEvaluateShownDocument, { evaluateId: objectId, showResultsPage: shown }),
    ofTwo: { cells: [3, 7], sheet: [2, 0, 0, 5], issue: '2,5,1', best: 'Two' },
  },
  // Polls are never hidden; what a facilitator shows are the results.
  show: (who, { objectId }, shown) =>
    who.ask(SetEvaluateShownDocument, { evaluateId: objectId, showResultsPage: shown }),
  tell: (who, { objectId }, { desc, notes }) =>
    who.ask(UpdateEvaluateDocument, { evaluateId: objectId, evaluateDesc: desc, notes }),
}
