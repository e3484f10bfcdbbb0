import { scaleLinear } from 'd3-scale'
import type { AxisResult } from '#domain/activity/votes/results.ts'
import { binsOf } from './bins.ts'
import type { Bin } from './bins.ts'
import type { DistributionProps } from './distribution.ts'

export interface Bar extends Bin {
  left: number
  right: number
  high: number
}

export interface DistributionLayout {
  width: number
  height: number
  /** Type size in pixels; 0: no texts. */
  type: number
  /** Height of the strip above the bars, in which the mean is marked. */
  strip: number
  /** On which the bars stand. */
  base: number
  bars: readonly Bar[]
  /** Where they are marked; null without votes. */
  marks: { mean: number; median: number } | null
}

const sizes = {
  cell: { width: 112, height: 36, type: 0, strip: 7 },
  large: { width: 320, height: 190, type: 13, strip: 13 },
  projector: { width: 640, height: 380, type: 26, strip: 26 },
}

/** One vote among hundreds must still be seen. */
const lowest = 1.5

/** Where the bars and marks of a distribution are. */
export function layoutDistribution(
  { distribution, mean, median }: AxisResult,
  scale: DistributionProps['scale'],
  size: NonNullable<DistributionProps['size']>,
): DistributionLayout {
  const { width, height, type, strip } = sizes[size]
  const bins = binsOf(distribution, scale)
  const base = height - 1 - type * 3.2
  const x = scaleLinear([scale.low - 0.5, scale.high + 0.5], [1, width - 1])
  const most = Math.max(1, ...bins.map(({ votes }) => votes))
  const y = scaleLinear([0, most], [0, base - strip - type * 1.3])
  const gap = Math.min(3, (x(1) - x(0)) / 4)
  const bars = bins.map((bin) => ({
    ...bin,
    left: x(bin.from - 0.5) + gap / 2,
    right: x(bin.to + 0.5) - gap / 2,
    high: bin.votes === 0 ? 0 : Math.max(lowest, y(bin.votes)),
  }))
  const marks = mean === null || median === null ? null : { mean: x(mean), median: x(median) }
  return { width, height, type, strip, base, bars, marks }
}
