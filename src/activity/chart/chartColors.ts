import { useComputedColorScheme } from '@mantine/core'
import { shownColor } from '#domain/activity/colors.ts'

export type ChartScheme = 'light' | 'dark'

/**
 * Colours of charts in one scheme. They are written into the picture, since a downloaded one has no variables of the
 * page; the values of surfaces and texts are those of the theme.
 */
export interface ChartColors {
  scheme: ChartScheme
  surface: string
  /** Texts, outlines, and whatever must stand out. */
  ink: string
  /** Secondary texts: 4.5:1 or more on the surface and on every plane. */
  dimmed: string
  /** Lines that only guide the eye. */
  line: string
  /** The one colour of charts that need one. */
  accent: string
  /** Votes of the round or pulse before. */
  earlier: string
  /** From the lowest to the highest value of a scale, diverging around the middle: orange and blue, for colour-blind people too. */
  diverging: readonly [string, string, string, string, string]
  /** Series of a line chart: distinguishable for colour-blind people; each also has a shape of its own. */
  series: readonly string[]
  /** Colours of items: grey, then those of groups. */
  items: readonly string[]
}

const groupColors = ['#2f72ff', '#0d9488', '#3f9142', '#d99a00', '#e8711c', '#d94040', '#d1498f', '#8b5cf6']

export const chartColors: Readonly<Record<ChartScheme, ChartColors>> = {
  light: {
    scheme: 'light',
    surface: '#ffffff',
    ink: '#161c28',
    dimmed: '#4d5869',
    line: '#d2d8e2',
    accent: '#0056fb',
    earlier: '#5d687b',
    diverging: ['#b35806', '#f5b26b', '#d5dae3', '#8fc0ee', '#1f66b8'],
    series: ['#0072b2', '#c2570a', '#00795a', '#a8427f', '#5b5fc7', '#7a5c00', '#0e7f96', '#5d687b'],
    items: ['#727d8f', ...groupColors],
  },
  dark: {
    scheme: 'dark',
    surface: '#181e29',
    ink: '#e7eaf1',
    dimmed: '#b3bccb',
    line: '#3a4354',
    accent: '#5f93ff',
    earlier: '#9fa9bb',
    diverging: ['#ff9d45', '#a35f1c', '#566073', '#3f74b3', '#85bfff'],
    series: ['#56b4e9', '#ff9d45', '#3fcf9f', '#e58fc4', '#a5a8ff', '#e6c34d', '#5fd4e8', '#b3bccb'],
    items: ['#8b95a7', ...groupColors],
  },
}

/** The colours of the scheme that the reader sees. */
export function useChartColors(): ChartColors {
  return chartColors[useComputedColorScheme('light', { getInitialValueInEffect: false })]
}

/** The colour of an item; numbers without a colour of their own start over, and 0 is grey. */
export function itemColor(colors: ChartColors, color: number): string {
  return colors.items[shownColor(color)] ?? colors.items[0] ?? colors.dimmed
}

const darkInk = '#000000'
const lightInk = '#ffffff'

/** The text colour that is readable on any colour: black or white, whichever has the higher contrast. */
export function inkOn(color: string): string {
  return contrast(color, darkInk) > contrast(color, lightInk) ? darkInk : lightInk
}

/** A colour laid over another. @param share of the upper one, 0 to 1 */
export function mix(upper: string, lower: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [over, under] = [upper, lower].map((color) => parseInt(color.slice(at, at + 2), 16)) as [
      number,
      number,
    ]
    return Math.round(under + (over - under) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/** Contrast of two colours, 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
