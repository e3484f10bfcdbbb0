import { randomUUID } from 'node:crypto'
import { author, authorOfHidden, facilitators, leaders, members, room } from '../../api/matrix/verdicts.ts'
import { callsFor } from '../contract.ts'
import type { Staging } from '../contract.ts'
import { addPart } from '#support/calls/session.ts'

/** An Identify activity with an additional topic, and an answer of participant A. */
interface StagedIdentify {
  partId: string
  objectId: string
  topicId: string
  secondTopicId: string
  answerId: string
}

/** An activity whose answers are shown, and one whose answers are hidden. */
export interface IdentifyStage {
  shown: StagedIdentify
  hidden: StagedIdentify
}

export async function stageIdentify(by: Staging): Promise<IdentifyStage> {
  const [shown, hidden] = await Promise.all([stageOne(by, true), stageOne(by, false)])
  return { shown, hidden }
}

async function stageOne({ fay, ann, workshopId }: Staging, isShown: boolean): Promise<StagedIdentify> {
  const { part, identify } = await addPart<{ identify: { topics: { id: string }[] } }>(
    fay,
    workshopId,
    'identify',
    { title: 'Found', told: 'identify { topics { id } }' },
  )
  const topicId = identify.topics[0]?.id ?? ''
  const [secondTopicId, answerId] = [randomUUID(), randomUUID()]
  await Promise.all([
    fay.act(
      `createIdentifyTopic(id: "${secondTopicId}", identifyId: "${part.objectId}", topicText: "Second")`,
    ),
    fay.act(`setIdentifyShown(identifyId: "${part.objectId}", shown: ${isShown})`),
    ann.act(
      `createIdentifyAnswer(id: "${answerId}", topicId: "${topicId}", answerText: "text of ${answerId}", answerDesc: "more of ${answerId}")`,
    ),
  ])
  return { partId: part.id, objectId: part.objectId, topicId, secondTopicId, answerId }
}

const may = callsFor<IdentifyStage>()

/** The calls of Identify, and the roles that may make them. SPEC R1, Y4, Y5 */
export const identifyCalls = {
  ...may.queries(room, {
    identify: ({ shown }) => `(id: "${shown.objectId}") { id topics { id answers { id } } }`,
  }),
  ...may.mutations(facilitators, {
    updateIdentify: ({ shown }) => `identifyId: "${shown.objectId}", identifyDesc: "New"`,
    createIdentifyTopic: ({ shown }) =>
      `id: "${randomUUID()}", identifyId: "${shown.objectId}", topicText: "New"`,
    updateIdentifyTopic: ({ shown }) => `topicId: "${shown.topicId}", topicText: "New"`,
    deleteIdentifyTopic: ({ shown }) => `topicId: "${shown.secondTopicId}"`,
  }),
  ...may.mutations(leaders, {
    setIdentifyShown: ({ hidden }) => `identifyId: "${hidden.objectId}", shown: true`,
  }),
  ...may.mutations(members, {
    createIdentifyAnswer: ({ shown }) =>
      `id: "${randomUUID()}", topicId: "${shown.topicId}", answerText: "New"`,
  }),
  ...may.mutations(author, {
    updateIdentifyAnswer: ({ shown }) => `answerId: "${shown.answerId}", answerText: "New"`,
    deleteIdentifyAnswer: ({ shown }) => `answerId: "${shown.answerId}"`,
  }),
  ...may.mutations(authorOfHidden, {
    'updateIdentifyAnswer (a hidden answer)': ({ hidden }) =>
      `answerId: "${hidden.answerId}", answerText: "New"`,
    'deleteIdentifyAnswer (a hidden answer)': ({ hidden }) => `answerId: "${hidden.answerId}"`,
  }),
} as const
