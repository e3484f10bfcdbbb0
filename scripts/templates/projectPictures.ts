import { amber, brand, gray, green, red } from '#app/theme/palette.ts'
import { icon } from './icons.ts'
import type { IconName } from './icons.ts'
import { note, part, sheet } from './parts.ts'
import { circle, ground, line, shape } from './shapes.ts'

/** The way to a common start: hopes and worries, success, working together, open questions and first steps. */
export function kickOff(): string[] {
  const stops: { sign: IconName; color: string; soft: string; ink: string; questions: number }[] = [
    { sign: 'heart', color: red[5], soft: red[1], ink: red[7], questions: 2 },
    { sign: 'flag', color: green[5], soft: green[1], ink: green[7], questions: 3 },
    { sign: 'people', color: brand[6], soft: brand[1], ink: brand[8], questions: 3 },
    { sign: 'steps', color: amber[4], soft: amber[1], ink: amber[7], questions: 2 },
  ]
  const drawn = stops.map(({ sign, color, soft, ink, questions }, index) => {
    const x = 98 + index * 148
    const y = 176 - index * 30
    return part(
      circle(x, y, 58, '#fff'),
      circle(x, y, 50, color),
      icon(sign, x, y, 54, '#fff', { isFilled: sign === 'heart' }),
      ...Array.from({ length: questions }, (_, row) =>
        note(x - 58, y + 72 + row * 42, 116, 34, { fill: soft, ink, written: row % 2 ? 0.55 : 0.85 }),
      ),
    )
  })
  return [
    ground('#fff', brand[1]),
    line('M-20 200L98 176L246 146L394 116L542 86L660 62', brand[3], 10, { 'stroke-dasharray': '2 22' }),
    ...drawn,
  ]
}

/** Causes of failure: people, the work itself and its environment, as the bones of a fish. */
export function preMortem(): string[] {
  const causes: { sign: IconName; color: string; soft: string; ink: string; x: number }[] = [
    { sign: 'person', color: brand[6], soft: brand[1], ink: brand[8], x: 86 },
    { sign: 'box', color: amber[4], soft: amber[1], ink: amber[7], x: 222 },
    { sign: 'globe', color: green[5], soft: green[1], ink: green[7], x: 358 },
  ]
  const drawn = causes.map(({ sign, color, soft, ink, x }) =>
    part(
      line(`M${x} 92L${x + 76} 180L${x} 268`, color, 10),
      circle(x, 80, 46, color),
      icon(sign, x, 80, 48, '#fff'),
      note(x - 58, 244, 116, 38, { fill: soft, ink, written: 0.8 }),
      note(x - 58, 290, 116, 38, { fill: soft, ink, written: 0.5 }),
    ),
  )
  return [
    ground(red[0], red[1]),
    line('M36 180H470', red[5], 12),
    ...drawn,
    shape('M505 100a26 26 0 0 1 46 0l64 122a26 26 0 0 1-23 38H464a26 26 0 0 1-23-38z', red[5]),
    icon('warning', 528, 184, 126, '#fff', { width: 3 }),
  ]
}

/** Events over time; below it what helped, what hindered and where there was luck. */
export function incident(): string[] {
  const columns: { sign: IconName; color: string; soft: string; ink: string; written: number[] }[] = [
    { sign: 'plus', color: green[5], soft: green[1], ink: green[7], written: [0.85, 0.55] },
    { sign: 'minus', color: red[5], soft: red[1], ink: red[7], written: [0.6, 0.8] },
    { sign: 'star', color: amber[4], soft: amber[1], ink: amber[7], written: [0.5, 0.75] },
  ]
  const drawn = columns.map(({ sign, color, soft, ink, written }, index) => {
    const x = 38 + index * 194
    return part(
      sheet(x, 154, 176, 172),
      circle(x + 88, 196, 26, color),
      icon(sign, x + 88, 196, 34, '#fff', { width: 3, isFilled: sign === 'star' }),
      ...written.map((share, row) =>
        note(x + 16, 232 + row * 44, 144, 36, { fill: soft, ink, written: share }),
      ),
    )
  })
  return [
    ground(gray[1], gray[2]),
    line('M44 84H596', gray[5], 8),
    ...[80, 172, 448, 560].map((x) => circle(x, 84, 16, '#fff') + circle(x, 84, 9, gray[6])),
    circle(310, 84, 54, red[5]),
    icon('bolt', 310, 84, 62, '#fff', { isFilled: true, width: 1 }),
    ...drawn,
  ]
}
