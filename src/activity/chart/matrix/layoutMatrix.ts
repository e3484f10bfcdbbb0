import { fitLegend } from '../legend.ts'
import type { LegendEntry, LegendLayout } from '../legend.ts'
import type { Measure } from '../texts.ts'
import type { AvailableSpace } from '../useAvailableSpace.ts'
import { bubblesOf } from './bubbles.ts'
import type { Bubble, Point } from './bubbles.ts'
import { labelsOf } from './labels.ts'
import type { BubbleLabel } from './labels.ts'
import { layoutPlane } from './layoutPlane.ts'
import type { PlaneLayout } from './layoutPlane.ts'
import { largestRadius } from './plane.ts'
import type { MatrixChartProps } from './matrix.ts'

export interface MatrixLayout {
  width: number
  height: number
  plane: PlaneLayout
  bubbles: readonly Bubble[]
  labels: readonly BubbleLabel[]
  /** On the room's screen: inside of the picture, to the right of the plane. */
  legend: (LegendLayout & { x: number; y: number }) | null
}

export interface MatrixLayoutOptions {
  room: AvailableSpace
  measure: Measure
  /** In a heat map bubbles are small and have no labels, so that the cells are seen. */
  showHeat: boolean
}

/** Labels beside bubbles are at most this long, in type sizes. */
const longestLabel = 11
/** Of the room's screen, the legend takes at most this much; the texts of many items need more. */
const [legendShares, manyItems] = [{ few: 0.36, many: 0.5 }, 24]
/** Of the type of the picture: smaller is not readable from the last row. */
const smallestLegend = 0.72
/** From the plane to the legend, and above it, in type sizes; around a bubble, in pixels. */
const [legendGap, legendTop, outline] = [1.6, 0.25, 2]
/** On the room's screen all texts stand in the legend: labels beside more bubbles would only disturb. */
const manyLabels = 12

/** Where everything of a matrix is, on a page or on the room's screen. */
export function layoutMatrix(props: MatrixChartProps, options: MatrixLayoutOptions): MatrixLayout {
  const { room, measure, showHeat } = options
  const isPage = (props.size ?? 'page') === 'page'
  const size = isPage ? 13 : roomSize(room)
  const legend = isPage ? null : legendBeside(props, room, size, measure)
  const width = legend ? legend.x - size * legendGap : room.width
  const height = isPage ? undefined : room.height
  const plane = layoutPlane(props, { width, height, highest: room.highest, size, measure })
  const smallest = size * 0.85
  const most = largestRadius(plane.plane, props.scale) - outline
  const sizes = { smallest, largest: Math.min(most, showHeat ? smallest * 1.2 : size * 2.2) }
  const bubbles = bubblesOf(props.items, plane.plane, sizes)
  const hasLabels = !showHeat && (isPage || bubbles.length <= manyLabels)
  return {
    width: room.width,
    height: plane.height,
    plane,
    bubbles,
    labels: hasLabels ? labelsBeside(bubbles, plane, measure) : [],
    legend,
  }
}

/** Type on the room's screen: a fortieth of the screen's height is readable from its last row. SPEC EV15 */
export function roomSize({ width, height }: AvailableSpace): number {
  return Math.max(16, Math.min(height / 25, width / 54))
}

/** Labels keep off everything that has a meaning of its own: quadrant labels, middle lines, arrows. */
function labelsBeside(
  bubbles: readonly Bubble[],
  { size, plane }: PlaneLayout,
  measure: Measure,
): BubbleLabel[] {
  const { inside: box, middle } = plane
  const lines = [
    { ...box, left: middle.x - 1, right: middle.x + 1 },
    { ...box, top: middle.y - 1, bottom: middle.y + 1 },
  ]
  const avoided = bubbles.flatMap(({ earlier, x, y }) => (earlier ? pointsBetween(earlier, { x, y }) : []))
  return labelsOf(bubbles, {
    ...{ box, avoided, measure, taken: lines },
    ...{ size: size * 0.92, longest: size * longestLabel },
  })
}

/** Close enough that no text fits between two. */
const pointDistance = 8

function pointsBetween(from: Point, to: Point): Point[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / pointDistance)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = steps === 0 ? 0 : step / steps
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
}

/** To the right of the plane, as wide as its texts are. */
function legendBeside(
  { items }: MatrixChartProps,
  room: AvailableSpace,
  size: number,
  measure: Measure,
): NonNullable<MatrixLayout['legend']> {
  const entries = items.map(({ number, color, text }): LegendEntry => {
    return { mark: { label: String(number), color }, text }
  })
  const share = items.length > manyItems ? legendShares.many : legendShares.few
  const layout = fitLegend(entries, {
    ...{ width: room.width * share, height: room.height - 2 * legendTop * size, measure },
    ...{ largest: Math.round(size * 1.3), smallest: Math.round(size * smallestLegend) },
  })
  return { ...layout, x: room.width - layout.width, y: legendTop * size }
}
