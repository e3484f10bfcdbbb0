import { fitLegend } from '../legend.ts'
import type { LegendEntry, LegendLayout } from '../legend.ts'
import type { Measure } from '../texts.ts'
import type { Room } from '../useRoom.ts'
import { bubblesOf } from './bubbles.ts'
import type { Bubble, Point } from './bubbles.ts'
import { labelsOf } from './labels.ts'
import type { BubbleLabel } from './labels.ts'
import { layoutPlane } from './layoutPlane.ts'
import type { PlaneLayout } from './layoutPlane.ts'
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
  room: Room
  measure: Measure
  placeholders: readonly string[]
  /** In a heat map bubbles are small and have no labels, so that the cells are seen. */
  showHeat: boolean
}

/** Labels beside bubbles are at most this long, in type sizes. */
const longestLabel = 11
/** Of the room's screen, the plane takes at most this much; with many items their texts need more. */
const [planeShares, manyItems] = [{ few: 0.6, many: 0.5 }, 24]
/** Of the type of the picture: smaller is not readable from the last row. */
const smallestLegend = 0.82
/** On the room's screen all texts stand in the legend: labels beside more bubbles would only disturb. */
const manyLabels = 12

/** Where everything of a matrix is, on a page or on the room's screen. */
export function layoutMatrix(props: MatrixChartProps, options: MatrixLayoutOptions): MatrixLayout {
  const { room, measure, placeholders, showHeat } = options
  const isPage = (props.size ?? 'page') === 'page'
  const size = isPage ? 13 : roomSize(room)
  const share = props.items.length > manyItems ? planeShares.many : planeShares.few
  const width = isPage ? room.width : Math.min(room.width * share, room.height * 1.25)
  const height = isPage ? undefined : room.height
  const plane = layoutPlane(props, { width, height, highest: room.highest, size, measure, placeholders })
  const smallest = size * 0.85
  const sizes = { smallest, largest: showHeat ? smallest * 1.2 : size * 2.2 }
  const bubbles = bubblesOf(props.items, plane.plane, sizes)
  const hasLabels = !showHeat && (isPage || bubbles.length <= manyLabels)
  return {
    width: isPage ? width : room.width,
    height: plane.height,
    plane,
    bubbles,
    labels: hasLabels ? labelsBeside(bubbles, plane, measure) : [],
    legend: isPage ? null : legendBeside(props, plane, room, measure),
  }
}

/** Type on the room's screen: a fortieth of the picture's height is readable from its last row. */
export function roomSize({ width, height }: Room): number {
  return Math.max(16, Math.min(34, Math.min(height / 32, width / 60)))
}

/** Labels keep off everything that has a meaning of its own: quadrant labels, middle lines, arrows. */
function labelsBeside(bubbles: readonly Bubble[], layout: PlaneLayout, measure: Measure): BubbleLabel[] {
  const { size, taken } = layout
  const { box, middle } = layout.plane
  const lines = [
    { ...box, left: middle.x - 1, right: middle.x + 1 },
    { ...box, top: middle.y - 1, bottom: middle.y + 1 },
  ]
  const avoided = bubbles.flatMap(({ earlier, x, y }) => (earlier ? pointsBetween(earlier, { x, y }) : []))
  return labelsOf(bubbles, {
    ...{ box, avoided, measure, taken: [...taken, ...lines] },
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

function legendBeside(
  { items }: MatrixChartProps,
  { width, size, plane, line }: PlaneLayout,
  room: Room,
  measure: Measure,
): MatrixLayout['legend'] {
  const entries = items.map(({ number, color, text }): LegendEntry => {
    return { mark: { label: String(number), color }, text }
  })
  const x = width + size * 2
  const height = room.height - plane.box.top - line
  const layout = fitLegend(entries, {
    ...{ width: room.width - x, height, measure },
    ...{ largest: Math.round(size * 1.3), smallest: Math.round(size * smallestLegend) },
  })
  return { ...layout, x, y: plane.box.top }
}
