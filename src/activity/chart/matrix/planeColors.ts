import type { ChartColors, ChartScheme } from '../chartColors.ts'

/** The backgrounds of the quadrants I to IV: top left, top right, bottom left, bottom right. */
export type QuadrantColors = readonly [string, string, string, string]

/**
 * The colour schemes of a matrix. 0 is plain, 1 shades of one colour, 2 and 3 two colours that colour-blind people can
 * tell apart, 4 shades of grey for print. Quadrants are told apart by place and label, never by colour alone.
 */
const schemes: Readonly<Record<ChartScheme, readonly QuadrantColors[]>> = {
  light: [
    ['#ffffff', '#ffffff', '#ffffff', '#ffffff'],
    ['#dbe7ff', '#c2d7ff', '#f4f8ff', '#e6eeff'],
    ['#dcebfb', '#c9e0f7', '#f3f4f7', '#fde6cf'],
    ['#d8f1e4', '#e2ecfb', '#f5f3ea', '#f7e3ef'],
    ['#eef0f5', '#dfe3ea', '#fafbfc', '#e8ebf0'],
  ],
  dark: [
    ['#181e29', '#181e29', '#181e29', '#181e29'],
    ['#182b52', '#1b3566', '#171f2f', '#182440'],
    ['#17304a', '#1a3a5c', '#1e2430', '#43301a'],
    ['#163529', '#1b2c48', '#2b2920', '#3b2233'],
    ['#252c39', '#303948', '#1a202b', '#20262f'],
  ],
}

/** How many schemes there are, with the plain one. */
export const planeSchemes = schemes.light.length

/** @param scheme a matrix's `matrixColor`; unknown numbers count as 0, white */
export function planeColors({ scheme }: ChartColors, matrixColor: number): QuadrantColors {
  const all = schemes[scheme]
  return all[matrixColor] ?? all[0] ?? ['#ffffff', '#ffffff', '#ffffff', '#ffffff']
}
