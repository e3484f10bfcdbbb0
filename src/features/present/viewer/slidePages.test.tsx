import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { setDocument } from '#domain/present/document.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { brokenPagePdf } from '#support/pdf/brokenPagePdf.ts'
import { startLibrary } from '#support/pdf/startLibrary.ts'
import { renderView } from '#support/views/renderView.tsx'
import { stillSlides } from '#support/views/stillSlides.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { FullSlide } from '../projector/FullSlide.tsx'
import { PageName } from '../projector/PageName.tsx'
import { FileClosed } from './fileReading.ts'
import type { SlidePages } from './pages.ts'
import type { openBytes } from './pdfLibrary.ts'
import { SlidePage } from './SlidePage.tsx'
import { SlideStage } from './SlideStage.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import type { ThumbnailsProps } from './Thumbnails.tsx'
import { useZoom } from './useZoom.ts'

const size = { width: 960, height: 540 }
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('[SL23] a page that could not be drawn at one zoom is shown again at another one', async () => {
  const slides = stillSlides(1)
  const { draw } = slides
  slides.draw = async (page, drawing) => {
    if (drawing.factor > 1) throw new Error('too large')
    return draw(page, drawing)
  }
  const at = (factor: number) => (
    <SlidePage pages={slides} page={1} size={size} factor={factor} turn={0} hasText />
  )
  const view = renderView(at(2))
  await screen.findByRole('alert')
  view.rerender(at(1))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(slides.drawn).toEqual([[1, 0]])
  view.rerender(at(3))
  await screen.findByRole('alert')
  // What was drawn at this zoom is still there.
  view.rerender(at(1))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(slides.drawn).toHaveLength(1)
})

test('[SL23] a picture without words that cannot be drawn is a sign, and announces nothing', async () => {
  const slides = { ...stillSlides(1), draw: () => Promise.reject(new Error('no such page')) }
  renderView(<SlidePage pages={slides} page={1} size={size} factor={0.2} turn={2} hasText={false} />)
  await waitFor(() => expect(document.querySelector('[data-broken] svg')).toBeTruthy())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[SL21] [SL23] a page whose part of the file the server no longer gave says so, and the document can be opened again', async () => {
  const reopen = vi.fn()
  const slides = { ...stillSlides(1), draw: () => Promise.reject(new FileClosed('status 403')), reopen }
  renderView(<SlidePage pages={slides} page={1} size={size} factor={1} turn={0} hasText />)
  expect((await screen.findByRole('alert')).textContent).toContain('Slide 1 could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reopen).toHaveBeenCalledOnce()
})

test('[SL21] [SL23] where nobody presses anything, the document is opened again after a pause', async () => {
  vi.useFakeTimers()
  const reopen = vi.fn()
  const slides = { ...stillSlides(1), draw: () => Promise.reject(new FileClosed('status 403')), reopen }
  renderView(<SlidePage pages={slides} page={1} size={size} factor={1} turn={0} hasText isUnattended />)
  await pass(1000)
  expect(screen.getByRole('alert').textContent).toBe('Slide 1 could not be loaded.')
  expect([screen.queryByRole('button'), reopen.mock.calls.length]).toEqual([null, 0])
  await pass(20_000)
  expect(reopen).toHaveBeenCalledOnce()
})

test('[SL23] a thumbnail that could not be drawn is tried again when it is the current one', async () => {
  const slides = stillSlides(1)
  const { draw } = slides
  slides.draw = vi.fn().mockRejectedValueOnce(new Error('too much at once')).mockImplementation(draw)
  const thumbnail = (isCurrent: boolean) => (
    <SlidePage
      {...{ pages: slides, page: 1, size, factor: 0.2, turn: 2, hasText: false }}
      attempt={isCurrent}
    />
  )
  const view = renderView(thumbnail(false))
  const isBroken = (): boolean => document.querySelector('[data-broken]') !== null
  await waitFor(() => expect(isBroken()).toBe(true))
  view.rerender(thumbnail(true))
  await waitFor(() => expect(isBroken()).toBe(false))
  expect(slides.drawn).toEqual([[1, 2]])
})

test('[SL23] the strip shows the page on the screen, also after its direction or the number of pages changed', () => {
  const scroll = vi.fn()
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(scroll)
  const isScrolled = (): boolean => {
    const { calls } = scroll.mock
    return calls.splice(0).length > 0
  }
  const long = stillSlides(30)
  const props: ThumbnailsProps = { pages: long, page: 8, comments: null, isRow: false, onTurn: vi.fn() }
  const { rerender } = renderView(<Thumbnails {...props} />)
  expect(isScrolled()).toBe(true)
  rerender(<Thumbnails {...props} />)
  expect(isScrolled()).toBe(false)
  rerender(<Thumbnails {...props} isRow />)
  expect(isScrolled()).toBe(true)
  rerender(<Thumbnails {...props} pages={stillSlides(8)} isRow />)
  expect(isScrolled()).toBe(true)
})

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
  const fullSlide = (page: number) => <FullSlide pages={slides} page={page} label="Slide" note={null} />
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

test('[SL7] [SL23] the room’s screen shows one page, and the next one is drawn ahead', async () => {
  const slides = stillSlides(2)
  renderView(<FullSlide pages={slides} page={1} label="Slide 1 of 2" note={null} />)
  await screen.findByRole('region', { name: 'Slide 1 of 2' })
  await screen.findByText('Words of 1')
  await waitFor(() => expect(slides.drawn).toContainEqual([2, 1]))
  expect(slides.drawn).toContainEqual([1, 0])
})

test('[SL5] a next document that does not open is told under the slide of before', async () => {
  renderView(<FullSlide pages={stillSlides(2)} page={1} label="Slide" note="Not opened" />)
  await screen.findByText('Words of 1')
  expect(screen.getByRole('status').textContent).toBe('Not opened')
})

const part = agendaPart('p', { objectId: 'o', content: 'workshop | presentpdf' })

function Named() {
  return (
    <p>
      <PageName state={useStateDocument().state} />
    </p>
  )
}

test('[SL9] the bar names a slide that there is, and none without a document', () => {
  const { render, tell, room } = stillRoom('page-name')
  tell({ currentState: 'RU', activePartId: 'p', pdfPage: 8 }, { parts: [part] })
  const fill = (pages: number) =>
    act(() =>
      room.documents.get({ kind: 'board', id: 'o' }).fill((board) => {
        setDocument(board, pages > 0 ? { id: `d${pages}`, fileName: 'a.pdf', pages } : null)
      }),
    )
  render(<Named />)
  const named = (): string => screen.getByRole('paragraph').textContent
  fill(10)
  expect(named()).toBe('Slide 8')
  fill(3)
  expect(named()).toBe('Slide 3')
  act(() => tell({ focus: true, activePostId: 'c1' }))
  expect(named()).toBe('A comment on slide 3')
  fill(0)
  expect(named()).toBe('No slides')
})
