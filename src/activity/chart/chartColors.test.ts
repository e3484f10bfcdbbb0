import { expect, test } from 'vitest'
import { chartColors, contrast, inkOn, itemColor, mix } from './chartColors.ts'
import { pictureColor } from '#domain/activity/colors.ts'
import { planeColors, planeSchemes } from './matrix/planeColors.ts'

const schemes = Object.values(chartColors)
const allPlanes = Array.from({ length: planeSchemes }, (_, index) => index)

test.each(schemes)('texts are readable on every background: $scheme', (colors) => {
  const backgrounds = [colors.surface, ...allPlanes.flatMap((index) => planeColors(colors, index))]
  for (const background of backgrounds)
    for (const text of [colors.ink, colors.dimmed])
      expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
  for (const line of colors.series) expect(contrast(line, colors.surface)).toBeGreaterThanOrEqual(4.5)
})

test.each(schemes)('numbers are readable on every mark, bar and cell: $scheme', (colors) => {
  const cells = [0.12, 0.3, 0.5, 0.7, 0.9].map((share) => mix(colors.accent, colors.surface, share))
  for (const fill of [...colors.items, ...colors.diverging, ...cells])
    expect(contrast(inkOn(fill), fill)).toBeGreaterThanOrEqual(4.5)
})

test.each(schemes)('outlines of bubbles stand out from every plane: $scheme', (colors) => {
  for (const index of allPlanes)
    for (const plane of planeColors(colors, index))
      expect(contrast(colors.ink, plane)).toBeGreaterThanOrEqual(3)
})

/** What people without one kind of cones see (Machado, Oliveira and Fernandes, 2009), as rows for red, green, blue. */
const visions = {
  protanopia: [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  deuteranopia: [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  tritanopia: [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
}

function seen(color: string, rows: readonly number[]): number[] {
  const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
  return [0, 3, 6].map((row) => parts.reduce((sum, part, index) => sum + part * (rows[row + index] ?? 0), 0))
}

/** How far apart two colours are for whoever sees them least apart. */
function difference(one: string, other: string): number {
  const found = Object.values(visions).map((rows) => {
    const [a, b] = [seen(one, rows), seen(other, rows)]
    return Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)))
  })
  return Math.min(...found)
}

test.each(schemes)('values from 1 to 5 differ for colour-blind people: $scheme', ({ diverging }) => {
  diverging.forEach((one, index) => {
    for (const other of diverging.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(40)
  })
})

test.each(schemes)(
  '[EV16] grey items have colours by their order, and each differs from the next: $scheme',
  (colors) => {
    const shown = Array.from({ length: 50 }, (_, at) => itemColor(colors, pictureColor(0, at + 1)))
    expect(shown).not.toContain(colors.items[0])
    shown.forEach((one, at) => {
      if (at > 0) expect(difference(one, shown[at - 1] ?? '')).toBeGreaterThan(40)
    })
    shown.slice(0, 5).forEach((one, at) => {
      for (const other of shown.slice(at + 1, 5)) expect(difference(one, other)).toBeGreaterThan(39)
    })
    expect(pictureColor(2, 1)).toBe(2)
  },
)

test('0 and unknown numbers have colours too', () => {
  const { light } = chartColors
  expect(itemColor(light, 0)).toBe(light.items[0])
  expect(itemColor(light, 9)).toBe(light.items[1])
  expect(itemColor(light, -3)).toBe(light.items[0])
  expect(planeColors(light, 7)).toEqual(planeColors(light, 0))
})
