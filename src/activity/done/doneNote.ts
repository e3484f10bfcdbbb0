import { useEffect } from 'react'
import type { ObjectId } from '#domain/ids.ts'

const notes = new Map<ObjectId, string>()

/**
 * For the page of an activity: what a person is told who marks it as done, because something of theirs is not finished.
 *
 * @param note null: nothing to say
 */
export function useDoneNote(objectId: ObjectId, note: string | null): void {
  useEffect(() => {
    if (note === null) return undefined
    notes.set(objectId, note)
    return () => void notes.delete(objectId)
  }, [objectId, note])
}

/** What is to be said at this moment to who marks an activity as done; null: nothing. */
export function doneNote(objectId: ObjectId): string | null {
  return notes.get(objectId) ?? null
}
