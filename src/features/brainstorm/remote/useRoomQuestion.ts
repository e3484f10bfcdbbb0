import type * as Y from 'yjs'
import { readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { standAt } from '#domain/brainstorm/steps.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useDerived } from '#sync/documents/useDoc.ts'

export interface RoomQuestion {
  topic: TopicView
  question: QuestionView
  position: number
  /** Number of questions in the topic. */
  of: number
}

/** The question that the room is on; null until it is known. */
export function useRoomQuestion({ objectId }: AgendaPart): { at: RoomQuestion | null; board: Y.Doc } {
  const { state } = useStateDocument()
  // A paired phone cannot read the desk: on the board, hidden questions keep their position but not their text. SPEC
  // J4, P4.
  const { identity } = useRoom()
  const { doc } = useDocument(identity.kind === 'remote' ? 'board' : 'desk', objectId)
  const board = useDocument('board', objectId)
  const topics = useDerived(doc, [roots.topics, roots.topicText, roots.topicDeleted], readTopics)
  const questions = useDerived(
    doc,
    [roots.questions, roots.questionText, roots.questionDeleted],
    readQuestions,
  )
  const { topic, question, position } = standAt(topics, questions, state)
  const at = topic && question ? { topic, question, position, of: questions.length } : null
  return { at, board: board.doc }
}
