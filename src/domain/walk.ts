import type { ObjectId } from './ids.ts'

/** One press of an arrow: Next or Previous. */
export type Step = 1 | -1

/**
 * What the arrows remember of their way through the activities, so that Previous undoes Next.
 *
 * @template Page what of an activity was on the screen
 */
export interface Walk<Page> {
  /** The activity that the last step leads into, while it is not open yet. */
  into: { id: ObjectId; step: Step } | null
  /** What each activity showed when a step led out of it; forgotten when it opens again. */
  left: ReadonlyMap<ObjectId, { step: Step; page: Page }>
}

export const noWalk: Walk<never> = { into: null, left: new Map() }

/**
 * A step leads out of an activity.
 *
 * @param from null in the lobby, and where nothing of the activity is on the screen
 * @param to null: the lobby
 */
export function stepOut<Page>(
  walk: Walk<Page>,
  step: Step,
  from: { id: ObjectId; page: Page } | null,
  to: ObjectId | null,
): Walk<Page> {
  const left = new Map(walk.left)
  if (from) left.set(from.id, { step, page: from.page })
  return { into: to === null ? null : { id: to, step }, left }
}

/** Where an activity opens that a step led into: what the opposite step left, else its first or its last question. */
export type Opening<Page> = { at: 'first' | 'last' } | { at: 'left'; page: Page }

/** @returns null when no step led into the activity: it opens where the room is */
export function openingOf<Page>({ into, left }: Walk<Page>, id: ObjectId): Opening<Page> | null {
  if (into?.id !== id) return null
  const kept = left.get(id)
  if (kept && kept.step !== into.step) return { at: 'left', page: kept.page }
  return { at: into.step === 1 ? 'first' : 'last' }
}

/** An activity is open, however the person came there. */
export function opened<Page>(walk: Walk<Page>, id: ObjectId): Walk<Page> {
  const left = new Map(walk.left)
  left.delete(id)
  return { into: null, left }
}
