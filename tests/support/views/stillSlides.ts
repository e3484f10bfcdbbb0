import type { ClosablePages, Drawing, PageLink } from '#features/present/viewer/pages.ts'

/** An open document without a file: it notes what views ask it to draw. */
export interface StillSlides extends ClosablePages {
  /** Pages in the order in which they were drawn, with their turns. */
  drawn: [page: number, turn: Drawing['turn']][]
  /** Of every page. */
  links: PageLink[]
  isClosed: boolean
}

export function stillSlides(count: number, size = { width: 960, height: 540 }): StillSlides {
  const slides: StillSlides = {
    ...{ count, drawn: [], links: [], isClosed: false },
    sizeOf: async () => size,
    async draw(page, { turn }) {
      slides.drawn.push([page, turn])
      return true
    },
    async write(page, into) {
      into.textContent = `Words of ${page}`
    },
    linksOf: async () => slides.links,
    close() {
      slides.isClosed = true
    },
  }
  return slides
}
