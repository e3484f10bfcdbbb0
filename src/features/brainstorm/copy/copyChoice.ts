import type { CopyToNextActivityMutationVariables } from '#api/generated.ts'
import type { InputKind } from '#domain/activity/copiedInput.ts'
import type { PartId, PostGroupId, PostId } from '#domain/ids.ts'
import type { CopyItems, CopySource, InputChoice } from '#activity/copyInput/copySource.ts'

/** Where the dialog was opened: a question of a brainstorm, and what was selected there. */
export interface CopyPlace {
  multiTopicId: string
  questionId: string
  /** None: all answers to the question. */
  postIds: readonly PostId[]
  /** The groups that may be copied: those selected, or all of the question. */
  groupIds: readonly PostGroupId[]
}

/** What the wizard asks for a brainstorm. */
export interface BrainstormChoice {
  input: InputChoice
  /** Groups come with their answers, or as their names. */
  withAnswers: boolean
  destination: InputKind | null
  topicId: string | null
  questionIds: readonly string[]
}

/** Whether all is chosen that a copy needs. */
export function isComplete({ destination, topicId, questionIds }: BrainstormChoice): boolean {
  if (destination === null) return false
  return destination !== 'ANSWERS' || (topicId !== null && questionIds.length > 0)
}

/** The calls of a copy, one for each question it goes to; without their ids. */
export function copyCalls(
  source: Pick<CopySource, 'workshopId' | 'partId' | 'from' | 'itemsOf'>,
  targetPartId: PartId,
  choice: BrainstormChoice,
): CopyToNextActivityMutationVariables[] {
  const { input, withAnswers, destination, topicId, questionIds } = choice
  if (destination === null || !isComplete(choice)) return []
  const common = {
    workshopId: source.workshopId,
    activePartId: source.partId,
    copyObjects: source.itemsOf(input, withAnswers),
    fromPartInput: source.from,
  }
  const to = { partId: targetPartId, inputKind: destination }
  if (destination !== 'ANSWERS') return [{ ...common, toPartInput: to }]
  return questionIds.map((questionId) => ({
    ...common,
    toPartInput: { ...to, multiTopicId: topicId, questionId },
  }))
}

/** What of a brainstorm is copied, as the call names it. */
export function copyItems(
  { questionId, postIds, groupIds }: CopyPlace,
  input: InputChoice,
  withAnswers: boolean,
): CopyItems {
  if (input.type === 'top') return [{ type: 'TOP', objId: questionId, count: input.count }]
  if (input.type === 'groups')
    return groupIds.map((objId) => ({ type: 'ANSWERS', objId, copyChildren: withAnswers }))
  const named = postIds.length > 0 ? postIds : [questionId]
  return named.map((objId) => ({ type: 'ANSWERS', objId, copyChildren: false }))
}
