import { useEffect, useRef } from 'react'
import { create } from 'zustand'

/** Places of drafts that disappeared from this screen; `LostDrafts` takes them once it is loaded. */
export const useTaken = create<{ keys: readonly string[] }>(() => ({ keys: [] }))

/**
 * When a place of drafts disappears from this list, the person is told and finds them on their own page. SPEC B26
 *
 * @param keys of drafts, or what such keys begin with; null while it is not known which there are
 */
export function useTakenPlaces(keys: readonly string[] | null): void {
  const before = useRef(keys)
  useEffect(() => {
    if (keys === null) return
    const gone = before.current?.filter((key) => !keys.includes(key)) ?? []
    before.current = keys
    if (gone.length > 0) useTaken.setState((taken) => ({ keys: [...taken.keys, ...gone] }))
  }, [keys])
}
