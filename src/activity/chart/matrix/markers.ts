import type { Scale } from '#domain/activity/votes/results.ts'
import type { PlacedItem } from './matrix.ts'
import type { Plane } from './plane.ts'
import { separate } from './separate.ts'

/** An item on a plane that takes votes. */
export interface Marker {
  item: PlacedItem
  x: number
  y: number
  radius: number
  /** Whether it has values. The selected item has a marker in the middle before, for the keyboard. */
  isPlaced: boolean
}

/** Pixels. The selected marker is larger, and keeps its place among others. */
const [usualRadius, selectedRadius] = [12, 15]

/** Markers of the placed items, those with the same values beside each other, and one of the selected item in any case. */
export function markersOf(
  items: readonly PlacedItem[],
  plane: Plane,
  scale: Scale,
  selectedId: string | null,
): Marker[] {
  const discs = items.flatMap(({ id, value1, value2 }) => {
    if (value1 === null || value2 === null) return []
    const [x, y] = [plane.x(value1), plane.y(value2)]
    return [
      {
        id,
        x,
        y,
        radius: id === selectedId ? selectedRadius : usualRadius,
        within: cellOf(plane, scale, x, y),
      },
    ]
  })
  const separated = new Map(separate(discs).map((disc) => [disc.id, disc]))
  return items.flatMap((item): Marker[] => {
    const disc = separated.get(item.id)
    if (disc) return [{ item, x: disc.x, y: disc.y, radius: disc.radius, isPlaced: true }]
    return item.id === selectedId ? [{ item, ...plane.middle, radius: selectedRadius, isPlaced: false }] : []
  })
}

/** Where a marker may be moved without standing at other values; a little farther on long scales. */
function cellOf({ inside, x: scaleX, y: scaleY }: Plane, { low }: Scale, x: number, y: number) {
  const [halfX, halfY] = [scaleX(low + 1) - scaleX(low), scaleY(low) - scaleY(low + 1)].map((step) =>
    Math.max(usualRadius * 1.2, step / 2),
  ) as [number, number]
  return {
    left: Math.max(inside.left, x - halfX),
    right: Math.min(inside.right, x + halfX),
    top: Math.max(inside.top, y - halfY),
    bottom: Math.min(inside.bottom, y + halfY),
  }
}
