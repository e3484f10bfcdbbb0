import { useEffect, useState } from 'react'
import type { ObjectId } from '#domain/ids.ts'

let added: ObjectId | null = null

/** This screen added an activity, and opens it. */
export function addedHere(objectId: ObjectId): void {
  added = objectId
}

/** Whether the activity was just added on this screen: the first text of its page gets the focus then, once. */
export function useJustAdded(objectId: ObjectId): boolean {
  const [isNew] = useState(() => added === objectId)
  useEffect(() => {
    if (added === objectId) added = null
  }, [objectId])
  return isNew
}
