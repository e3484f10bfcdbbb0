import type { ReactNode } from 'react'
import type { Scale, TargetResult } from '#domain/activity/votes/results.ts'
import type { ChartSize } from '../chart.ts'

/** One thing that was voted on in two dimensions. */
export interface MatrixItem {
  id: string
  /** Position in its list, from 1; stands in the bubble. */
  number: number
  text: string
  /** 0 is grey, 1 to 8 are the colours of groups; any other number is taken modulo 8. */
  color: number
  result: TargetResult
  /** The result of the round before: an arrow leads from it to the bubble. */
  earlier?: TargetResult | null
}

export interface MatrixAxis {
  title: string
  /** Such as '1 Low, 5 High'; may be empty. */
  help: string
}

/** What a matrix is made of, whether it shows results or takes votes. */
export interface MatrixPlaneSettings {
  scale: Scale
  /** The horizontal axis (value 1) and the vertical one (value 2). */
  axes: readonly [MatrixAxis, MatrixAxis]
  /** Labels of the quadrants I to IV: top left, top right, bottom left, bottom right. Empty ones are not drawn. SPEC EV6 */
  quadrants: readonly [string, string, string, string]
  showQuadrants: boolean
  /** 0 is white, 1 to 4 are colour schemes; any other number counts as 0. */
  colors: number
}

export interface MatrixChartProps extends MatrixPlaneSettings {
  /** Heading of the chart, and of the downloaded picture. */
  title: string
  /** Heading of the items in the table, such as 'Answers'. */
  listTitle: string
  /** In the order of the list. Items without votes are listed, not drawn. */
  items: readonly MatrixItem[]
  size?: ChartSize
  /** Whether the heat map of all votes is shown to everyone; on a page the reader may choose otherwise with a switch. */
  showHeat?: boolean
  /** The reader chose, for this screen. */
  onHeat?: (isShown: boolean) => void
  /** Enter, a click, or 'Open' in the details of a bubble. */
  onOpen?: (id: string) => void
  /** Name of downloaded files, without ending. Omitted: the title. */
  fileName?: string
  /** Where the controls stand instead of above the picture, and what stands above the table: see `ChartFrame`. */
  toolsIn?: HTMLElement | null
  aside?: ReactNode
}

/** An item on a plane that takes votes. */
export interface PlacedItem {
  id: string
  number: number
  text: string
  color: number
  /** The person's choice; null: not placed yet. */
  value1: number | null
  value2: number | null
}

export interface PlacingMatrixProps extends MatrixPlaneSettings {
  /** Accessible name of the plane. */
  title: string
  items: readonly PlacedItem[]
  /** The item that a tap places; null: a tap places nothing. */
  selectedId: string | null
  onSelect: (id: string) => void
  /** Whole values of the scale: a tap is snapped to the nearest ones. Also called by the arrow keys on a marker. */
  onPlace: (id: string, value1: number, value2: number) => void
  isDisabled?: boolean
}
