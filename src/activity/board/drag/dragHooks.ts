import type { Means, Point } from './dragState.ts'
import type { Lifted } from './dropTargets.ts'

/** Events of a drag, for every input method. */
export interface DragHooks<Target> {
  lift: (what: Lifted, by: Means) => void
  /** The drop target at a point of the window; null: none. */
  targetAt: (point: Point, what: Lifted) => Target | null
  /** The drag is over this drop target now; null: over none. */
  over: (dropTarget: Target | null) => void
  /** The preview beside the pointer follows it to this point. */
  follow: (point: Point) => void
  drop: () => void
  cancel: () => void
}
