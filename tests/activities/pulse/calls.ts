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
import { callsFor } from '../contract.ts'
import type { Staging } from '../contract.ts'
import { addPart } from '#support/calls/session.ts'

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
  const { part, pulse } = await addPart<{ pulse: { slidergroupSet: { id: string }[] } }>(
    fay,
    workshopId,
    'pulse',
    { title: 'Felt', told: 'pulse { slidergroupSet { id } }' },
  )
  const groupId = pulse.slidergroupSet[0]?.id ?? ''
  const [secondGroupId, statementId] = [randomUUID(), randomUUID()]
  const common = `{ workshop: "${workshopId}" }`
  await Promise.all([
    fay.act(
      `createSliderGroup(id: "${secondGroupId}", commonInfoData: ${common}, pulsId: "${part.objectId}", sliderGroupName: "Second")`,
    ),
    ann.act(
      `createSliderPoll(id: "${statementId}", commonInfoInput: ${common}, pulseId: "${part.objectId}", sliderGroupId: "${groupId}", sliderText: "text of ${statementId}")`,
    ),
  ])
  if (isShown) {
    await fay.act(`setSliderPollApproved(sliderPollId: "${statementId}", approved: true)`)
    await fay.act(`setResultsMode(partId: "${part.id}", mode: LIVE)`)
    await ann.act(
      `createSliderVotes(commonInfoData: ${common}, pulseId: "${part.objectId}", voteList: [{ id: "${statementId}", value1: 4 }], recognisable: true)`,
    )
  }
  return { workshopId, partId: part.id, objectId: part.objectId, groupId, secondGroupId, statementId }
}

const all = '{ id slidergroupSet { id sliderpollSet { id } } }'
const ballot = ({ workshopId, objectId, statementId }: StagedPulse): string =>
  `commonInfoData: { workshop: "${workshopId}" }, pulseId: "${objectId}",
    voteList: [{ id: "${statementId}", value1: 3 }], statementIds: ["${statementId}"]`
/** The author of a statement is told that it was approved meanwhile. SPEC PU4 */
const authorOfApproved = verdict({ ...author, participantA: 'mistake' })

const may = callsFor<PulseStage>()

/** The calls of Pulse, and the roles that may make them. SPEC R1, PU3, PU4 */
export const pulseCalls = {
  ...may.queries(room, {
    pulse: ({ shown }) => `(id: "${shown.objectId}") ${all}`,
  }),
  ...may.queries(facilitators, {
    pulseTrend: ({ shown }) => `(pulseId: "${shown.objectId}") { id }`,
  }),
  ...may.mutations(facilitators, {
    updatePulse: ({ shown }) => `pulseId: "${shown.objectId}", groupText: "New"`,
    setApprovalNeeded: ({ shown }) => `pulseId: "${shown.objectId}", needed: true`,
    setEarlierPulseShown: ({ shown }) => `pulseId: "${shown.objectId}", shown: false`,
    createSliderGroup: ({
      shown: { workshopId, objectId },
    }) => `id: "${randomUUID()}", commonInfoData: { workshop: "${workshopId}" },
        pulsId: "${objectId}"`,
    updateSliderGroup: ({ shown }) => `sliderGroupId: "${shown.groupId}", sliderGroupName: "New"`,
    deleteSliderGroup: ({ shown }) => `sliderGroupId: "${shown.secondGroupId}"`,
    setSliderPollApproved: ({ shown }) => `sliderPollId: "${shown.statementId}", approved: true`,
    setSliderPollsApproved: ({ shown }) => `pulseId: "${shown.objectId}", approved: true`,
  }),
  ...may.mutations(leaders, {
    'updatePulse (what is shown)': ({ shown }) => `pulseId: "${shown.objectId}", showResultsPage: false`,
  }),
  ...may.mutations(members, {
    generateResultPulse: ({ shown }) => `pulseId: "${shown.objectId}"`,
    createSliderPoll: ({
      shown: { workshopId, objectId, groupId },
    }) => `id: "${randomUUID()}", commonInfoInput: { workshop: "${workshopId}" },
        pulseId: "${objectId}", sliderGroupId: "${groupId}", sliderText: "New"`,
    createSliderVotes: ({ shown }) => `${ballot(shown)}`,
    updateSliderVotes: ({ shown }) => `${ballot(shown)}`,
  }),
  ...may.mutations(authorOfApproved, {
    updateSliderPoll: ({ shown }) => `sliderPollId: "${shown.statementId}", sliderText: "New"`,
    deleteSliderPoll: ({ shown }) => `sliderPollId: "${shown.statementId}"`,
  }),
  ...may.mutations(authorOfHidden, {
    'updateSliderPoll (one that waits)': ({ hidden }) =>
      `sliderPollId: "${hidden.statementId}", sliderText: "New"`,
    'deleteSliderPoll (one that waits)': ({ hidden }) => `sliderPollId: "${hidden.statementId}"`,
  }),
} as const
