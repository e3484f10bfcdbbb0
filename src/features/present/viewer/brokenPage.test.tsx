import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { brokenPagePdf } from '#support/pdf/brokenPagePdf.ts'
import { startLibrary } from '#support/pdf/startLibrary.ts'
import { renderView } from '#support/views/renderView.tsx'
import { stillSlides } from '#support/views/stillSlides.ts'
import { FullSlide } from '../projector/FullSlide.tsx'
import type { SlidePages } from './pages.ts'
import type { openBytes } from './pdfLibrary.ts'
import { SlideStage } from './SlideStage.tsx'
import { useZoom } from './useZoom.ts'

let library: { openBytes: typeof openBytes }

beforeAll(async () => {
  ;({ library } = await startLibrary())
})

function Stage({ pages, page }: { pages: SlidePages; page: number }) {
  return <SlideStage {...{ pages, page }} zooming={useZoom(pages, page, false)} onTurn={null} />
}

const message = 'Slide 2 cannot be shown. The others can.'

test('[SL23] a page that the library cannot open says so', async () => {
  const pages = await library.openBytes(brokenPagePdf())
  expect(pages.count).toBe(4)
  renderView(<Stage pages={pages} page={2} />)
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  pages.close()
})

/** Slides of which some pages cannot be opened. */
function brokenAt(...broken: number[]) {
  const slides = stillSlides(3, { width: 960, height: 480 })
  const { sizeOf, draw } = slides
  const check = (page: number): void => {
    if (broken.includes(page)) throw new Error('no such page')
  }
  return Object.assign(slides, {
    sizeOf: async (page) => (check(page), sizeOf(page)),
    draw: async (page, drawing) => (check(page), draw(page, drawing)),
  } satisfies Partial<SlidePages>)
}

test('[SL23] a page that cannot be opened says so on the room’s screen, and the others stay', async () => {
  const slides = brokenAt(2)
  const fullSlide = (page: number) => (
    <FullSlide pages={slides} page={page} label="Slide" timer={null} note={null} />
  )
  const view = renderView(fullSlide(1))
  await screen.findByText('Words of 1')
  // Its neighbour is ready, and announces nothing yet.
  await waitFor(() => expect(document.querySelectorAll('canvas')).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
  view.rerender(fullSlide(2))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  view.rerender(fullSlide(3))
  await screen.findByText('Words of 3')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[SL23] the message has the size of another page, and a usual one where no page can be opened', async () => {
  window.innerHeight = 768
  const sheet = (): string | undefined => screen.getByRole('alert').parentElement?.style.cssText
  const one = renderView(<Stage pages={brokenAt(1)} page={1} />)
  await screen.findByRole('alert')
  expect(sheet()).toContain('height: 384px')
  one.unmount()
  renderView(<Stage pages={brokenAt(1, 2, 3)} page={1} />)
  await screen.findByRole('alert')
  expect(sheet()).toContain('height: 324px')
})
