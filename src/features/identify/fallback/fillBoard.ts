import type * as Y from 'yjs'
import type { IdentifyBoardQuery } from '#api/generated.ts'
import { IdentifyBoardDocument } from '#api/operations/identify.ts'
import { answerCountKey } from '#domain/identify/answerCountKey.ts'
import { flagNames } from '#domain/identify/flags.ts'
import { boardRoots, roots } from '#domain/identify/roots.ts'
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
  fillMap(roots.info(doc), [['identifyDesc', identify.identifyDesc]])
  fillMap(
    roots.topics(doc),
    topics.map(({ id }, at) => [id, { order: orderOf(at) }]),
  )
  fillMap(
    roots.topicText(doc),
    topics.flatMap(({ id, topicText }) => (topicText === null ? [] : [[id, topicText] as const])),
  )
  fillMap(
    roots.answers(doc),
    // Calls return whole seconds; the order of the list decides among answers of the same second.
    answers.map(({ id, topicId, createdTimeStamp, place }) => [
      id,
      { topicId, createdAt: createdTimeStamp, place },
    ]),
  )
  fillMap(
    roots.answerText(doc),
    answers.map(({ id, answerText }) => [id, answerText]),
  )
  fillMap(
    roots.answerDesc(doc),
    answers.filter(({ answerDesc }) => answerDesc !== '').map(({ id, answerDesc }) => [id, answerDesc]),
  )
  fillMap(
    roots.sources(doc),
    answers.flatMap(({ id, copiedFrom }) =>
      copiedFrom === null ? [] : [[id, { objectId: copiedFrom }] as const],
    ),
  )
  fillMap(
    boardRoots.flags(doc),
    flags.filter(([, isOn]) => isOn),
  )
  fillMap(
    boardRoots.counts(doc),
    topics.map(({ id, answerCount }) => [answerCountKey(id), answerCount]),
  )
}
