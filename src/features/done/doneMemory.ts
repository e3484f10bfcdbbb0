import { create } from 'zustand'
import { remembered } from '#api/remembered.ts'
import { session } from '#api/session.ts'
import type { ObjectId } from '#domain/ids.ts'

const prefix = remembered.done

/** Which activities a person marked as done on this device; by key, as far as it was looked up. */
const useMarks = create<Record<string, boolean>>(() => ({}))

/** What this device remembers of somebody (`identityKey`), at once after a reload and without a network. */
export function useRememberedDone(owner: string, objectId: ObjectId): boolean {
  const key = keyOf(owner, objectId)
  return useMarks((marks) => marks[key]) ?? stored(key)
}

export function rememberDone(owner: string, objectId: ObjectId, isDone: boolean): void {
  const key = keyOf(owner, objectId)
  useMarks.setState({ [key]: isDone })
  try {
    if (isDone) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  } catch {
    // Known until the page closes; then the server tells it.
  }
}

// What is stored goes with the session's own records.
session.onSignOut(async () => useMarks.setState({}, true))

function keyOf(owner: string, objectId: ObjectId): string {
  return `${prefix}${owner}.${objectId}`
}

function stored(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes'
  } catch {
    return false
  }
}
