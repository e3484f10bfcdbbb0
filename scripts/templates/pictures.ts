import { amber, brand, gray, green, red } from '#app/palette.ts'
import { box, circle, ground, line, ring, shape, turned } from './shapes.ts'

/** The pictures of templates by name: calm, abstract, told apart at a glance. Each is 640 by 360. */
export const pictures: Record<string, () => string[]> = {
  default: plenum,
  pic1: hills,
  pic2: notes,
  pic3: bars,
  pic4: target,
  pic5: network,
  pic6: steps,
  pic7: talk,
  pic8: matrix,
  pic9: way,
  pic10: idea,
}

export function pictureSvg(name: string): string {
  const inside = pictures[name]?.().join('\n') ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">\n${inside}\n</svg>\n`
}

/** Seats in rows around a speaker. */
function plenum(): string[] {
  const rows = [
    { r: 96, count: 9, fill: brand[6], size: 11 },
    { r: 142, count: 13, fill: brand[5], size: 11 },
    { r: 188, count: 17, fill: brand[4], size: 11 },
    { r: 234, count: 21, fill: brand[3], size: 11 },
  ]
  const seats = rows.flatMap(({ r, count, fill, size }) =>
    Array.from({ length: count }, (_, place) => {
      const angle = Math.PI * (place / (count - 1))
      return circle(320 - Math.cos(angle) * r, 292 - Math.sin(angle) * r, size, fill)
    }),
  )
  return [ground(brand[0], brand[1]), ...seats, circle(320, 286, 26, amber[3]), circle(320, 286, 12, '#fff')]
}

/** A morning over hills. */
function hills(): string[] {
  return [
    ground('#fff6e3', brand[1]),
    circle(446, 148, 104, amber[1]),
    circle(446, 148, 66, amber[2]),
    shape('M0 232C90 168 168 176 262 218S452 300 640 196V360H0Z', brand[2]),
    shape('M0 286C120 222 226 244 330 272S520 318 640 250V360H0Z', brand[4]),
    shape('M0 330C150 280 282 300 392 318S560 344 640 306V360H0Z', brand[6]),
  ]
}

/** Notes on a wall, one of them just being put up. */
function notes(): string[] {
  const note = (x: number, y: number, fill: string, ink: string, turn: number): string =>
    turned(turn, x + 62, y + 52, [
      box(x + 3, y + 6, 124, 104, 12, gray[9], { opacity: 0.06 }),
      box(x, y, 124, 104, 12, fill),
      box(x + 20, y + 26, 74, 10, 5, ink, { opacity: 0.3 }),
      box(x + 20, y + 48, 50, 10, 5, ink, { opacity: 0.2 }),
    ])
  return [
    ground('#f6f7fa', '#eef0f5'),
    note(70, 56, amber[1], amber[7], -4),
    note(222, 44, brand[1], brand[8], 2),
    note(72, 194, green[1], green[7], 3),
    note(226, 186, red[1], red[8], -3),
    note(384, 70, green[2], green[8], 5),
    note(392, 208, amber[2], amber[8], -2),
    turned(9, 520, 120, [
      box(476, 118, 124, 104, 12, brand[6]),
      circle(584, 134, 7, '#fff', { opacity: 0.9 }),
    ]),
  ]
}

/** What was counted. */
function bars(): string[] {
  const heights = [74, 122, 96, 168, 142, 214, 118, 186, 236, 158]
  const fills = [2, 3, 2, 4, 3, 5, 3, 4, 6, 4] as const
  return [
    ground(brand[0], '#fff'),
    ...heights.map((height, place) =>
      box(
        72 + place * 51,
        304 - height,
        32,
        height,
        16,
        place === 5 ? amber[3] : (brand[fills[place] ?? 3] ?? ''),
      ),
    ),
    line('M60 322H580', brand[2], 5),
  ]
}

/** Where it is to go. */
function target(): string[] {
  return [
    ground(green[0], green[1]),
    circle(400, 186, 210, '#fff', { opacity: 0.55 }),
    circle(400, 186, 154, green[2]),
    circle(400, 186, 104, green[4]),
    circle(400, 186, 58, green[6]),
    circle(400, 186, 20, '#fff'),
    line('M96 92 L388 184', amber[4], 9),
    line('M96 92l-22-29M96 92l-35 11M128 102l-22-29M128 102l-35 11', amber[4], 9),
  ]
}

/** People who know of each other. */
function network(): string[] {
  const points = [
    [132, 112, 26, 3],
    [238, 214, 38, 6],
    [118, 274, 18, 4],
    [348, 96, 30, 4],
    [398, 240, 24, 5],
    [512, 150, 40, 7],
    [542, 290, 20, 3],
    [268, 314, 14, 3],
  ] as const
  const pairs = [
    [0, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [3, 5],
    [4, 5],
    [5, 6],
    [4, 7],
    [0, 3],
  ] as const
  return [
    ground('#f6f7fa', brand[1]),
    ...pairs.map(([from, to]) =>
      line(`M${points[from][0]} ${points[from][1]}L${points[to][0]} ${points[to][1]}`, brand[2], 5),
    ),
    ...points.map(([x, y, r, tone]) => circle(x, y, r, brand[tone])),
    circle(348, 96, 12, '#fff'),
    ring(512, 150, 56, amber[3], 7),
  ]
}

/** Up, one step after the other. */
function steps(): string[] {
  const stairs = [brand[2], brand[3], brand[4], brand[5], brand[6]].map((fill, place) => {
    const top = 276 - place * 46
    return box(64 + place * 104, top, 96, 360 - top + 20, 14, fill)
  })
  return [
    ground('#fff', amber[0]),
    ...stairs,
    line('M112 236C160 150 200 168 218 196S262 92 322 150', amber[3], 5, { 'stroke-dasharray': '1 15' }),
    circle(322, 162, 22, amber[4]),
  ]
}

/** Two who talk. */
function talk(): string[] {
  const dots = (x: number, y: number, fill: string): string[] =>
    [0, 1, 2].map((place) => circle(x + place * 44, y, 12, fill))
  return [
    ground(red[0], brand[0]),
    shape(
      'M128 52h232a44 44 0 0 1 44 44v72a44 44 0 0 1-44 44H214l-62 52v-52h-24a44 44 0 0 1-44-44V96a44 44 0 0 1 44-44Z',
      brand[6],
    ),
    ...dots(200, 132, '#fff'),
    shape(
      'M322 150h192a44 44 0 0 1 44 44v60a44 44 0 0 1-44 44h-12v46l-60-46H322a44 44 0 0 1-44-44v-60a44 44 0 0 1 44-44Z',
      red[2],
    ),
    ...dots(374, 224, red[8]),
  ]
}

/** What is worth it, and what it takes. */
function matrix(): string[] {
  return [
    ground(gray[0], gray[1]),
    box(120, 40, 194, 134, 18, green[1]),
    box(326, 40, 194, 134, 18, brand[1]),
    box(120, 186, 194, 134, 18, '#fff'),
    box(326, 186, 194, 134, 18, amber[1]),
    circle(192, 116, 30, green[5]),
    circle(262, 84, 17, green[4]),
    circle(404, 98, 38, brand[6]),
    circle(474, 132, 16, brand[4]),
    circle(214, 258, 20, gray[4]),
    circle(432, 248, 26, amber[4]),
  ]
}

/** A long way with places to stop at. */
function way(): string[] {
  const stop = (x: number, y: number, fill: string): string[] => [
    circle(x, y, 23, '#fff'),
    circle(x, y, 14, fill),
  ]
  return [
    ground(green[0], '#fff'),
    circle(548, 60, 150, green[1], { opacity: 0.7 }),
    circle(70, 330, 130, brand[1], { opacity: 0.7 }),
    line('M-20 268C92 268 120 120 214 120S330 268 424 250 520 96 660 96', green[5], 16),
    ...stop(76, 244, amber[4]),
    ...stop(214, 120, brand[6]),
    ...stop(400, 253, red[4]),
    ...stop(536, 128, green[7]),
  ]
}

/** An idea in the evening. */
function idea(): string[] {
  const stars = [
    [88, 74, 4],
    [152, 214, 3],
    [206, 98, 3],
    [470, 62, 4],
    [548, 132, 3],
    [512, 268, 4],
    [96, 296, 3],
    [584, 316, 3],
  ] as const
  return [
    ground('#002f8a', '#0a1430'),
    ...stars.map(([x, y, r]) => circle(x, y, r, brand[2])),
    circle(320, 180, 150, amber[3], { opacity: 0.1 }),
    circle(320, 180, 108, amber[3], { opacity: 0.18 }),
    circle(320, 180, 68, amber[2]),
    line('M320 66V34M400 100l24-24M240 100l-24-24M434 180h34M172 180h34', amber[2], 9),
    line('M296 190l24-26 24 26M320 166v58', amber[6], 8),
    box(292, 258, 56, 13, 6.5, brand[3]),
    box(302, 279, 36, 13, 6.5, brand[3]),
  ]
}
