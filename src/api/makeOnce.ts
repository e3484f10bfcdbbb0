import { Offline, ServerTrouble } from './callErrors.ts'
import { newId } from './newId.ts'

/** Ids of what is being made. */
export interface NewIds {
  id: string
  objectId: string
}

interface Attempt {
  ids: NewIds
  isRunning: boolean
  endedMs: number
}

/** Asked for later than this after a try that got no answer, the same is another wish. */
const retryMs = 120_000
const attempts = new Map<string, Attempt>()

/**
 * Makes something with new ids once, however often it is asked for: not again while a try runs, and after a try that got no
 * answer with the ids it had, as it may have been made all the same. SPEC C2.
 *
 * @param key what is made, and where
 * @returns null when a try runs already
 * @throws whatever `make` does
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
