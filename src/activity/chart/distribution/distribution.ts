import type { AxisResult, Scale } from '#domain/activity/votes/results.ts'

export interface DistributionProps {
  /** What was voted on, for the accessible name. */
  name: string
  /** Votes along one axis. */
  result: AxisResult
  scale: Pick<Scale, 'low' | 'high'>
  /** `cell`: in a row of a table, without texts. `large`: with values, counts and a legend. */
  size?: 'cell' | 'large' | 'projector'
}
