/** What stands beside a slide takes of the width, in pixels, with its gap; the styles of both know it too. */
const widths = { thumbnails: 248, comments: 304 }
/** Of a window's width a slide has at least this share. */
const slideShare = 0.6

/** What there is room for on a page. */
export interface SlideRoom {
  /** Of the page, in pixels; 0 until it is measured. */
  width: number
  windowWidth: number
  /** Comments are under the slide and take nothing of its width. */
  isNarrow: boolean
  /** Thumbnails are in a row above the slide. */
  isRow: boolean
}

/** Whether the slide keeps its share of the window's width beside thumbnails, and beside comments where these are open. SPEC SL27 */
export function fitThumbnails(
  { width, windowWidth, isNarrow, isRow }: SlideRoom,
  areCommentsOpen: boolean,
): boolean {
  if (isRow || width === 0) return true
  const taken = widths.thumbnails + (areCommentsOpen && !isNarrow ? widths.comments : 0)
  return width - taken >= slideShare * windowWidth
}
