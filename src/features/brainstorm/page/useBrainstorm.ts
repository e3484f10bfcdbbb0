import { useMemo, useState } from 'react'
import type * as Y from 'yjs'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { postCountKey } from '#domain/brainstorm/postCounts.ts'
import { readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useDocument } from '#sync/documents.ts'
import type { DocumentState } from '#sync/documents.ts'
import { useDerived, useMapValue } from '#sync/useDoc.ts'
import { useRole } from '#activity/session/role.ts'

/** What every view of a brainstorm builds on. */
export interface Brainstorm {
  objectId: ObjectId
  isFacilitator: boolean
  /** A facilitator whose desk is not to be had now, such as without a websocket: they read the board, and change answers by calls. */
  isReading: boolean
  /** Where answers are read: the desk for facilitators, the board for everyone else. */
  source: Y.Doc
  /** Shown, hidden, locked: stands on the board alone. */
  board: Y.Doc
  status: DocumentState
  name: string
  topics: TopicView[]
  questions: QuestionView[]
}

/** Opens a brainstorm's documents for whoever this screen is: a facilitator in the participants' view reads the board too. */
export function useBrainstorm(objectId: ObjectId): Brainstorm {
  const isFacilitator = useRole() === 'facilitator'
  const board = useDocument('board', objectId)
  const desk = useDocument('desk', isFacilitator ? objectId : null)
  const isReading = useReading(isFacilitator, board.state, desk.state)
  const readsDesk = isFacilitator && !isReading
  const source = readsDesk ? desk.doc : board.doc
  const status = readsDesk ? desk.state : board.state
  const name = useMapValue(source, roots.info, 'brainstormName') ?? ''
  const topics = useDerived(source, [roots.topics, roots.topicText, roots.topicDeleted], readTopics)
  const questions = useDerived(
    source,
    [roots.questions, roots.questionText, roots.questionDeleted],
    readQuestions,
  )
  return useMemo(
    () => ({ objectId, isFacilitator, isReading, source, board: board.doc, status, name, topics, questions }),
    [objectId, isFacilitator, isReading, source, board.doc, status, name, topics, questions],
  )
}

/** Begins where there is a board without a connection and no desk, and lasts until the desk is here. SPEC U14 */
function useReading(isFacilitator: boolean, board: DocumentState, desk: DocumentState): boolean {
  const [hasBegun, setBegun] = useState(false)
  const isDeskMissing = isFacilitator && desk.status === 'loading'
  const begins = isDeskMissing && board.status === 'ready' && !board.isLive
  const isReading = begins || (hasBegun && isDeskMissing)
  if (isReading !== hasBegun) setBegun(isReading)
  return isReading
}

/** Flags of the board that one question's view needs. */
export function useQuestionFlags(board: Y.Doc, topicId: string, questionId: string) {
  return useDerived(board, [boardRoots.flags], (doc) => {
    const has = (name: string): boolean => boardRoots.flags(doc).get(name) ?? false
    const isHidden = has(flagNames.topicHidden(topicId)) || has(flagNames.questionHidden(questionId))
    const isShownHere = has(flagNames.showAnswers(topicId, questionId))
    return {
      isHidden,
      isShownHere,
      areAnswersShown: !isHidden && (has(flagNames.globalAnswers) || isShownHere),
      areAllShown: has(flagNames.globalAnswers),
      isInputLocked: has(flagNames.inputLocked),
      isSortedByPopularity: has(flagNames.sortByPopularity),
    }
  })
}

/** Whether a topic or question is locked for participants, by the name of its flag. SPEC P4 */
export function useIsHidden(board: Y.Doc, flagName: string): boolean {
  return useMapValue(board, boardRoots.flags, flagName) ?? false
}

/** How many answers a question has, hidden ones too. */
export function usePostCount(board: Y.Doc, topicId: string, questionId: string): number {
  return useMapValue(board, boardRoots.counts, postCountKey(topicId, questionId)) ?? 0
}
