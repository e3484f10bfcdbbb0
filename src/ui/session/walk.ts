import type { ObjectId } from '#domain/ids.ts'
import { noWalk, opened, openingOf, stepOut } from '#domain/walk.ts'
import type { Opening, Step, Walk } from '#domain/walk.ts'
import type { PageContext } from './pageContext.ts'

/** The way of this screen. Kept while the page lives: a reload opens an activity where the room is. */
let walk: Walk<PageContext> = noWalk

/** An arrow leads out of an activity, or out of the lobby. SPEC S7. */
export function walkOut(
  step: Step,
  from: { id: ObjectId; page: PageContext } | null,
  to: ObjectId | null,
): void {
  walk = stepOut(walk, step, from, to)
}

/** Where an activity opens that an arrow led into; null for one that was opened in another way. */
export function walkedInto(id: ObjectId): Opening<PageContext> | null {
  return openingOf(walk, id)
}

/** An activity is on the screen. */
export function walkOpened(id: ObjectId): void {
  walk = opened(walk, id)
}
