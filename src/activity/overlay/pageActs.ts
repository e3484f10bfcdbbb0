import { useCallback } from 'react'
import { create } from 'zustand'
import { identityKey } from '#api/identity.ts'
import type { ObjectId, PostGroupId, PostId } from '#domain/ids.ts'
import { useRoom } from '#sync/room.tsx'

/** What this person did to an answer or a group since the page was opened. */
export interface LocalAct {
  objectId: ObjectId
  text?: string
  isDeleted?: boolean
  isLiked?: boolean
}

export type LocalActs = ReadonlyMap<PostId | PostGroupId, LocalAct>

/** Remembers an act of the person in the room. */
export type RememberAct = (
  objectId: ObjectId,
  id: PostId | PostGroupId,
  act: Omit<LocalAct, 'objectId'>,
) => void

const none: LocalActs = new Map()

/**
 * Remembered while the page is open, because no document tells a person what is theirs: an answer that the room does not see
 * yet would otherwise show its old text again once the change is saved. By who did it: one page may be several people's in turn.
 */
const useActsByOwner = create<{ byOwner: ReadonlyMap<string, LocalActs> }>(() => ({ byOwner: new Map() }))

export function useLocalActs(): LocalActs {
  const owner = identityKey(useRoom().identity)
  return useActsByOwner(({ byOwner }) => byOwner.get(owner) ?? none)
}

export function useRememberAct(): RememberAct {
  const owner = identityKey(useRoom().identity)
  return useCallback(
    (objectId, id, act) =>
      useActsByOwner.setState(({ byOwner }) => {
        const acts = byOwner.get(owner) ?? none
        const changed = new Map(acts).set(id, { ...acts.get(id), ...act, objectId })
        return { byOwner: new Map(byOwner).set(owner, changed) }
      }),
    [owner],
  )
}
