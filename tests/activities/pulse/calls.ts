import { randomUUID } from 'node:crypto'
import {
  author,
  authorOfHidden,
  facilitators,
  leaders,
  members,
  room,
  verdict,
} from '../../api/matrix/verdicts.ts'
import type { KindCalls, Staging } from '../contract.ts'

/** A pulse with an additional category, and a statement of participant A. */
interface StagedPulse {
  workshopId: string
  partId: string
  objectId: string
  groupId: string
  secondGroupId: string
  statementId: string
}

/** A pulse whose statement is approved and has a vote of participant A, and one whose statement waits. */
export interface PulseStage {
  shown: StagedPulse
  hidden: StagedPulse
}

export async function stagePulse(by: Staging): Promise<PulseStage> {
  const [shown, hidden] = await Promise.all([stageOne(by, true), stageOne(by, false)])
  return { shown, hidden }
}

async function stageOne({ fay, ann, workshopId }: Staging, isShown: boolean): Promise<StagedPulse> {
  const { part, pulse } = await fay.must<{
    part: { id: string; objectId: string }
    pulse: { slidergroupSet: { id: string }[] }
  }>(
    `mutation ($common: CommonInfoInput!) {
      createPartAndType(commonInfoData: $common, title: "Felt", type: "workshop | pulse") {
        ok errorString part { id objectId } pulse { slidergroupSet { id } } } }`,
    { common: { workshop: workshopId } },
  )
  const groupId = pulse.slidergroupSet[0]?.id ?? ''
  const [secondGroupId, statementId] = [randomUUID(), randomUUID()]
  const common = `{ workshop: "${workshopId}" }`
  await Promise.all([
    fay.must(`mutation { createSliderGroup(id: "${secondGroupId}", commonInfoData: ${common},
      pulsId: "${part.objectId}", sliderGroupName: "Second") { ok errorString } }`),
    ann.must(`mutation { createSliderPoll(id: "${statementId}", commonInfoInput: ${common},
      pulseId: "${part.objectId}", sliderGroupId: "${groupId}",
      sliderText: "text of ${statementId}") { ok errorString } }`),
  ])
  if (isShown) {
    await fay.must(`mutation { setSliderPollApproved(sliderPollId: "${statementId}", approved: true) {
      ok errorString } }`)
    await fay.must(`mutation { setResultsMode(partId: "${part.id}", mode: LIVE) { ok errorString } }`)
    await ann.must(`mutation { createSliderVotes(commonInfoData: ${common}, pulseId: "${part.objectId}",
      voteList: [{ id: "${statementId}", value1: 4 }], recognisable: true) { ok errorString } }`)
  }
  return { workshopId, partId: part.id, objectId: part.objectId, groupId, secondGroupId, statementId }
}

const done = '{ ok errorString }'
const all = '{ id slidergroupSet { id sliderpollSet { id } } }'
const ballot = ({ workshopId, objectId, statementId }: StagedPulse): string =>
  `commonInfoData: { workshop: "${workshopId}" }, pulseId: "${objectId}",
    voteList: [{ id: "${statementId}", value1: 3 }], statementIds: ["${statementId}"]`
/** The author of a statement is told that it was approved meanwhile. SPEC PU4 */
const authorOfApproved = verdict({ ...author, participantA: 'mistake' })

/** The calls of Pulse, and the roles that may make them. SPEC R1, PU3, PU4 */
export const pulseCalls = {
  'Query.pulse': {
    who: room,
    call: ({ shown }) => `pulse(id: "${shown.objectId}") ${all}`,
  },
  'Query.pulseTrend': {
    who: facilitators,
    call: ({ shown }) => `pulseTrend(pulseId: "${shown.objectId}") { id }`,
  },
  'Mutation.updatePulse': {
    who: facilitators,
    call: ({ shown }) => `updatePulse(pulseId: "${shown.objectId}", groupText: "New") ${done}`,
  },
  'Mutation.updatePulse (what is shown)': {
    who: leaders,
    call: ({ shown }) => `updatePulse(pulseId: "${shown.objectId}", showResultsPage: false) ${done}`,
  },
  'Mutation.setApprovalNeeded': {
    who: facilitators,
    call: ({ shown }) => `setApprovalNeeded(pulseId: "${shown.objectId}", needed: true) ${done}`,
  },
  'Mutation.setEarlierPulseShown': {
    who: facilitators,
    call: ({ shown }) => `setEarlierPulseShown(pulseId: "${shown.objectId}", shown: false) ${done}`,
  },
  'Mutation.generateResultPulse': {
    who: members,
    call: ({ shown }) => `generateResultPulse(pulseId: "${shown.objectId}") { ok errorString pulse ${all} }`,
  },
  'Mutation.createSliderGroup': {
    who: facilitators,
    call: ({ shown: { workshopId, objectId } }) =>
      `createSliderGroup(id: "${randomUUID()}", commonInfoData: { workshop: "${workshopId}" },
        pulsId: "${objectId}") ${done}`,
  },
  'Mutation.updateSliderGroup': {
    who: facilitators,
    call: ({ shown }) =>
      `updateSliderGroup(sliderGroupId: "${shown.groupId}", sliderGroupName: "New") ${done}`,
  },
  'Mutation.deleteSliderGroup': {
    who: facilitators,
    call: ({ shown }) => `deleteSliderGroup(sliderGroupId: "${shown.secondGroupId}") ${done}`,
  },
  'Mutation.createSliderPoll': {
    who: members,
    call: ({ shown: { workshopId, objectId, groupId } }) =>
      `createSliderPoll(id: "${randomUUID()}", commonInfoInput: { workshop: "${workshopId}" },
        pulseId: "${objectId}", sliderGroupId: "${groupId}", sliderText: "New") ${done}`,
  },
  'Mutation.setSliderPollApproved': {
    who: facilitators,
    call: ({ shown }) =>
      `setSliderPollApproved(sliderPollId: "${shown.statementId}", approved: true) ${done}`,
  },
  'Mutation.setSliderPollsApproved': {
    who: facilitators,
    call: ({ shown }) => `setSliderPollsApproved(pulseId: "${shown.objectId}", approved: true) ${done}`,
  },
  'Mutation.createSliderVotes': {
    who: members,
    call: ({ shown }) => `createSliderVotes(${ballot(shown)}) { ok errorString votes { id } }`,
  },
  'Mutation.updateSliderVotes': {
    who: members,
    call: ({ shown }) => `updateSliderVotes(${ballot(shown)}) { ok errorString votes { id } }`,
  },
  'Mutation.updateSliderPoll': {
    who: authorOfApproved,
    call: ({ shown }) => `updateSliderPoll(sliderPollId: "${shown.statementId}", sliderText: "New") ${done}`,
  },
  'Mutation.updateSliderPoll (one that waits)': {
    who: authorOfHidden,
    call: ({ hidden }) =>
      `updateSliderPoll(sliderPollId: "${hidden.statementId}", sliderText: "New") ${done}`,
  },
  'Mutation.deleteSliderPoll': {
    who: authorOfApproved,
    call: ({ shown }) => `deleteSliderPoll(sliderPollId: "${shown.statementId}") ${done}`,
  },
  'Mutation.deleteSliderPoll (one that waits)': {
    who: authorOfHidden,
    call: ({ hidden }) => `deleteSliderPoll(sliderPollId: "${hidden.statementId}") ${done}`,
  },
} as const satisfies KindCalls<PulseStage>
