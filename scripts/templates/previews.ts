import { amber, brand, gray, green, red } from '#app/theme/palette.ts'
import { icon } from './icons.ts'
import { organize } from './organizePreview.ts'
import { box, circle, line, words } from './shapes.ts'

/** A preview of each kind of activity, by the name of its picture: 640 by 400, and without words. */
export const previews: Record<string, () => string[]> = {
  brainstorm,
  identify,
  matrix,
  organize,
  planner,
  pulse,
  scales,
  slides,
}

export function previewSvg(name: string): string {
  const inside = [
    box(0, 0, 640, 400, 0, brand[0]),
    box(24, 24, 592, 352, 18, '#fff', { stroke: brand[1] }),
    ...(previews[name]?.() ?? []),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">\n${inside.join('\n')}\n</svg>\n`
}

/** Answers as cards with likes, below a question; room for one more. */
function brainstorm(): string[] {
  const cards = [
    { fill: amber[1], ink: amber[7], likes: 3, written: [118, 74] },
    { fill: green[1], ink: green[7], likes: 5, written: [128, 100] },
    { fill: brand[1], ink: brand[8], likes: 2, written: [96, 120] },
    { fill: red[1], ink: red[7], likes: 4, written: [124, 60] },
    { fill: gray[2], ink: gray[7], likes: 1, written: [84, 104] },
    { fill: green[0], ink: green[7], likes: 2, written: [110, 82] },
  ]
  return [
    words(48, 48, 262, 20, gray[8]),
    ...cards.map(({ fill, ink, likes, written }, index) => {
      const x = 48 + (index % 3) * 186
      const y = 92 + Math.floor(index / 3) * 116
      return [
        box(x, y, 172, 102, 14, fill),
        ...written.map((width, row) =>
          box(x + 18, y + 22 + row * 21, width, 11, 5.5, ink, { opacity: row === 0 ? 0.62 : 0.34 }),
        ),
        ...Array.from({ length: likes }, (_, like) =>
          icon('heart', x + 28 + like * 24, y + 79, 21, ink, { isFilled: true }),
        ),
      ].join('')
    }),
    box(48, 326, 436, 34, 17, gray[0], { stroke: gray[3] }),
    words(68, 338, 130, 10, gray[4]),
    box(496, 326, 96, 34, 17, brand[6]),
    icon('arrow', 544, 343, 24, '#fff', { width: 3 }),
  ]
}

/** Topics one below the other, each with its answers and what is written about them; room for one more. */
function identify(): string[] {
  const [warm, cool, fresh] = [
    { fill: amber[1], ink: amber[7] },
    { fill: brand[1], ink: brand[8] },
    { fill: green[1], ink: green[7] },
  ]
  const topics = [
    { title: 180, cards: [warm, cool, fresh] },
    { title: 236, cards: [{ fill: red[1], ink: red[7] }, cool] },
    { title: 148, cards: [fresh, warm, cool] },
  ]
  return [
    ...topics.map(({ title, cards }, topic) => {
      const y = 44 + topic * 92
      return [
        words(48, y, title, 15, gray[8]),
        words(62 + title, y + 2, 34, 11, gray[4]),
        ...cards.map(({ fill, ink }, index) => {
          const x = 48 + index * 186
          return [
            box(x, y + 24, 172, 54, 12, fill),
            box(x + 16, y + 37, 84 + ((topic + index) % 3) * 22, 11, 5.5, ink, { opacity: 0.62 }),
            box(x + 16, y + 57, 128 - ((topic + index) % 2) * 26, 7, 3.5, ink, { opacity: 0.34 }),
          ].join('')
        }),
      ].join('')
    }),
    box(48, 326, 436, 34, 17, gray[0], { stroke: gray[3] }),
    words(68, 338, 130, 10, gray[4]),
    box(496, 326, 96, 34, 17, brand[6]),
    icon('arrow', 544, 343, 24, '#fff', { width: 3 }),
  ]
}

/** Polls between two axes. */
function matrix(): string[] {
  const fields = [
    { x: 92, y: 50, fill: green[0], ink: green[6] },
    { x: 344, y: 50, fill: brand[0], ink: brand[8] },
    { x: 92, y: 190, fill: gray[0], ink: gray[7] },
    { x: 344, y: 190, fill: red[0], ink: red[7] },
  ]
  const polls = [
    [196, 124, 20, green[6]],
    [292, 100, 13, green[6]],
    [430, 126, 24, brand[6]],
    [534, 146, 15, brand[6]],
    [240, 268, 14, gray[6]],
    [166, 292, 10, gray[6]],
    [476, 272, 17, red[6]],
    [398, 288, 12, red[6]],
  ] as const
  return [
    ...fields.map(
      ({ x, y, fill, ink }) =>
        box(x, y, 246, 134, 12, fill) + box(x + 18, y + 18, 84, 10, 5, ink, { opacity: 0.5 }),
    ),
    ...polls.map(([x, y, r, fill]) => circle(x, y, r, fill, { opacity: 0.84 })),
    line('M76 336V48M68 58l8-10 8 10', gray[5], 3),
    line('M76 336H596M586 328l10 8-10 8', gray[5], 3),
    words(300, 352, 84, 9, gray[5]),
    box(48, 150, 9, 84, 4.5, gray[5]),
  ]
}

/** A table of tasks with assignee and date. */
function planner(): string[] {
  const columns = [
    { x: 48, width: 268 },
    { x: 322, width: 130 },
    { x: 458, width: 134 },
  ]
  const rows = [
    { written: 180, people: [brand[5]], date: 62 },
    { written: 134, people: [green[5], amber[4]], date: 74 },
    { written: 108, people: [red[5]], date: 56 },
    { written: 156, people: [brand[5]], date: 68 },
  ]
  return [
    words(48, 46, 210, 18, gray[8]),
    ...columns.map(
      ({ x, width }) => box(x, 84, width, 36, 9, brand[1]) + words(x + 18, 97, width * 0.34, 10, brand[7]),
    ),
    ...rows.map(({ written, people, date }, row) => {
      const y = 128 + row * 48
      const isEdited = row === 1
      const cells = columns.map(({ x, width }, index) =>
        box(x, y, width, 40, 9, isEdited && index === 0 ? '#fff' : gray[0], {
          ...(isEdited && index === 0 ? { stroke: brand[6], 'stroke-width': 3 } : {}),
        }),
      )
      return [
        ...cells,
        words(66, y + 15, written, 10, gray[6]),
        ...people.map((fill, index) => circle(350 + index * 28, y + 20, 13, fill)),
        words(476, y + 15, date, 10, gray[5]),
      ].join('')
    }),
    icon('plus', 62, 342, 24, brand[7], { width: 3 }),
    words(84, 337, 88, 10, brand[7]),
  ]
}

/** Statements in two categories, each with its votes around the middle and their average. */
function pulse(): string[] {
  const shades = [amber[6], amber[2], gray[3], brand[2], brand[6]]
  const middle = 400
  const categories = [
    {
      written: 128,
      statements: [
        { written: 122, votes: [0, 18, 42, 84, 58], mean: 66 },
        { written: 96, votes: [20, 46, 60, 50, 24], mean: 6 },
        { written: 138, votes: [0, 12, 30, 72, 92], mean: 92 },
      ],
    },
    {
      written: 94,
      statements: [
        { written: 108, votes: [44, 66, 40, 30, 0], mean: -64 },
        { written: 130, votes: [14, 30, 56, 66, 34], mean: 30 },
      ],
    },
  ]
  let y = 48
  return [
    line(`M${middle} 48V352`, gray[4], 2),
    ...categories.flatMap(({ written, statements }) => {
      const title = words(48, y, written, 15, gray[8])
      const rows = statements.map((statement, at) => {
        const top = y + 34 + at * 44
        const [one = 0, two = 0, three = 0] = statement.votes
        let x = middle - one - two - three / 2
        const bars = statement.votes.map((width, value) => {
          const bar = width === 0 ? '' : box(x, top, width - 2, 22, 4, shades[value] ?? gray[3])
          x += width
          return bar
        })
        const knob = circle(middle + statement.mean, top + 30, 5, gray[8])
        return [words(48, top + 6, statement.written, 10, gray[5]), ...bars, knob].join('')
      })
      y += 58 + statements.length * 44
      return [title, ...rows]
    }),
  ]
}

/** Polls on one axis, each with its average. */
function scales(): string[] {
  const polls = [
    { written: 72, share: 0.82 },
    { written: 56, share: 0.66 },
    { written: 64, share: 0.46 },
    { written: 48, share: 0.3 },
  ]
  return [
    words(48, 48, 240, 20, gray[8]),
    ...polls.map(({ written, share }, row) => {
      const y = 122 + row * 60
      const knob = 150 + 372 * share
      return [
        words(48, y - 6, written, 12, gray[7]),
        box(150, y - 7, 372, 14, 7, gray[2]),
        box(150, y - 7, 372 * share, 14, 7, brand[6]),
        ...[0, 1, 2, 3, 4].map((step) => circle(157 + step * 89.5, y, 3, gray[4])),
        circle(knob, y, 15, '#fff', { stroke: brand[6], 'stroke-width': 5 }),
        box(548, y - 16, 44, 32, 9, brand[1]),
        words(559, y - 5, 22, 10, brand[7]),
      ].join('')
    }),
    words(150, 346, 46, 8, gray[4]),
    words(476, 346, 46, 8, gray[4]),
  ]
}

/** Slides of a document beside the one that is shown. */
function slides(): string[] {
  const bars = [46, 70, 58, 96, 118]
  const tones = [2, 3, 4, 5, 6] as const
  return [
    ...[0, 1, 2, 3].map((place) => {
      const y = 48 + place * 78
      const isShown = place === 1
      return [
        box(48, y, 96, 64, 9, isShown ? brand[0] : '#fff', {
          stroke: isShown ? brand[6] : gray[3],
          'stroke-width': isShown ? 3 : 2,
        }),
        words(60, y + 14, 52, 8, isShown ? brand[4] : gray[4]),
        words(60, y + 30, 70, 6, gray[2]),
        words(60, y + 42, 60, 6, gray[2]),
      ].join('')
    }),
    box(168, 48, 424, 252, 14, gray[9]),
    words(200, 84, 236, 22, '#fff'),
    words(200, 124, 150, 9, brand[5]),
    ...bars.map((height, index) =>
      box(216 + index * 68, 280 - height, 44, height, 8, brand[tones[index] ?? 6]),
    ),
    box(298, 316, 164, 36, 18, gray[1]),
    ...[0, 1, 2, 3].map((place) => circle(350 + place * 20, 334, 5, place === 1 ? brand[6] : gray[4])),
    icon('back', 278, 334, 28, gray[7], { width: 3 }),
    icon('forward', 482, 334, 28, gray[7], { width: 3 }),
  ]
}
