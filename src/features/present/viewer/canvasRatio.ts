import type { Drawing } from './pages.ts'
import type { Size } from './zoom.ts'

/**
 * By turn: phones refuse canvases larger than the first, and a page of a hostile file may be metres wide. What is drawn
 * ahead, and thumbnails, take less.
 */
const mostPixels = [16_000_000, 6_000_000, 500_000] as const
const mostLength = 8192

/**
 * How many pixels of a canvas are drawn per CSS pixel: those of the screen, fewer for a page that is shown very large.
 *
 * @param shown the page's size on the screen
 */
export function canvasRatio(shown: Size, screenRatio: number, turn: Drawing['turn']): number {
  const byArea = Math.sqrt(mostPixels[turn] / (shown.width * shown.height))
  const byLength = mostLength / Math.max(shown.width, shown.height)
  return Math.min(screenRatio, byArea, byLength)
}
