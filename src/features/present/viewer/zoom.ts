/** Width and height of a page or of its place, in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** How large a page is shown: as large as the screen's default, by a factor, or fitted into its place. */
export type Zoom = { by: 'default' } | { by: 'factor'; factor: number } | { by: 'width' } | { by: 'page' }

export const zoomStep = 0.1
const thumbnailScale = 0.2
/** The room for a thumbnail, in pixels; `Thumbnails.module.css` knows it too. */
const thumbnailWidth = 212
const bounds = { least: 0.2, most: 4 }
/** Heights of windows between which the defaults change. */
const heights = { low: 800, high: 1000 }
/** Participants have no bars and panels around the page, so theirs is larger. */
const defaults = {
  facilitator: { low: 0.55, middle: 0.8, high: 1.1 },
  participant: { low: 0.8, middle: 1.1, high: 1.4 },
} as const

/** The default for a window of this height. SPEC SL23 */
export function defaultFactor(role: keyof typeof defaults, windowHeight: number): number {
  const factors = defaults[role]
  if (windowHeight < heights.low) return factors.low
  return windowHeight > heights.high ? factors.high : factors.middle
}

/**
 * The factor by which a page is shown. The default never makes a page wider than its place: on a phone it fits the
 * width. What fits may be smaller than the least zoom. SPEC SL23
 *
 * @param page at factor 1
 */
export function factorOf(zoom: Zoom, page: Size, place: Size, usual: number): number {
  // A place that is not measured yet limits nothing.
  const isMeasured = place.width > 0 && place.height > 0
  const toWidth = isMeasured ? place.width / page.width : usual
  const toPage = isMeasured ? Math.min(toWidth, place.height / page.height) : usual
  const fitting = { default: Math.min(usual, toWidth), width: toWidth, page: toPage }
  return zoom.by === 'factor' ? zoom.factor : Math.min(bounds.most, fitting[zoom.by])
}

/**
 * How large a page opens: as a whole where it would not fill its place at the usual size, otherwise at the usual size.
 * SPEC SL23
 */
export function openingZoom(page: Size, place: Size, usual: number): Zoom {
  return usual < factorOf({ by: 'page' }, page, place, usual) ? { by: 'page' } : { by: 'default' }
}

/** The factor of a thumbnail, smaller for a page that is very wide. */
export function thumbnailFactor({ width }: Size): number {
  return Math.min(thumbnailScale, thumbnailWidth / width)
}

/** One press of Zoom in or Zoom out: to the next step from the factor that is shown. */
export function steppedZoom(factor: number, direction: 1 | -1): Zoom {
  // Without the margin, 0.7000000001 would take two presses to leave.
  const steps = factor / zoomStep
  const next = direction === 1 ? Math.floor(steps + 1.001) : Math.ceil(steps - 1.001)
  return { by: 'factor', factor: within(Number((next * zoomStep).toFixed(2))) }
}

/** The zoom after a pinch, or after a turn of the wheel with Ctrl. */
export function scaledZoom(factor: number, by: number): Zoom {
  // A page that fits at less than the least zoom does not jump.
  return { by: 'factor', factor: within(factor * by, Math.min(factor, bounds.least)) }
}

/** Whether a press in this direction changes anything. */
export function canZoom(factor: number, direction: 1 | -1): boolean {
  return direction === 1 ? factor < bounds.most - 0.001 : factor > bounds.least + 0.001
}

function within(factor: number, least: number = bounds.least): number {
  return Math.min(bounds.most, Math.max(least, factor))
}
