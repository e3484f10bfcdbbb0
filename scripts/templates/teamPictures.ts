import { amber, brand, gray, green, red } from '#app/theme/palette.ts'
import { icon } from './icons.ts'
import type { IconName } from './icons.ts'
import { note, part, sheet } from './parts.ts'
import { box, circle, ground, line, ring, shape } from './shapes.ts'

interface Hue {
  strong: string
  soft: string
  ink: string
}

const hues = {
  blue: { strong: brand[6], soft: brand[1], ink: brand[8] },
  green: { strong: green[5], soft: green[1], ink: green[7] },
  red: { strong: red[5], soft: red[1], ink: red[7] },
  amber: { strong: amber[4], soft: amber[1], ink: amber[7] },
  gray: { strong: gray[5], soft: gray[2], ink: gray[7] },
} as const satisfies Record<string, Hue>

/** Start, stop, continue: a column for each of the three questions. */
export function startStopContinue(): string[] {
  const columns: { sign: IconName; hue: Hue; written: number[] }[] = [
    { sign: 'play', hue: hues.green, written: [0.9, 0.5] },
    { sign: 'stop', hue: hues.red, written: [0.6, 0.85, 0.45] },
    { sign: 'onward', hue: hues.blue, written: [0.75, 0.55] },
  ]
  const drawn = columns.map(({ sign, hue, written }, index) => {
    const x = 38 + index * 194
    return part(
      sheet(x, 34, 176, 292),
      shape(`M${x} 52a18 18 0 0 1 18-18h140a18 18 0 0 1 18 18v60h-176z`, hue.strong),
      icon(sign, x + 88, 74, 52, '#fff', { isFilled: sign !== 'onward', width: 2.6 }),
      ...written.map((share, row) =>
        note(x + 16, 128 + row * 62, 144, 50, { fill: hue.soft, ink: hue.ink, written: share }),
      ),
    )
  })
  return [ground(gray[1], brand[1]), ...drawn]
}

/** The four Ls: liked, learned, lacked, longed for. */
export function fourLs(): string[] {
  const size = 54
  const fields: { sign: (x: number, y: number) => string; hue: Hue }[] = [
    { sign: (x, y) => icon('heart', x, y, size, '#fff', { isFilled: true }), hue: hues.red },
    { sign: (x, y) => icon('bulb', x, y, size, '#fff'), hue: hues.green },
    // An empty place for something that is missing.
    { sign: (x, y) => ring(x, y, 23, '#fff', 6, { 'stroke-dasharray': '9 9' }), hue: hues.gray },
    { sign: (x, y) => icon('star', x, y, size, '#fff', { isFilled: true }), hue: hues.amber },
  ]
  const drawn = fields.map(({ sign, hue }, index) => {
    const x = 38 + (index % 2) * 290
    const y = 32 + Math.floor(index / 2) * 154
    return part(
      box(x, y, 274, 142, 20, hue.soft),
      circle(x + 66, y + 71, 46, hue.strong),
      sign(x + 66, y + 71),
      note(x + 128, y + 26, 126, 40, { fill: '#fff', ink: hue.ink, written: 0.85 }),
      note(x + 128, y + 76, 126, 40, { fill: '#fff', ink: hue.ink, written: 0.5 }),
    )
  })
  return [ground(gray[1], brand[1]), ...drawn]
}

/** Five sides of working together: a wheel of them, and for each what is good and what would be better. */
export function healthCheck(): string[] {
  const sides = [
    { color: brand[6], good: 0.8 },
    { color: green[5], good: 0.95 },
    { color: amber[4], good: 0.5 },
    { color: red[5], good: 0.65 },
    { color: brand[3], good: 0.85 },
  ]
  const corner = (place: number, r: number): [number, number] => {
    const angle = (place / 5) * 2 * Math.PI - Math.PI / 2
    return [Math.round(182 + Math.cos(angle) * r), Math.round(192 + Math.sin(angle) * r)]
  }
  const web = (r: (place: number) => number): string =>
    `M${sides.map((_, index) => corner(index, r(index)).join(' ')).join('L')}Z`
  return [
    ground(green[0], brand[0]),
    shape(
      web(() => 140),
      '#fff',
    ),
    line(
      web(() => 140),
      gray[3],
      3,
    ),
    line(
      web(() => 94),
      gray[2],
      3,
    ),
    line(
      web(() => 48),
      gray[2],
      3,
    ),
    shape(
      web((place) => 138 * (sides[place]?.good ?? 0)),
      brand[5],
      { opacity: 0.34 },
    ),
    line(
      web((place) => 138 * (sides[place]?.good ?? 0)),
      brand[6],
      6,
    ),
    ...sides.map(({ color, good }, index) => {
      const y = 58 + index * 56
      const [x1, y1] = corner(index, 140)
      return part(
        circle(x1, y1, 17, color),
        circle(384, y + 14, 14, color),
        box(412, y, 188, 28, 14, gray[2]),
        box(412, y, 188 * good, 28, 14, color),
      )
    }),
  ]
}

/** The way in and the way out of a meeting, two questions at each. */
export function checkInCheckOut(): string[] {
  const doors: { sign: IconName; hue: Hue; x: number; written: [number, number] }[] = [
    { sign: 'enter', hue: hues.green, x: 38, written: [0.85, 0.6] },
    { sign: 'leave', hue: hues.blue, x: 330, written: [0.55, 0.8] },
  ]
  const drawn = doors.map(({ sign, hue, x, written }) =>
    part(
      sheet(x, 34, 272, 292),
      shape(`M${x} 52a18 18 0 0 1 18-18h236a18 18 0 0 1 18 18v120h-272z`, hue.strong),
      icon(sign, x + 136, 104, 104, '#fff', { width: 2.4 }),
      note(x + 20, 192, 232, 50, { fill: hue.soft, ink: hue.ink, written: written[0] }),
      note(x + 20, 256, 232, 50, { fill: hue.soft, ink: hue.ink, written: written[1] }),
    ),
  )
  return [ground(green[1], brand[1]), ...drawn]
}
