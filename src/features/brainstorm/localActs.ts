import { create } from 'zustand'
import type { ObjectId, PostGroupId, PostId } from '#domain/ids.ts'

/** What this person did to an answer or a group since the page was opened. */
export interface LocalAct {
  objectId: ObjectId
  text?: string
  isDeleted?: boolean
  isLiked?: boolean
}

/**
 * Remembered while the page is open, because no document tells a person what is theirs: an answer that the room does not see
 * yet would otherwise show its old text again once the change is saved.
 */
export const useLocalActs = create<{ byPost: ReadonlyMap<PostId | PostGroupId, LocalAct> }>(() => ({
  byPost: new Map(),
}))

export function rememberAct(
  objectId: ObjectId,
  id: PostId | PostGroupId,
  act: Omit<LocalAct, 'objectId'>,
): void {
  useLocalActs.setState(({ byPost }) => ({
    byPost: new Map(byPost).set(id, { ...byPost.get(id), ...act, objectId }),
  }))
}
