import { randomUUID } from 'node:crypto'
import { facilitators, leaders, members, room } from '../../api/matrix/verdicts.ts'
import type { KindCalls, Staging } from '../contract.ts'

/** A 2x2 matrix with two polls, one of which has a sub-poll and a vote of participant A. Results are live. */
export interface EvaluateStage {
  workshopId: string
  partId: string
  objectId: string
  pollId: string
  otherPollId: string
  subPollId: string
}

export async function stageEvaluate({ fay, ann, workshopId }: Staging): Promise<EvaluateStage> {
  const { part } = await fay.must<{ part: { id: string; objectId: string } }>(
    `mutation ($common: CommonInfoInput!) {
      createPartAndType(commonInfoData: $common, title: "Ranked", type: "workshop | evaluate",
        options: { evaluateNumberOfAxis: 2 }) { ok errorString part { id objectId } } }`,
    { common: { workshop: workshopId } },
  )
  const [pollId, otherPollId, subPollId] = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of [pollId, otherPollId])
    await fay.must(`mutation { createPoll(id: "${id}", commonInfoData: { workshop: "${workshopId}" },
      evaluateId: "${part.objectId}", pollText: "text of ${id}") { ok errorString } }`)
  await fay.must(`mutation { createSubPoll(id: "${subPollId}", pollId: "${pollId}", subPollText: "Below") {
    ok errorString } }`)
  await fay.must(`mutation { setResultsMode(partId: "${part.id}", mode: LIVE) { ok errorString } }`)
  await ann.must(`mutation { createVotes(evaluateId: "${part.objectId}",
    voteList: [{ poll: "${pollId}", value1: 2, value2: 4 }], recognisable: true) { ok errorString } }`)
  return { workshopId, partId: part.id, objectId: part.objectId, pollId, otherPollId, subPollId }
}

const done = '{ ok errorString }'

/** The calls of Evaluate, and the roles that may make them. SPEC R1, EV3 */
export const evaluateCalls = {
  'Query.evaluate': {
    who: room,
    call: ({ objectId }) => `evaluate(id: "${objectId}") { id polls { id subpolls { id } } }`,
  },
  'Query.polls': {
    who: room,
    call: ({ workshopId, objectId }) =>
      `polls(workshopId: "${workshopId}", evaluateId: "${objectId}") { id }`,
  },
  'Query.polls (of all activities)': {
    who: room,
    call: ({ workshopId }) => `polls(workshopId: "${workshopId}") { id pollText }`,
  },
  'Mutation.updateEvaluate': {
    who: facilitators,
    call: ({ objectId }) => `updateEvaluate(evaluateId: "${objectId}", evaluateDesc: "New") ${done}`,
  },
  'Mutation.updateEvaluate (what is shown)': {
    who: leaders,
    call: ({ objectId }) => `updateEvaluate(evaluateId: "${objectId}", showGraph: true) ${done}`,
  },
  'Mutation.updateEvaluate (what is shown, with a text)': {
    who: facilitators,
    call: ({ objectId }) =>
      `updateEvaluate(evaluateId: "${objectId}", showGraph: true, evaluateDesc: "New") ${done}`,
  },
  'Mutation.createPoll': {
    who: facilitators,
    call: ({ workshopId, objectId }) =>
      `createPoll(id: "${randomUUID()}", commonInfoData: { workshop: "${workshopId}" },
        evaluateId: "${objectId}", pollText: "New") ${done}`,
  },
  'Mutation.updatePoll': {
    who: facilitators,
    call: ({ pollId }) => `updatePoll(pollId: "${pollId}", pollText: "New", color: 2) ${done}`,
  },
  'Mutation.deletePoll': {
    who: facilitators,
    call: ({ otherPollId }) => `deletePoll(pollId: "${otherPollId}") ${done}`,
  },
  'Mutation.deletePolls': {
    who: facilitators,
    call: ({ otherPollId }) => `deletePolls(idList: ["${otherPollId}"]) ${done}`,
  },
  'Mutation.createSubPoll': {
    who: facilitators,
    call: ({ pollId }) =>
      `createSubPoll(id: "${randomUUID()}", pollId: "${pollId}", subPollText: "New") ${done}`,
  },
  'Mutation.updateSubPoll': {
    who: facilitators,
    call: ({ subPollId }) => `updateSubPoll(subPollId: "${subPollId}", pollText: "New") ${done}`,
  },
  'Mutation.deleteSubPoll': {
    who: facilitators,
    call: ({ subPollId }) => `deleteSubPoll(subPollId: "${subPollId}") ${done}`,
  },
  'Query.votes': {
    who: room,
    call: ({ workshopId, objectId }) =>
      `votes(workshopId: "${workshopId}", evaluateId: "${objectId}") { id poll value1 }`,
  },
  'Mutation.createVotes': {
    who: members,
    call: ({ objectId, pollId }) =>
      `createVotes(evaluateId: "${objectId}", voteList: [{ poll: "${pollId}", value1: 2, value2: 3 }]) ${done}`,
  },
  'Mutation.updateVotes': {
    who: members,
    call: ({ pollId }) => `updateVotes(voteList: [{ id: "${pollId}", value1: 2, value2: 3 }]) ${done}`,
  },
  'Mutation.deleteVotes': {
    who: members,
    call: ({ pollId }) => `deleteVotes(idList: ["${pollId}"]) ${done}`,
  },
  'Mutation.setAbstained': {
    who: members,
    call: ({ pollId }) => `setAbstained(pollId: "${pollId}", abstained: true) ${done}`,
  },
  'Mutation.setResultsMode': {
    who: facilitators,
    call: ({ partId }) => `setResultsMode(partId: "${partId}", mode: LIVE) ${done}`,
  },
  'Mutation.setVotingClosed': {
    who: leaders,
    call: ({ partId }) => `setVotingClosed(partId: "${partId}", closed: false) ${done}`,
  },
  'Mutation.resetVotes': {
    who: facilitators,
    call: ({ partId }) => `resetVotes(partId: "${partId}") ${done}`,
  },
  'Mutation.undoResetVotes': {
    who: facilitators,
    // Another round than the present one was undone already, which is no mistake.
    call: ({ partId }) => `undoResetVotes(partId: "${partId}", round: 99) ${done}`,
  },
  'Mutation.createProxyVotes': {
    who: facilitators,
    call: ({ objectId, pollId }) =>
      `createProxyVotes(evaluateId: "${objectId}", voteList: [{ poll: "${pollId}", value1: 1, value2: 1 }]) ${done}`,
  },
} as const satisfies KindCalls<EvaluateStage>
