import { line } from './shapes.ts'

/** Small icons on a grid of 24 by 24, drawn as outlines. They show without words what a template asks. */
const outlines = {
  play: 'M8 5l11 7-11 7z',
  stop: 'M6 6h12v12H6z',
  onward: 'M4 7l6 5-6 5M12 7l6 5-6 5',
  heart: 'M12 20c-7-5-9-8-9-11a4.6 4.6 0 0 1 9-1.5a4.6 4.6 0 0 1 9 1.5c0 3-2 6-9 11z',
  bulb: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.7-.5 1.2-.5 1.2h-6s.1-.5-.5-1.2z',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  enter: 'M14 4h5v16h-5M3 12h11M10 8l4 4-4 4',
  leave: 'M10 4H5v16h5M10 12h11M17 8l4 4-4 4',
  flag: 'M6 21V4M6 5c4-3 8 3 13 0v8c-5 3-9-3-13 0',
  people:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20v-1a5 5 0 0 1 10 0v1M16 11a3 3 0 1 0 0-6M16 14a5 5 0 0 1 5 5v1',
  person: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 21v-1a7 7 0 0 1 14 0v1',
  box: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c-5 6-5 12 0 18M12 3c5 6 5 12 0 18',
  question: 'M8 8.5a4 4 0 1 1 6 3.5c-1.5.9-2 1.5-2 3M12 19v.01',
  steps: 'M4 20h5v-5h5v-5h5V5',
  warning: 'M12 9v4M12 16.5v.01',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5l5 5L19 7',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v4l3 2',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M14 6l-6 6 6 6',
  forward: 'M10 6l6 6-6 6',
  smile: 'M8 14c1.5 3 6.5 3 8 0M9 9v.01M15 9v.01',
  frown: 'M8 16.5c1.5-3 6.5-3 8 0M9 9v.01M15 9v.01',
} as const

export type IconName = keyof typeof outlines

/** An icon around a point; a filled one has its interior in the colour too. */
export function icon(
  name: IconName,
  x: number,
  y: number,
  size: number,
  color: string,
  { isFilled = false, width = 2.2 }: { isFilled?: boolean; width?: number } = {},
): string {
  const scale = Math.round((size / 24) * 100) / 100
  const inside = line(outlines[name], color, width, isFilled ? { fill: color } : {})
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">${inside}</g>`
}
