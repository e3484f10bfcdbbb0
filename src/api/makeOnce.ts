import { Offline, ServerTrouble } from './callErrors.ts'
import { newId } from './newId.ts'

/** Ids of the items being made. */
export interface NewIds {
  id: string
  objectId: string
}

interface Attempt {
  ids: NewIds
  isRunning: boolean
  endedMs: number
}

/** A request later than this after an unanswered attempt counts as a new one, not as a retry. */
const retryMs = 120_000
const attempts = new Map<string, Attempt>()

/**
 * Makes an item with new ids once (idempotent). While an attempt runs, no other one starts. After an unanswered
 * attempt, a retry uses the same ids, because the item may have been made. SPEC C2.
 *
 * @param key identifies what is made, and where
 * @returns null when an attempt is already running
 * @throws every error of `make`
 */
export async function makeOnce<Result>(
  key: string,
  make: (ids: NewIds) => Promise<Result>,
): Promise<Result | null> {
  const before = attempts.get(key)
  if (before?.isRunning) return null
  const isRetry = before !== undefined && Date.now() - before.endedMs < retryMs
  const ids = isRetry ? before.ids : { id: newId(), objectId: newId() }
  attempts.set(key, { ids, isRunning: true, endedMs: 0 })
  try {
    const made = await make(ids)
    attempts.delete(key)
    return made
  } catch (error) {
    const isAnswered = !(error instanceof Offline || error instanceof ServerTrouble)
    if (isAnswered) attempts.delete(key)
    else attempts.set(key, { ids, isRunning: false, endedMs: Date.now() })
    throw error
  }
}
