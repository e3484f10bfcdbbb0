import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { activityKind } from '#domain/content.ts'
import { readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { neighbours } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import type { AgendaPart, SessionState } from '#domain/state.ts'
import { noWalk } from '#domain/walk.ts'
import type { Step, Walk } from '#domain/walk.ts'
import type * as Y from 'yjs'
import { useCanCall } from '#sync/connection.ts'
import { useDocument, useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useChangeState } from '#sync/useChangeState.ts'
import { useDerived } from '#sync/useDoc.ts'
import { useAct } from '#ui/useAct.ts'
import { roomStep, standing } from './roomStep.ts'
import type { Outline, RoomPage, StateFields } from './roomStep.ts'

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
  /** A step of the room; null: there is nowhere to go. */
  next: (() => void) | null
  previous: (() => void) | null
}

/** A facilitator's phone leads what is presented, wherever the laptop is. SPEC S1, S2. */
export function useRemote(): Remote {
  const changeState = useChangeState()
  const isConnected = useCanCall()
  const { state, agenda } = useStateDocument()
  const part = presentedPart(state, agenda)
  const here = useOutline(part)
  const board = useDocument('board', here.brainstormId)
  // Previous from the first question leads to the last one of the activity before.
  const before = useOutline(neighbours(agenda, part, false).previous)
  const { topics, questions, outline } = here
  const at = outline && standing(state, outline)
  const topic = topics.find(({ id }) => id === at?.topicId)
  const question = at ? questions[at.position] : undefined

  // Until the change is on this screen the next step would be decided on what was before it.
  const [revision, setRevision] = useState(0)
  const act = useAct(async (fields: StateFields) => {
    setRevision(await changeState(fields))
  }, messageOf)
  // Whoever else moves the room begins another way.
  const [way, setWay] = useState<{ moves: number; walk: Walk<RoomPage> }>({ moves: -1, walk: noWalk })
  const walk = way.moves === state.moves ? way.walk : noWalk
  const outlineOf = ({ id }: AgendaPart): Outline | null =>
    id === part?.id ? outline : id === before.partId ? before.outline : null
  const stepTo = (step: Step) => {
    const to = roomStep(state, agenda, outlineOf, step, walk)
    if (to === null) return null
    return (): void => {
      setWay({ moves: state.moves + 1, walk: to.walk })
      void act.run(to.fields)
    }
  }
  const previous = stepTo(-1)
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
    next: stepTo(1),
    previous: before.isLoading ? null : previous,
  }
}

/** Topics and questions of an activity; none of what has none, and of the lobby. */
function useOutline(part: AgendaPart | null) {
  const brainstormId = part && activityKind(part.content) === 'brainstorm' ? part.objectId : null
  // A paired phone reads no desk: what is hidden on the board keeps its place there, without its text. SPEC J4, P4.
  const { identity } = useRoom()
  const { doc, state } = useDocument(identity.kind === 'remote' ? 'board' : 'desk', brainstormId)
  const topics = useDerived(doc, [roots.topics, roots.topicText, roots.topicDeleted], readTopics)
  const questions = useDerived(
    doc,
    [roots.questions, roots.questionText, roots.questionDeleted],
    readQuestions,
  )
  const isKnown = brainstormId !== null && topics.length > 0 && questions.length > 0
  const outline: Outline | null = isKnown
    ? { topicIds: topics.map(({ id }) => id), questions: questions.length }
    : null
  const isLoading = brainstormId !== null && state.status === 'loading'
  return { partId: part?.id ?? null, brainstormId, topics, questions, outline, isLoading }
}
