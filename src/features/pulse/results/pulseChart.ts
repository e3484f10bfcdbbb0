import type { ChartSize } from '#activity/chart/chart.ts'
import type { EndLabels } from '#activity/voting/slider/endLabels.ts'
import type { PulseSort } from '#domain/pulse/sorting.ts'
import type { TargetResult } from '#domain/activity/votes/results.ts'

/** A statement's result in an earlier pulse. */
export interface EarlierResult {
  mean: number
  count: number
}

export interface ChartStatement {
  id: string
  text: string
  result: TargetResult
  /** The statement in the pulse that is compared with; null or omitted: it was not in it. SPEC PU8 */
  earlier?: EarlierResult | null
}

export interface ChartCategory {
  id: string
  name: string
  /** Mean of all votes on its statements; null without votes. SPEC PU7 */
  mean: number | null
  /** The same in the pulse that is compared with. */
  earlierMean?: number | null
  statements: readonly ChartStatement[]
  /** Below its name, where nothing of it is shown: what its votes wait for. SPEC PU13 */
  note?: string
}

export interface PulseBarsProps {
  /** Heading of the chart, and of the downloaded picture. */
  title: string
  categories: readonly ChartCategory[]
  /** Name of the pulse that is compared with; null or omitted: no arrows, no differences. */
  comparedWith?: string | null
  /** What 1 and 5 mean; null or omitted: only their numbers are shown. SPEC PU15 */
  ends?: EndLabels | null
  size?: ChartSize
  /** The order that is everybody's. On a page the reader can choose another one until it changes. SPEC PU7 */
  sort?: PulseSort
  /** Told when the reader chooses. */
  onSort?: (sort: PulseSort) => void
  /** Of the room's screen, of several pages: the one that stays, from one; 0 or omitted: they turn. SPEC PU12 */
  heldPage?: number
  fileName?: string
}

export interface PulseRadarProps {
  title: string
  categories: readonly ChartCategory[]
  comparedWith?: string | null
  size?: ChartSize
  fileName?: string
}

/** One pulse of a series. */
export interface TrendPulse {
  id: string
  /** Under its point, such as a date. */
  label: string
  /** Mean of the whole pulse; null: unknown, and the line has a gap. */
  mean: number | null
  /** Mean by category name. */
  categories: Readonly<Record<string, number | null>>
}

export interface PulseTrendProps {
  title: string
  /** Oldest first; the last one is the present pulse. */
  pulses: readonly TrendPulse[]
  size?: ChartSize
  fileName?: string
}
