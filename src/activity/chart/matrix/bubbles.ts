import { scaleSqrt } from 'd3-scale'
import type { Plane } from './plane.ts'
import { quadrantAt, quadrantBox } from './plane.ts'
import type { MatrixItem } from './matrix.ts'
import { separate } from './separate.ts'

export interface Point {
  x: number
  y: number
}

export interface Bubble {
  item: MatrixItem
  mean1: number
  mean2: number
  /** Where it is drawn. */
  x: number
  y: number
  radius: number
  /** Where its means are: somewhere else when it was separated from others. */
  mean: Point
  /** Its means in the round before. */
  earlier: Point | null
}

export interface BubbleSizes {
  /** Radii in pixels. The smallest has room for a number. */
  smallest: number
  largest: number
}

/** Of the plane's area, this share is covered when all bubbles have the largest radius. */
const covered = 0.12

/**
 * The bubbles of the items that have votes: at the means, with areas by votes, overlapping ones separated within their
 * quadrant. SPEC BT14
 */
export function bubblesOf(items: readonly MatrixItem[], plane: Plane, sizes: BubbleSizes): Bubble[] {
  const voted = items.flatMap((item) => {
    const [mean1, mean2] = [item.result.axis1.mean, item.result.axis2?.mean ?? null]
    return mean1 === null || mean2 === null ? [] : [{ item, mean1, mean2 }]
  })
  const { box } = plane
  const area = (box.right - box.left) * (box.bottom - box.top)
  const roomy = Math.sqrt((area * covered) / Math.PI / Math.max(1, voted.length))
  const largest = Math.max(sizes.smallest, Math.min(sizes.largest, roomy))
  const most = Math.max(...voted.map(({ item }) => item.result.count))
  const radiusOf = scaleSqrt([0, most], [0, largest])
  const discs = voted.map(({ item, mean1, mean2 }) => {
    const [x, y] = [plane.x(mean1), plane.y(mean2)]
    const radius = Math.max(sizes.smallest, radiusOf(item.result.count))
    return { id: item.id, x, y, radius, within: quadrantBox(plane, quadrantAt(plane, { x, y }), radius) }
  })
  const separated = separate(discs)
  return voted.map(({ item, mean1, mean2 }, index) => {
    const mean = { x: plane.x(mean1), y: plane.y(mean2) }
    const { x, y, radius } = separated[index] ?? { ...mean, radius: sizes.smallest }
    return { item, mean1, mean2, x, y, radius, mean, earlier: earlierOf(item, plane) }
  })
}

function earlierOf({ earlier }: MatrixItem, plane: Plane): Point | null {
  const [mean1, mean2] = [earlier?.axis1.mean ?? null, earlier?.axis2?.mean ?? null]
  return mean1 === null || mean2 === null ? null : { x: plane.x(mean1), y: plane.y(mean2) }
}
