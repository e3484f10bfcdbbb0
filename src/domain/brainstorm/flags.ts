import type * as Y from 'yjs'
import type { Actor } from '../actor.ts'
import { Refusal } from '../errors.ts'
import type { MultiTopicId, QuestionId } from '../ids.ts'
import { boardRoots } from './roots.ts'

/** Names of a board's flags. Only commands set them, so no late offline edit shows or hides anything. SPEC B2. */
export const flagNames = {
  globalAnswers: 'globalAnswers',
  sortByPopularity: 'sortByPopularity',
  inputLocked: 'inputLocked',
  /** `inputLocked` came of a timer at zero and not by hand. SPEC T3. */
  lockedByTimer: 'lockedByTimer',
  likeCountsHidden: 'likeCountsHidden',
  likesClosed: 'likesClosed',
  showAnswers: (topic: MultiTopicId, question: QuestionId) => `show:${topic}:${question}`,
  topicHidden: (topic: MultiTopicId) => `hiddenTopic:${topic}`,
  questionHidden: (question: QuestionId) => `hiddenQuestion:${question}`,
} as const

/** Sets or clears one flag of a board, inside a transaction; true when that changed it. */
export function setFlag(board: Y.Doc, name: string, on: boolean): boolean {
  const flags = boardRoots.flags(board)
  if ((flags.get(name) ?? false) === on) return false
  if (on) flags.set(name, true)
  else flags.delete(name)
  return true
}

export function hasFlag(board: Y.Doc, name: string): boolean {
  return boardRoots.flags(board).get(name) ?? false
}

/** Whether the room may see the answers to a question under a topic. SPEC B3. */
export function areAnswersShown(board: Y.Doc, topic: MultiTopicId, question: QuestionId): boolean {
  if (hasFlag(board, flagNames.topicHidden(topic)) || hasFlag(board, flagNames.questionHidden(question)))
    return false
  return hasFlag(board, flagNames.globalAnswers) || hasFlag(board, flagNames.showAnswers(topic, question))
}

/** Locks or unlocks input by hand, which no timer takes back. SPEC B4, T3. */
export function setInputLocked(board: Y.Doc, locked: boolean): void {
  setFlag(board, flagNames.inputLocked, locked)
  setFlag(board, flagNames.lockedByTimer, false)
}

/** At zero. What is locked by hand already stays so. SPEC T3. */
export function lockByTimer(board: Y.Doc): void {
  if (setFlag(board, flagNames.inputLocked, true)) setFlag(board, flagNames.lockedByTimer, true)
}

/** Takes a timer's lock away, and none that was set by hand. SPEC T3. */
export function unlockByTimer(board: Y.Doc): void {
  if (setFlag(board, flagNames.lockedByTimer, false)) setFlag(board, flagNames.inputLocked, false)
}

/** @throws {Refusal} `FORBIDDEN` when input is locked; facilitators are never locked out. SPEC B4. */
export function assertTakesInput(board: Y.Doc, role: Actor['role']): void {
  if (role !== 'facilitator' && hasFlag(board, flagNames.inputLocked))
    throw new Refusal('FORBIDDEN', 'input locked')
}
