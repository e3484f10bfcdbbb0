import { randomUUID } from 'node:crypto'
import { author, authorOfHidden, facilitators, leaders, members, room } from '../../api/matrix/verdicts.ts'
import type { KindCalls, Staging } from '../contract.ts'

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
  const { part, identify } = await fay.must<{
    part: { id: string; objectId: string }
    identify: { topics: { id: string }[] }
  }>(
    `mutation ($common: CommonInfoInput!) {
      createPartAndType(commonInfoData: $common, title: "Found", type: "workshop | identify") {
        ok errorString part { id objectId } identify { topics { id } } } }`,
    { common: { workshop: workshopId } },
  )
  const topicId = identify.topics[0]?.id ?? ''
  const [secondTopicId, answerId] = [randomUUID(), randomUUID()]
  await Promise.all([
    fay.must(`mutation { createIdentifyTopic(id: "${secondTopicId}", identifyId: "${part.objectId}",
      topicText: "Second") { ok errorString } }`),
    fay.must(`mutation { setIdentifyShown(identifyId: "${part.objectId}", shown: ${isShown}) {
      ok errorString } }`),
    ann.must(`mutation { createIdentifyAnswer(id: "${answerId}", topicId: "${topicId}",
      answerText: "text of ${answerId}", answerDesc: "more of ${answerId}") { ok errorString } }`),
  ])
  return { partId: part.id, objectId: part.objectId, topicId, secondTopicId, answerId }
}

const done = '{ ok errorString }'

/** The calls of Identify, and the roles that may make them. SPEC R1, Y4, Y5 */
export const identifyCalls = {
  'Query.identify': {
    who: room,
    call: ({ shown }) => `identify(id: "${shown.objectId}") { id topics { id answers { id } } }`,
  },
  'Mutation.updateIdentify': {
    who: facilitators,
    call: ({ shown }) => `updateIdentify(identifyId: "${shown.objectId}", identifyDesc: "New") ${done}`,
  },
  'Mutation.setIdentifyShown': {
    who: leaders,
    call: ({ hidden }) => `setIdentifyShown(identifyId: "${hidden.objectId}", shown: true) ${done}`,
  },
  'Mutation.createIdentifyTopic': {
    who: facilitators,
    call: ({ shown }) =>
      `createIdentifyTopic(id: "${randomUUID()}", identifyId: "${shown.objectId}", topicText: "New") ${done}`,
  },
  'Mutation.updateIdentifyTopic': {
    who: facilitators,
    call: ({ shown }) => `updateIdentifyTopic(topicId: "${shown.topicId}", topicText: "New") ${done}`,
  },
  'Mutation.deleteIdentifyTopic': {
    who: facilitators,
    call: ({ shown }) => `deleteIdentifyTopic(topicId: "${shown.secondTopicId}") ${done}`,
  },
  'Mutation.createIdentifyAnswer': {
    who: members,
    call: ({ shown }) =>
      `createIdentifyAnswer(id: "${randomUUID()}", topicId: "${shown.topicId}", answerText: "New") ${done}`,
  },
  'Mutation.updateIdentifyAnswer': {
    who: author,
    call: ({ shown }) => `updateIdentifyAnswer(answerId: "${shown.answerId}", answerText: "New") ${done}`,
  },
  'Mutation.updateIdentifyAnswer (a hidden answer)': {
    who: authorOfHidden,
    call: ({ hidden }) => `updateIdentifyAnswer(answerId: "${hidden.answerId}", answerText: "New") ${done}`,
  },
  'Mutation.deleteIdentifyAnswer': {
    who: author,
    call: ({ shown }) => `deleteIdentifyAnswer(answerId: "${shown.answerId}") ${done}`,
  },
  'Mutation.deleteIdentifyAnswer (a hidden answer)': {
    who: authorOfHidden,
    call: ({ hidden }) => `deleteIdentifyAnswer(answerId: "${hidden.answerId}") ${done}`,
  },
} as const satisfies KindCalls<IdentifyStage>
