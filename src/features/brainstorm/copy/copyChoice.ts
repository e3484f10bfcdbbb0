import type { CopyToNextActivityMutationVariables } from '#api/generated.ts'
import type { InputKind } from '#domain/activity/copiedInput.ts'
import type { PartId } from '#domain/ids.ts'
import type { CopyItems, CopySource, InputChoice } from '#activity/copyInput/copySource.ts'
import type { CopyScope } from './copyScope.ts'

/** What the wizard asks when the target is a brainstorm. */
export interface BrainstormChoice {
  input: InputChoice
  /** Groups are copied with their answers; otherwise as names only. */
  withAnswers: boolean
  destination: InputKind | null
  topicId: string | null
  questionIds: readonly string[]
}

/** Whether everything that a copy needs has been chosen. */
export function isComplete({ destination, topicId, questionIds }: BrainstormChoice): boolean {
  if (destination === null) return false
  return destination !== 'ANSWERS' || (topicId !== null && questionIds.length > 0)
}

/** The calls of a copy, one for each target question; without their ids. */
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

/** The items of a brainstorm to copy, as named in the call. */
export function copyItems(
  { questionId, postIds, groupIds }: CopyScope,
  input: InputChoice,
  withAnswers: boolean,
): CopyItems {
  if (input.type === 'top') return [{ type: 'TOP', objId: questionId, count: input.count }]
  if (input.type === 'groups')
    return groupIds.map((objId) => ({ type: 'ANSWERS', objId, copyChildren: withAnswers }))
  const named = postIds.length > 0 ? postIds : [questionId]
  return named.map((objId) => ({ type: 'ANSWERS', objId, copyChildren: false }))
}

/** All of the scope as it is: groups with their answers, and answers by themselves. */
export function groupedItems({ questionId, postIds, groupIds }: CopyScope): CopyItems {
  if (postIds.length === 0) return [{ type: 'ANSWERS', objId: questionId, copyChildren: true }]
  return [...groupIds, ...postIds].map((objId) => ({ type: 'ANSWERS', objId, copyChildren: true }))
}
