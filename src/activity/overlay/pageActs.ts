import { useCallback } from 'react'
import { create } from 'zustand'
import { identityKey } from '#api/signIn/identity.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { Effect, Fields } from '#sync/room/outbox.ts'
import { useRoom } from '#sync/room/room.tsx'

/** This person's acts on an item since the page was opened. */
export interface PageAct {
  objectId: ObjectId
  fields?: Fields
  isDeleted?: boolean
  isLiked?: boolean
}

/** By the item's id. */
export type PageActs = ReadonlyMap<string, PageAct>

/** Remembers an act of the person in the room. */
export type RememberAct = (objectId: ObjectId, id: string, act: Omit<PageAct, 'objectId'>) => void

const none: PageActs = new Map()

/**
 * Kept while the page is open, because no document tells a person which items are theirs: an item that the room does
 * not see yet would show its old text again once the change is saved. Keyed by identity, since several people may use
 * one page in turn.
 */
const useActsByOwner = create<{ byOwner: ReadonlyMap<string, PageActs> }>(() => ({ byOwner: new Map() }))

export function usePageActs(): PageActs {
  const owner = identityKey(useRoom().identity)
  return useActsByOwner(({ byOwner }) => byOwner.get(owner) ?? none)
}

export function useRememberAct(): RememberAct {
  const owner = identityKey(useRoom().identity)
  return useCallback(
    (objectId, id, act) =>
      useActsByOwner.setState(({ byOwner }) => {
        const acts = byOwner.get(owner) ?? none
        const before = acts.get(id)
        const fields = act.fields && { fields: { ...before?.fields, ...act.fields } }
        const changed = new Map(acts).set(id, { ...before, ...act, ...fields, objectId })
        return { byOwner: new Map(byOwner).set(owner, changed) }
      }),
    [owner],
  )
}

/** What to remember of an effect when it is sent; null for what the outbox itself remembers. */
export function actOf(effect: Effect): Omit<PageAct, 'objectId'> | null {
  if (effect.does === 'create' || effect.does === 'vote' || effect.does === 'fill') return null
  if (effect.does === 'change') return { fields: effect.fields }
  return effect.does === 'remove' ? { isDeleted: true } : { isLiked: effect.does === 'like' }
}
