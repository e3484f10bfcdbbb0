import type { CopyToNextActivityMutationVariables } from '#api/generated.ts'
import type { PartId, WorkshopId } from '#domain/ids.ts'
import type { AgendaPart } from '#domain/state.ts'

/** Which input is copied. */
export type InputChoice = { type: 'answers' } | { type: 'groups' } | { type: 'top'; count: number }

/** What a call names of an activity's input. */
export type CopyItems = CopyToNextActivityMutationVariables['copyObjects']

/** What can be copied where the dialog was opened; the kind of that activity says it, the kind of the target asks it. */
export interface CopySource {
  workshopId: WorkshopId
  partId: PartId
  /** Where in the activity it stands. */
  from: CopyToNextActivityMutationVariables['fromPartInput']
  answerCount: number
  groupCount: number
  /** The most liked can be taken: nothing is selected. */
  hasTop: boolean
  /** What is copied, in a sentence. */
  summary: (input: InputChoice) => string
  /** @param withAnswers groups come with their answers, or as their names */
  itemsOf: (input: InputChoice, withAnswers: boolean) => CopyItems
}

/** How input goes into an activity: the second page of the dialog, which the target's kind has. */
export interface CopyTargetProps {
  source: CopySource
  target: AgendaPart
  /** What was asked for on the page before. */
  input: InputChoice
  onBack: () => void
  /** @param count how many were copied; null where that is not known */
  onCopied: (count: number | null) => void
}
