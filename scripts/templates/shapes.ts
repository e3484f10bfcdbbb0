/** Functions for the few shapes of the pictures; each returns SVG. */

type Attributes = Record<string, string | number>

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more })
}

/** A ring, or a part of one: `dash` is the pattern of drawn and skipped lengths. */
export function ring(
  cx: number,
  cy: number,
  r: number,
  stroke: string,
  width: number,
  more: Attributes = {},
) {
  return element('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width, ...more })
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, rx, fill, ...more })
}

export function shape(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more })
}

export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
}

/** A line of text. */
export function words(x: number, y: number, width: number, height: number, fill: string): string {
  return box(x, y, width, height, height / 2, fill)
}

/** Turned around a point, in degrees. */
export function turned(degrees: number, x: number, y: number, inside: string[]): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${inside.join('')}</g>`
}

/** A background gradient from the upper left to the lower right. */
export function ground(from: string, to: string): string {
  return (
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>` +
    `</linearGradient><rect width="640" height="360" fill="url(#g)"/>`
  )
}

function element(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${rounded(value)}"`)
  return `<${name}${written.join('')}/>`
}

function rounded(value: string | number): string | number {
  return typeof value === 'number' ? Math.round(value * 10) / 10 : value
}
