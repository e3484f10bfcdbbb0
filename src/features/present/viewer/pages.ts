import type { Size } from './zoom.ts'

/** The pages of an open document, as views draw them; numbered from 1. */
export interface SlidePages {
  count: number
  /** At factor 1. */
  sizeOf: (page: number) => Promise<Size>
  /**
   * Draws a page, as large as the canvas element is shown. Drawings wait for each other; what is on the screen comes
   * first.
   *
   * @returns whether it looks the same ahead of its time and on the screen: a very large page is coarser ahead. Rejects
   *   with the reason of the signal when it was no longer wanted
   */
  draw: (page: number, drawing: Drawing) => Promise<boolean>
  /** Fills an element over the canvas with the words of a page, to be selected and read out. */
  write: (page: number, into: HTMLElement, factor: number, signal: AbortSignal) => Promise<void>
  /** What leads from a page to other pages and to addresses, in the order of reading. */
  linksOf: (page: number) => Promise<readonly PageLink[]>
  /** Opens the document again, after the server stopped giving the rest of it: then `draw` rejects with a `FileClosed`. */
  reopen?: () => void
}

/** A place on a page that leads elsewhere. */
export interface PageLink {
  box: PageBox
  /** The words that it lies over; empty over a picture. */
  words: string
  to: { url: string } | { page: number }
}

/** Where something is on a page, as shares of its width and height. */
export interface PageBox {
  left: number
  top: number
  width: number
  height: number
}

/** An open document that holds memory until it is closed. */
export interface ClosablePages extends SlidePages {
  close: () => void
}

export interface Drawing {
  canvas: HTMLCanvasElement
  factor: number
  /** Lower ones come first: 0 for what is on the screen, 1 for its neighbours, 2 for thumbnails. */
  turn: 0 | 1 | 2
  signal: AbortSignal
}
