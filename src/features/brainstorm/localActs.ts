import { create } from 'zustand'
import type { PostId } from '#domain/ids.ts'

/** What this person did to an answer since the page was opened. */
export interface LocalAct {
  text?: string
  isDeleted?: boolean
  isLiked?: boolean
}

/**
 * Remembered while the page is open, because no document tells a person what is theirs: an answer that the room does not see
 * yet would otherwise show its old text again once the change is saved.
 */
export const useLocalActs = create<{ byPost: ReadonlyMap<PostId, LocalAct> }>(() => ({ byPost: new Map() }))

export function rememberAct(postId: PostId, act: LocalAct): void {
  useLocalActs.setState(({ byPost }) => ({
    byPost: new Map(byPost).set(postId, { ...byPost.get(postId), ...act }),
  }))
}
