import { line as lineOf } from 'd3-shape'
import { shorten } from '#activity/chart/texts.ts'
import type { Measure } from '#activity/chart/texts.ts'
import type { TrendPulse } from './pulseChart.ts'

export interface TrendPoint {
  x: number
  y: number
}

export interface TrendLine {
  key: string
  label: string
  /** Index among the series; -1: all categories together. */
  series: number
  path: string
  points: readonly TrendPoint[]
  /** Where the label stands, to the right of the last point. */
  labelY: number
}

export interface TrendLayout {
  width: number
  height: number
  size: number
  plot: { left: number; right: number; top: number; bottom: number }
  lines: readonly TrendLine[]
  /** Below the pulses; left out where they would touch. */
  ticks: readonly { x: number; label: string }[]
  /** Height of a value. */
  y: (value: number) => number
  /** Whether there are more categories than lines. */
  isShortened: boolean
}

/** More lines cannot be told apart. */
export const mostLines = 8

export interface TrendOptions {
  width: number
  height?: number | undefined
  size: number
  measure: Measure
  /** Label of all categories together. */
  all: string
}

/** Where the lines of means over pulses are. Of many categories those are drawn that changed most. */
export function layoutTrend(pulses: readonly TrendPulse[], options: TrendOptions): TrendLayout {
  const { width, size, measure, all } = options
  const height = options.height ?? Math.max(260, Math.min(420, width * 0.55))
  const names = [...new Set(pulses.flatMap(({ categories }) => Object.keys(categories)))]
  const drawn = mostChanged(pulses, names)
  const labelWidth = Math.min(width * 0.34, size * 13)
  const longest = Math.max(...[all, ...drawn].map((name) => measure(name, size, 650)))
  const right = width - Math.min(labelWidth, longest) - size * 1.2
  const plot = { left: size * 2.4, right, top: size, bottom: height - size * 2.2 }
  const inset = size
  const step = pulses.length > 1 ? (plot.right - plot.left - 2 * inset) / (pulses.length - 1) : 0
  const x = (index: number): number =>
    step === 0 ? (plot.left + plot.right) / 2 : plot.left + inset + index * step
  const y = (value: number): number => plot.bottom - ((value - 1) / 4) * (plot.bottom - plot.top)
  const path = lineOf<number | null>(
    (_, index) => x(index),
    (mean) => y(mean ?? 0),
  )
    .defined((mean) => mean !== null)
    .digits(2)
  const series = [
    { key: 'all categories', label: all, means: pulses.map(({ mean }) => mean) },
    ...drawn.map((name) => ({
      ...{ key: `category ${name}`, label: name },
      means: pulses.map(({ categories }) => categories[name] ?? null),
    })),
  ]
  const lines = series.map(({ key, label, means }, index): TrendLine => {
    const points = means.flatMap((mean, at) => (mean === null ? [] : [{ x: x(at), y: y(mean) }]))
    const short = shorten(label, {
      width: width - right - size * 1.2,
      size,
      weight: index === 0 ? 650 : 450,
      measure,
    })
    return {
      ...{ key, label: short, series: index - 1, path: path(means) ?? '', points },
      labelY: points.at(-1)?.y ?? plot.bottom,
    }
  })
  return {
    ...{ width, height, size, plot, y, isShortened: drawn.length < names.length },
    lines: spreadLabels(lines, size * 1.25, plot),
    ticks: spacedTicks(pulses, x, size, measure),
  }
}

/** In their own order. */
function mostChanged(pulses: readonly TrendPulse[], names: readonly string[]): string[] {
  const changes = new Map(
    names.map((name) => {
      const means = pulses.flatMap(({ categories }) => categories[name] ?? [])
      return [name, Math.abs((means.at(-1) ?? 0) - (means[0] ?? 0))]
    }),
  )
  const most = [...names].sort((a, b) => (changes.get(b) ?? 0) - (changes.get(a) ?? 0)).slice(0, mostLines)
  return names.filter((name) => most.includes(name))
}

/** Moves labels apart, downwards and then upwards from the bottom. */
function spreadLabels(lines: readonly TrendLine[], apart: number, plot: TrendLayout['plot']): TrendLine[] {
  const inOrder = [...lines].sort((a, b) => a.labelY - b.labelY)
  const heights: number[] = []
  for (const { labelY } of inOrder) heights.push(Math.max(labelY, (heights.at(-1) ?? -Infinity) + apart))
  let below = plot.bottom + apart
  for (let index = heights.length - 1; index >= 0; index--)
    below = heights[index] = Math.min(heights[index] ?? below, below - apart)
  const places = new Map(inOrder.map(({ key }, index) => [key, heights[index] ?? 0]))
  return lines.map((one) => ({ ...one, labelY: places.get(one.key) ?? one.labelY }))
}

/** The last label always, and before it as many as have room. */
function spacedTicks(
  pulses: readonly TrendPulse[],
  x: (index: number) => number,
  size: number,
  measure: Measure,
): TrendLayout['ticks'] {
  const ticks: { x: number; label: string }[] = []
  let free = Infinity
  for (let index = pulses.length - 1; index >= 0; index--) {
    const label = shorten(pulses[index]?.label ?? '', { width: size * 9, size, measure })
    const half = measure(label, size) / 2
    if (x(index) + half > free) continue
    ticks.unshift({ x: x(index), label })
    free = x(index) - half - size
  }
  return ticks
}
