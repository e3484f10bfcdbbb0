import { fitLegend } from '../legend.ts'
import type { LegendEntry, LegendLayout } from '../legend.ts'
import type { Measure } from '../texts.ts'
import type { Room } from '../useRoom.ts'
import { bubblesOf } from './bubbles.ts'
import type { Bubble } from './bubbles.ts'
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
  /** Whether labels stand beside bubbles; in a heat map they would hide cells. */
  hasLabels: boolean
}

/** Labels beside bubbles are at most this long, in type sizes. */
const longestLabel = 11
/** Of the room's screen, the plane takes at most this much. */
const planeShare = 0.6

/** Where everything of a matrix is, on a page or on the room's screen. */
export function layoutMatrix(props: MatrixChartProps, options: MatrixLayoutOptions): MatrixLayout {
  const { room, measure, placeholders, hasLabels } = options
  const isPage = (props.size ?? 'page') === 'page'
  const size = isPage ? 13 : roomSize(room)
  const width = isPage ? room.width : Math.min(room.width * planeShare, room.height * 1.25)
  const height = isPage ? undefined : room.height
  const plane = layoutPlane(props, { width, height, size, measure, placeholders })
  const sizes = { smallest: size * 0.8, largest: size * 2.2 }
  const bubbles = bubblesOf(props.items, plane.plane, sizes)
  const labelOptions = {
    box: plane.plane.box,
    taken: plane.taken,
    size: size * 0.92,
    longest: size * longestLabel,
  }
  return {
    width: isPage ? width : room.width,
    height: plane.height,
    plane,
    bubbles,
    labels: hasLabels ? labelsOf(bubbles, { ...labelOptions, measure }) : [],
    legend: isPage ? null : legendBeside(props, plane, room, measure),
  }
}

/** Type on the room's screen: a fortieth of the picture's height is readable from its last row. */
export function roomSize({ width, height }: Room): number {
  return Math.max(16, Math.min(34, Math.min(height / 32, width / 60)))
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
    ...{ largest: Math.round(size * 1.3), smallest: Math.round(size * 0.72) },
  })
  return { ...layout, x, y: plane.box.top }
}
