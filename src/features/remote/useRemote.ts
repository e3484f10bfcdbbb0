import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { activityKind } from '#domain/content.ts'
import { readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { presentedPart } from '#domain/presenting.ts'
import type { AgendaPart, SessionState } from '#domain/state.ts'
import type * as Y from 'yjs'
import { useConnection } from '#sync/connection.ts'
import { useDocument, useStateDocument } from '#sync/documents.ts'
import { useChangeState } from '#sync/useChangeState.ts'
import { useDerived } from '#sync/useDoc.ts'
import { useAct } from '#ui/useAct.ts'
import { roomStep, standing } from './roomStep.ts'
import type { StateFields } from './roomStep.ts'

/** What the room sees, and the hand on it. */
export interface Remote {
  state: SessionState
  agenda: AgendaPart[]
  /** Null in the lobby. */
  part: AgendaPart | null
  /** The question the room is on; null for what has none. */
  question: { topic: TopicView; question: QuestionView; number: number; of: number; position: number } | null
  board: Y.Doc
  isConnected: boolean
  isBusy: boolean
  mistake: string | null
  change: (fields: StateFields) => void
  /** Null: there is nowhere to go. */
  next: StateFields | null
  previous: StateFields | null
}

/** A facilitator's phone leads what is presented, wherever the laptop is. SPEC S1, S2. */
export function useRemote(): Remote {
  const changeState = useChangeState()
  const isConnected = useConnection().status === 'online'
  const { state, agenda } = useStateDocument()
  const part = presentedPart(state, agenda)
  const brainstormId = part && activityKind(part.content) === 'brainstorm' ? part.objectId : null
  const desk = useDocument('desk', brainstormId)
  const board = useDocument('board', brainstormId)
  const topics = useDerived(desk.doc, [roots.topics, roots.topicText, roots.topicDeleted], readTopics)
  const questions = useDerived(
    desk.doc,
    [roots.questions, roots.questionText, roots.questionDeleted],
    readQuestions,
  )
  const isKnown = brainstormId !== null && topics.length > 0 && questions.length > 0
  const outline = isKnown ? { topicIds: topics.map(({ id }) => id), questions: questions.length } : null
  const at = outline && standing(state, outline)
  const topic = topics.find(({ id }) => id === at?.topicId)
  const question = at ? questions[at.position] : undefined

  // Until the change is on this screen the next step would be decided on what was before it.
  const [revision, setRevision] = useState(0)
  const act = useAct(async (fields: StateFields) => {
    setRevision(await changeState(fields))
  }, messageOf)
  return {
    state,
    agenda,
    part,
    question: at && topic && question ? { ...at, topic, question } : null,
    board: board.doc,
    isConnected,
    isBusy: act.isBusy || state.revision < revision,
    mistake: act.mistake,
    change: (fields) => void act.run(fields),
    next: roomStep(state, agenda, outline, 1),
    previous: roomStep(state, agenda, outline, -1),
  }
}
