import { contents } from '#domain/workshop/content.ts'
import {
  CreateIdentifyAnswerDocument,
  CreateIdentifyTopicDocument,
  SetIdentifyShownDocument,
  UpdateIdentifyTopicDocument,
} from '#api/operations/identify.ts'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { IdentifyBoardDocument } from '#support/calls/boardQueries.ts'
import type { Signed } from '../people/people.ts'

/** An Identify activity, created with the calls that the screens use. */
export interface BuiltIdentify {
  path: string
  /** Adds answers under the topic at an index, in this order. */
  answered(topicAt: number, texts: readonly string[]): Promise<void>
  shown(): Promise<void>
}

/** Number of concurrent calls: the server handles them in one tick. */
const together = 50

/** Adds an Identify activity with these topics to a session. */
export async function identifyAdded(
  { credentials }: Signed,
  workshopId: string,
  [first = '', ...others]: readonly string[],
): Promise<BuiltIdentify> {
  const who = credentials.accountIdentity()
  const { createPartAndType } = await credentials.callAs(
    CreatePartAndTypeDocument,
    { commonInfoData: { workshop: workshopId }, title: 'Identify', type: contents.identify },
    who,
  )
  const identifyId = createPartAndType.part?.objectId ?? ''
  const { identify } = await credentials.callAs(IdentifyBoardDocument, { id: identifyId }, who)
  const topicIds = identify.topics.map(({ id }) => id)
  await credentials.callAs(UpdateIdentifyTopicDocument, { topicId: topicIds[0] ?? '', topicText: first }, who)
  for (const topicText of others) {
    const made = await credentials.callAs(CreateIdentifyTopicDocument, { identifyId, topicText }, who)
    topicIds.push(made.createIdentifyTopic.topic?.id ?? '')
  }
  return {
    path: `/workshop/${workshopId}/identify/${identifyId}`,
    async answered(topicAt, texts) {
      const topicId = topicIds[topicAt] ?? ''
      for (let from = 0; from < texts.length; from += together) {
        const calls = texts
          .slice(from, from + together)
          .map((answerText) => credentials.callAs(CreateIdentifyAnswerDocument, { topicId, answerText }, who))
        await Promise.all(calls)
      }
    },
    async shown() {
      await credentials.callAs(SetIdentifyShownDocument, { identifyId, shown: true }, who)
    },
  }
}
