import type { Means, Point } from './dragState.ts'
import type { Lifted, Place } from './places.ts'

/** What happens to a drag, whatever it is done with. */
export interface DragHooks {
  lift: (what: Lifted, by: Means) => void
  /** It is over a place now; null: over none. */
  over: (place: Place | null) => void
  /** What is shown beside the pointer follows it. */
  follow: (point: Point) => void
  drop: () => void
  cancel: () => void
}
