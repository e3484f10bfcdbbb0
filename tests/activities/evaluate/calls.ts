import { randomUUID } from 'node:crypto'
import { facilitators, leaders, members, room } from '../../api/matrix/verdicts.ts'
import { callsFor } from '../contract.ts'
import type { Staging } from '../contract.ts'
import { addPart } from '#support/calls/session.ts'

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
  const { part } = await addPart(fay, workshopId, 'evaluate', {
    title: 'Ranked',
    options: ', options: { evaluateNumberOfAxis: 2 }',
  })
  const [pollId, otherPollId, subPollId] = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of [pollId, otherPollId])
    await fay.act(
      `createPoll(id: "${id}", commonInfoData: { workshop: "${workshopId}" }, evaluateId: "${part.objectId}", pollText: "text of ${id}")`,
    )
  await fay.act(`createSubPoll(id: "${subPollId}", pollId: "${pollId}", subPollText: "Below")`)
  await fay.act(`setResultsMode(partId: "${part.id}", mode: LIVE)`)
  await ann.act(
    `createVotes(evaluateId: "${part.objectId}", voteList: [{ poll: "${pollId}", value1: 2, value2: 4 }], recognisable: true)`,
  )
  return { workshopId, partId: part.id, objectId: part.objectId, pollId, otherPollId, subPollId }
}

const may = callsFor<EvaluateStage>()

/** The calls of Evaluate, and the roles that may make them. SPEC R1, EV3 */
export const evaluateCalls = {
  ...may.queries(room, {
    evaluate: ({ objectId }) => `(id: "${objectId}") { id polls { id subpolls { id } } }`,
    polls: ({ workshopId, objectId }) => `(workshopId: "${workshopId}", evaluateId: "${objectId}") { id }`,
    'polls (of all activities)': ({ workshopId }) => `(workshopId: "${workshopId}") { id pollText }`,
    votes: ({ workshopId, objectId }) =>
      `(workshopId: "${workshopId}", evaluateId: "${objectId}") { id poll value1 }`,
  }),
  ...may.mutations(facilitators, {
    updateEvaluate: ({ objectId }) => `evaluateId: "${objectId}", evaluateDesc: "New"`,
    'updateEvaluate (what is shown, with a text)': ({ objectId }) =>
      `evaluateId: "${objectId}", showGraph: true, evaluateDesc: "New"`,
    createPoll: ({
      workshopId,
      objectId,
    }) => `id: "${randomUUID()}", commonInfoData: { workshop: "${workshopId}" },
        evaluateId: "${objectId}", pollText: "New"`,
    updatePoll: ({ pollId }) => `pollId: "${pollId}", pollText: "New", color: 2`,
    deletePoll: ({ otherPollId }) => `pollId: "${otherPollId}"`,
    deletePolls: ({ otherPollId }) => `idList: ["${otherPollId}"]`,
    createSubPoll: ({ pollId }) => `id: "${randomUUID()}", pollId: "${pollId}", subPollText: "New"`,
    updateSubPoll: ({ subPollId }) => `subPollId: "${subPollId}", pollText: "New"`,
    deleteSubPoll: ({ subPollId }) => `subPollId: "${subPollId}"`,
    setResultsMode: ({ partId }) => `partId: "${partId}", mode: LIVE`,
    resetVotes: ({ partId }) => `partId: "${partId}"`,
    // Another round than the present one was undone already, which is no mistake.
    undoResetVotes: ({ partId }) => `partId: "${partId}", round: 99`,
    createProxyVotes: ({ objectId, pollId }) =>
      `evaluateId: "${objectId}", voteList: [{ poll: "${pollId}", value1: 1, value2: 1 }]`,
  }),
  ...may.mutations(leaders, {
    'updateEvaluate (what is shown)': ({ objectId }) => `evaluateId: "${objectId}", showGraph: true`,
    setVotingClosed: ({ partId }) => `partId: "${partId}", closed: false`,
  }),
  ...may.mutations(members, {
    createVotes: ({ objectId, pollId }) =>
      `evaluateId: "${objectId}", voteList: [{ poll: "${pollId}", value1: 2, value2: 3 }]`,
    updateVotes: ({ pollId }) => `voteList: [{ id: "${pollId}", value1: 2, value2: 3 }]`,
    deleteVotes: ({ pollId }) => `idList: ["${pollId}"]`,
    setAbstained: ({ pollId }) => `pollId: "${pollId}", abstained: true`,
  }),
} as const
