import type { CopyToNextActivityMutationVariables } from '#api/generated.ts'
import type { Message } from '#domain/message.ts'
import type { PartId, WorkshopId } from '#domain/ids.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'

/** Which input is copied. */
export type InputChoice = { type: 'answers' } | { type: 'groups' } | { type: 'top'; count: number }

/** How a call names an activity's input. */
export type CopyItems = CopyToNextActivityMutationVariables['copyObjects']

/** What can be copied where the dialog was opened; built by that activity's kind, used by the kind of the target. */
export interface CopySource {
  workshopId: WorkshopId
  partId: PartId
  /** Its position in the activity. */
  from: CopyToNextActivityMutationVariables['fromPartInput']
  answerCount: number
  /** Null: activities of this kind have no groups. */
  groupCount: number | null
  /** The most liked, or highest rated, may be chosen: nothing is selected. */
  hasTop: boolean
  /** Asks how many of these there are to be; omitted: of the most liked. */
  topLabel?: string
  /** What is copied, in a sentence. */
  summary: (input: InputChoice) => string
  /** @param withAnswers groups are copied with their answers, otherwise by name only */
  itemsOf: (input: InputChoice, withAnswers: boolean) => CopyItems
  /** All of it as it is: groups with their answers, and answers by themselves. Left out: there are no groups. */
  grouped?: CopyItems
}

/** Second page of the dialog, from the target's kind: how input goes into an activity. */
export interface CopyTargetProps {
  source: CopySource
  target: AgendaPart
  /** The choice of the first page. */
  input: InputChoice
  onBack: () => void
  /** @param count how many were copied; null when unknown */
  onCopied: (count: number | null, leftOut: readonly Message[]) => void
}

/** The only element of a list: with one option, there is nothing to choose. */
export function onlyId(list: readonly { id: string }[]): string | null {
  return list.length === 1 ? (list[0]?.id ?? null) : null
}
