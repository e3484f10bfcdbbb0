import type { Size } from './zoom.ts'

/** Phones refuse larger canvases, and a page of a hostile file may be metres wide. */
const mostPixels = 16_000_000
const mostLength = 8192

/**
 * How many pixels of a canvas are drawn per CSS pixel: those of the screen, fewer for a page that is shown very large.
 *
 * @param shown the page's size on the screen
 */
export function canvasRatio(shown: Size, screenRatio: number): number {
  const byArea = Math.sqrt(mostPixels / (shown.width * shown.height))
  const byLength = mostLength / Math.max(shown.width, shown.height)
  return Math.min(screenRatio, byArea, byLength)
}
