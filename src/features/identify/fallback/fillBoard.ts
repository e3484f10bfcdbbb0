import type * as Y from 'yjs'
import type { IdentifyBoardQuery } from '#api/generated.ts'
import { IdentifyBoardDocument } from '#api/operations/identify.ts'
import { countsOf } from '#domain/activity/counts.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { countKey } from '#domain/activity/items/countItems.ts'
import { flagNames } from '#domain/identify/flags.ts'
import { answerType, topicType } from '#domain/identify/items.ts'
import type { BoardFill } from '#sync/documents/boardFill.ts'
import { fillMap } from '#sync/connection/fallbackState.ts'
import { orderOf } from '#sync/documents/listOrder.ts'

/** Fetches an Identify activity as the room may see it, to fill its board without a websocket. */
export const askBoard: BoardFill = async (objectId, call) => {
  const { identify } = await call(IdentifyBoardDocument, { id: objectId })
  return (board) => fillBoard(board, identify)
}

function fillBoard(doc: Y.Doc, { topics, ...identify }: IdentifyBoardQuery['identify']): void {
  // The call returns what this person may see: all answers to facilitators, own answers to everyone.
  const answers = topics.flatMap(({ id: topicId, answers: all }) =>
    all.map((answer, index) => ({ ...answer, topicId, place: index })),
  )
  const flags: [string, boolean][] = [
    [flagNames.shown, identify.shown],
    [flagNames.inputLocked, identify.inputLocked],
  ]
  fillMap(activityRoots.info(doc), [['identifyDesc', identify.identifyDesc]])
  fillMap(
    topicType.record(doc),
    topics.map(({ id }, at) => [id, { order: orderOf(at) }]),
  )
  fillMap(
    topicType.fields.text.map(doc),
    topics.flatMap(({ id, topicText }) => (topicText === null ? [] : [[id, topicText] as const])),
  )
  fillMap(
    answerType.record(doc),
    // Calls return whole seconds; the order of the list decides among answers of the same second.
    answers.map(({ id, topicId, createdTimeStamp, place }) => [
      id,
      { topicId, createdAt: createdTimeStamp, place },
    ]),
  )
  fillMap(
    answerType.fields.text.map(doc),
    answers.map(({ id, answerText }) => [id, answerText]),
  )
  fillMap(
    answerType.fields.desc.map(doc),
    answers.filter(({ answerDesc }) => answerDesc !== '').map(({ id, answerDesc }) => [id, answerDesc]),
  )
  fillMap(
    activityRoots.sources(doc),
    answers.flatMap(({ id, copiedFrom }) =>
      copiedFrom === null ? [] : [[id, { objectId: copiedFrom }] as const],
    ),
  )
  fillMap(
    activityRoots.flags(doc),
    flags.filter(([, isOn]) => isOn),
  )
  fillMap(
    countsOf(doc),
    topics.map(({ id, answerCount }) => [countKey(answerType, id), answerCount]),
  )
}
