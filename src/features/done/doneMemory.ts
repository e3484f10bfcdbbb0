import { create } from 'zustand'
import { remembered } from '#api/queries/remembered.ts'
import { credentials } from '#api/signIn/credentials.ts'
import type { ObjectId } from '#domain/ids.ts'

const prefix = remembered.done

/** Activities marked as done on this device, by key; only keys that were looked up. */
const useMarks = create<Record<string, boolean>>(() => ({}))

/** The mark this device remembers for an owner (`identityKey`), available right after a reload and offline. */
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
    // If storing fails, the mark is known until the page closes; later the server reports it.
  }
}

// The stored marks are deleted with the session's other records.
credentials.onSignOut(async () => useMarks.setState({}, true))

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
