import type { Means, Point } from './dragState.ts'
import type { Lifted, DropTarget } from './dropTargets.ts'

/** Events of a drag, for every input method. */
export interface DragHooks {
  lift: (what: Lifted, by: Means) => void
  /** The drag is over this drop target now; null: over none. */
  over: (dropTarget: DropTarget | null) => void
  /** The preview beside the pointer follows it to this point. */
  follow: (point: Point) => void
  drop: () => void
  cancel: () => void
}
