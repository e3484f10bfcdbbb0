import { amber, brand, gray, green, red } from '#app/theme/palette.ts'
import { icon } from './icons.ts'
import type { IconName } from './icons.ts'
import { note, part, sheet } from './parts.ts'
import { box, circle, ground, line, shape } from './shapes.ts'

/** One question, many ideas, a few better ones, and what is tried. */
export function ideaSprint(): string[] {
  const tints = [
    { fill: amber[2], ink: amber[8] },
    { fill: green[2], ink: green[8] },
    { fill: brand[2], ink: brand[8] },
    { fill: red[2], ink: red[8] },
  ] as const
  const many = Array.from({ length: 12 }, (_, index) => {
    const tint = tints[(index * 3 + Math.floor(index / 2)) % 4] ?? tints[0]
    return note(158 + (index % 2) * 76, 42 + Math.floor(index / 2) * 47, 68, 38, { ...tint, written: 0.8 })
  })
  return [
    ground('#fff6e3', brand[1]),
    shape('M146 18L640 118V242L146 342Z', '#fff', { opacity: 0.6 }),
    part(circle(76, 180, 50, brand[6]), icon('question', 76, 180, 62, '#fff', { width: 2.8 })),
    part(...many),
    part(
      ...[0, 1, 2].map((row) => {
        const tint = tints[(row + 1) % 4] ?? tints[0]
        return (
          note(342, 98 + row * 58, 118, 48, { ...tint, written: 0.6 }) +
          icon('plus', 440, 122 + row * 58, 20, tint.ink, { width: 3.4 })
        )
      }),
    ),
    part(
      circle(552, 180, 62, amber[3]),
      icon('bulb', 552, 178, 76, '#fff', { width: 2.2 }),
      circle(600, 232, 24, green[5]),
      icon('check', 600, 232, 28, '#fff', { width: 3.4 }),
    ),
  ]
}

/** Questions of the audience, the most wanted first: answered, open, and kept for after the meeting. */
export function questionsFromTheRoom(): string[] {
  const rows: { width: number; likes: number; color: string; sign: IconName; isGroup: boolean }[] = [
    { width: 452, likes: 6, color: green[5], sign: 'check', isGroup: true },
    { width: 386, likes: 4, color: brand[6], sign: 'question', isGroup: false },
    { width: 320, likes: 2, color: amber[4], sign: 'clock', isGroup: true },
  ]
  const people = Array.from({ length: 9 }, (_, index) => {
    const x = 40 + index * 70
    return circle(x, 322, 16, brand[4]) + shape(`M${x - 30} 360a30 20 0 0 1 60 0z`, brand[4])
  })
  const drawn = rows.map(({ width, likes, color, sign, isGroup }, row) => {
    const y = 22 + row * 92
    const inside = [
      circle(76, y + 38, 36, color),
      icon(sign, 76, y + 38, 46, '#fff', { width: 3 }),
      sheet(126, y, width, 76),
      box(150, y + 20, width - 110, 12, 6, gray[3]),
      ...Array.from({ length: likes }, (_, index) =>
        icon('heart', 161 + index * 30, y + 53, 25, red[5], { isFilled: true }),
      ),
    ]
    return isGroup ? part(...inside) : inside.join('')
  })
  return [ground(brand[0], brand[1]), ...drawn, ...people]
}

/** Six stops of a journey with what people want, what delights and what annoys them there. */
export function customerJourney(): string[] {
  const moods = [96, 62, 84, 46, 118, 60]
  const colors = [brand[3], brand[4], brand[5], brand[6], brand[5], brand[4]]
  const at = (place: number): number => 68 + place * 101
  const way = moods.map((y, index) => `${at(index)} ${y}`)
  return [
    ground('#fff', green[1]),
    line(`M${way.join('L')}`, brand[2], 12),
    ...moods.map((mood, index) => {
      const x = at(index)
      const isHappy = mood < 90
      return part(
        circle(x, mood, 33, '#fff'),
        circle(x, mood, 28, isHappy ? green[4] : red[4]),
        icon(isHappy ? 'smile' : 'frown', x, mood, 46, '#fff', { width: 2.8 }),
        box(x - 43, 166, 86, 26, 13, colors[index] ?? brand[6]),
        note(x - 43, 200, 86, 38, { fill: gray[2], ink: gray[7], written: 0.8 }),
        note(x - 43, 246, 86, 38, { fill: green[1], ink: green[7], written: 0.55 }),
        note(x - 43, 292, 86, 38, { fill: red[1], ink: red[7], written: 0.7 }),
      )
    }),
  ]
}
