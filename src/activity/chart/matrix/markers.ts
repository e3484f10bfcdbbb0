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
  /** Whether it has values; the selected item has a marker in the middle before. */
  isPlaced: boolean
}

/** Pixels. The selected marker is larger, and keeps its place among others. */
const [usualRadius, selectedRadius] = [12, 15]

/** A marker per placed item and one for the selected item; those with the same values are beside each other. */
export function markersOf(items: readonly PlacedItem[], plane: Plane, scale: Scale, selectedId: string | null): Marker[] {
  const halfCell = Math.max(usualRadius * 1.2, (plane.x(scale.low + 1) - plane.x(scale.low)) / 2)
  const { box } = plane
  const shown = items.flatMap((item) => {
    const isPlaced = item.value1 !== null && item.value2 !== null
    if (!isPlaced && item.id !== selectedId) return []
    const [x, y] = isPlaced ? [plane.x(item.value1 ?? 0), plane.y(item.value2 ?? 0)] : [plane.middle.x, plane.middle.y]
    const within = {
      left: Math.max(box.left, x - halfCell),
      right: Math.min(box.right, x + halfCell),
      top: Math.max(box.top, y - halfCell),
      bottom: Math.min(box.bottom, y + halfCell),
    }
    return [{ item, isPlaced, x, y, within }]
  })
  const discs = separate(
    shown.map(({ item: { id }, x, y, within }) => {
      return { id, x, y, within, radius: id === selectedId ? selectedRadius : usualRadius }
    }),
  )
  return shown.map(({ item, isPlaced, x, y }, index) => {
    const disc = discs[index] ?? { x, y, radius: usualRadius }
    return { item, isPlaced, x: disc.x, y: disc.y, radius: disc.radius }
  })
}
