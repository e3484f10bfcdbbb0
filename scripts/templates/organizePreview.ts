import { amber, brand, gray, green } from '#app/theme/palette.ts'
import { box, line, turned, words } from './shapes.ts'

/** Items in sections, with how many there are in each; one is on its way out of those that are not sorted. */
export function organize(): string[] {
  const sections = [
    { title: 70, fill: amber[1], ink: amber[7], edge: amber[4], written: [84, 62, 90] },
    { title: 76, fill: green[1], ink: green[7], edge: green[5], written: [70, 92] },
    { title: 58, fill: brand[1], ink: brand[8], edge: brand[5], written: [88, 56, 76, 66] },
  ]
  const card = (x: number, y: number, width: number, fill: string, ink: string): string =>
    box(x, y, 118, 48, 10, fill) +
    box(x + 12, y + 13, width, 9, 4.5, ink, { opacity: 0.62 }) +
    box(x + 12, y + 29, width * 0.62, 6, 3, ink, { opacity: 0.34 })
  const column = (at: number, title: number, edge: string, inside: readonly string[]): string => {
    const x = 42 + at * 141
    return [
      box(x, 46, 134, 308, 14, gray[0]),
      box(x, 46, 134, 6, 3, edge),
      words(x + 12, 64, title, 11, gray[8]),
      words(x + 104, 65, 18, 9, gray[4]),
      ...inside,
    ].join('')
  }
  return [
    column(
      0,
      64,
      gray[4],
      [80, 58].map((width, row) => card(50, 88 + row * 56, width, gray[2], gray[7])),
    ),
    ...sections.map(({ title, fill, ink, edge, written }, index) =>
      column(
        index + 1,
        title,
        edge,
        written.map((width, row) => card(50 + (index + 1) * 141, 88 + row * 56, width, fill, ink)),
      ),
    ),
    box(332, 200, 118, 56, 10, 'none', { stroke: green[5], 'stroke-width': 2, 'stroke-dasharray': '6 6' }),
    line('M84 204C90 280 150 322 226 306', gray[4], 3, { 'stroke-dasharray': '2 9' }),
    turned(-5, 296, 290, [
      box(240, 274, 118, 48, 10, gray[9], { opacity: 0.1 }),
      card(237, 268, 82, '#fff', gray[7]),
      box(237, 268, 118, 48, 10, 'none', { stroke: brand[6], 'stroke-width': 3 }),
    ]),
  ]
}
