import { useEffect, useRef } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import { placeDeleted } from '#domain/messages/activities.ts'
import { loseDrafts, regainDrafts } from '#sync/device/draftPlaces.ts'
import { useRoom } from '#sync/room/room.tsx'

/**
 * When a place of drafts disappears from this list, the person is told and finds them on their own page, until the place
 * is back. SPEC B26
 *
 * @param keys of drafts, or what such keys begin with; null while it is not known which there are
 */
export function useTakenPlaces(keys: readonly string[] | null): void {
  const owner = identityKey(useRoom().identity)
  const before = useRef(keys)
  useEffect(() => {
    if (keys === null) return
    const gone = before.current?.filter((key) => !keys.includes(key)) ?? []
    before.current = keys
    for (const key of gone) loseDrafts(owner, key, { lost: placeDeleted })
    regainDrafts(owner, keys)
  }, [owner, keys])
}
