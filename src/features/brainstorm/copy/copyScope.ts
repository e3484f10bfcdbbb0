import type { PostGroupId, PostId } from '#domain/ids.ts'

/** Where the dialog was opened: a question of a brainstorm, and the selection there. */
export interface CopyScope {
  multiTopicId: string
  questionId: string
  /** Empty: all answers to the question. */
  postIds: readonly PostId[]
  /** The groups that may be copied: the selected ones, or all of the question. */
  groupIds: readonly PostGroupId[]
}

/** The scope passed by a brainstorm's page; null for any other value. */
export function copyScopeIn(at: unknown): CopyScope | null {
  if (typeof at !== 'object' || at === null) return null
  const { multiTopicId, questionId, postIds, groupIds } = at as Partial<CopyScope>
  if (multiTopicId === undefined || questionId === undefined || !postIds || !groupIds) return null
  return { multiTopicId, questionId, postIds, groupIds }
}
