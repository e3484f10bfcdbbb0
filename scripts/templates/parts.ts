import { gray } from '#app/theme/palette.ts'
import { box } from './shapes.ts'

/** A question, topic or activity of the template in a picture: there are as many as in the template. */
export function part(...inside: readonly string[]): string {
  return `<g class="part">${inside.join('')}</g>`
}

/** A white sheet with a soft shadow. */
export function sheet(x: number, y: number, width: number, height: number, rx = 18): string {
  return (
    box(x + 2, y + 5, width, height, rx, gray[9], { opacity: 0.07 }) + box(x, y, width, height, rx, '#fff')
  )
}

/** An answer: a coloured card with a bar for its text. */
export function note(
  x: number,
  y: number,
  width: number,
  height: number,
  { fill, ink, written = 0.6 }: { fill: string; ink: string; written?: number },
): string {
  const bar = Math.min(12, height * 0.26)
  const side = Math.min(18, height * 0.4)
  const text = box(x + side, y + (height - bar) / 2, (width - 2 * side) * written, bar, bar / 2, ink, {
    opacity: 0.34,
  })
  return box(x, y, width, height, Math.min(12, height / 2.6), fill) + text
}
