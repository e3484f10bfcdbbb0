import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { stillSlides } from '#support/views/stillSlides.ts'
import { PageField } from './PageField.tsx'
import { SlideStage } from './SlideStage.tsx'
import { useSlideKeys } from './useSlideKeys.ts'
import { useZoom } from './useZoom.ts'
import { ViewerBar } from './ViewerBar.tsx'

const slides = stillSlides(12)

const turned = vi.fn()

function Stage({
  page,
  isFull = false,
  mayTurn = true,
}: {
  page: number
  isFull?: boolean
  mayTurn?: boolean
}) {
  const zooming = useZoom(slides, page, isFull)
  return (
    <>
      <SlideStage pages={slides} page={page} zooming={zooming} onTurn={mayTurn ? turned : null} />
      <ViewerBar
        turning={mayTurn ? { page, count: slides.count, onTurn: turned } : null}
        zooming={zooming}
        fullScreen={{ isOn: isFull, toggle: null }}
        thumbnails={null}
      />
    </>
  )
}

test('[SL23] only the page on the screen and its neighbours are drawn; its words can be read out', async () => {
  slides.drawn = []
  const view = renderView(<Stage page={5} />)
  await screen.findByText('Words of 5')
  screen.getByRole('region', { name: 'Slide 5 of 12' })
  await waitFor(() => expect(slides.drawn.map(([page]) => page).sort()).toEqual([4, 5, 6]))
  expect(slides.drawn.find(([page]) => page === 5)?.[1]).toBe(0)
  expect(screen.queryByText('Words of 4')).toBeNull()
  view.rerender(<Stage page={6} />)
  await screen.findByText('Words of 6')
  await waitFor(() => expect(slides.drawn.map(([page]) => page)).toContain(7))
  // The neighbour was there already: a turn draws nothing that was drawn.
  expect(slides.drawn.filter(([page]) => page === 6)).toHaveLength(1)
  expect(document.querySelectorAll('canvas')).toHaveLength(3)
})

test('[SL23] a canvas that leaves the screen is emptied', async () => {
  const view = renderView(<Stage page={5} />)
  await waitFor(() => expect(document.querySelectorAll('canvas')).toHaveLength(3))
  const canvases = [...document.querySelectorAll('canvas')]
  const areas = (): number[] => canvases.map(({ width, height }) => width * height)
  expect(Math.min(...areas())).toBeGreaterThan(0)
  view.rerender(<Stage page={7} />)
  await waitFor(() => expect(areas().filter((area) => area > 0)).toHaveLength(1))
  view.unmount()
  expect(areas()).toEqual([0, 0, 0])
})

test('[SL23] zoom goes in steps of a tenth, and back to the usual size', async () => {
  window.innerHeight = 900
  renderView(<Stage page={1} />)
  await screen.findByText('110 %')
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  await screen.findByText('120 %')
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  await screen.findByText('100 %')
  fireEvent.click(screen.getByRole('button', { name: 'Size of the slide, 100 %' }))
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Usual size' }))
  await screen.findByText('110 %')
})

test('[SL23] full screen has a zoom of its own, which begins with the whole page', async () => {
  window.innerHeight = 900
  const view = renderView(<Stage page={1} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Zoom in' }))
  await screen.findByText('120 %')
  view.rerender(<Stage page={1} isFull />)
  // As large as its place, which has no size here: as usual.
  await screen.findByText('110 %')
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  await screen.findByText('100 %')
  view.rerender(<Stage page={1} />)
  await screen.findByText('120 %')
  view.rerender(<Stage page={1} isFull />)
  await screen.findByText('110 %')
})

test('[SL28] the bar says which slide it is and turns it, also in full screen, for whoever may', () => {
  turned.mockClear()
  const view = renderView(<Stage page={2} />)
  const next = screen.getByRole('button', { name: 'Next slide' })
  act(() => next.focus())
  fireEvent.click(next)
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
  expect(turned.mock.calls).toEqual([[3], [1]])
  screen.getByRole('textbox', { name: /Slide 2 of 12/ })
  view.rerender(<Stage page={12} isFull />)
  fireEvent.click(next)
  expect(turned).toHaveBeenCalledTimes(2)
  // At the end the button says so and keeps the focus.
  expect([next.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', next])
  view.rerender(<Stage page={2} mayTurn={false} />)
  expect(screen.queryByRole('group', { name: 'Turning slides' })).toBeNull()
})

test('[SL26] addresses open beside the session; to other pages leads a link only for whoever may turn them', async () => {
  turned.mockClear()
  const box = { left: 0.1, top: 0.2, width: 0.5, height: 0.05 }
  slides.links = [
    { box, words: 'The minutes', to: { url: 'https://plenum.example/' } },
    { box, words: 'The end', to: { page: 9 } },
    { box, words: '', to: { page: 2 } },
  ]
  const view = renderView(<Stage page={1} />)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'The minutes' })
  expect([link.href, link.target, link.rel, link.title]).toEqual([
    ...['https://plenum.example/', '_blank', 'noopener noreferrer', 'https://plenum.example/'],
  ])
  expect([link.style.left, link.style.top, link.style.width]).toEqual(['10%', '20%', '50%'])
  screen.getByRole('button', { name: 'Slide 2' })
  fireEvent.click(screen.getByRole('button', { name: 'The end, Slide 9' }))
  expect(turned.mock.calls).toEqual([[9]])
  // The link leaves with its page, and the focus stays on the slide.
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Slide 1' }))
  view.rerender(<Stage page={1} mayTurn={false} />)
  screen.getByRole('link', { name: 'The minutes' })
  expect(screen.queryByRole('button', { name: /Slide 9/ })).toBeNull()
  slides.links = []
})

function Keys({ start = 3, mayTurn = true }: { start?: number; mayTurn?: boolean }) {
  const [page, setPage] = useState(start)
  useSlideKeys({ page, count: 5, onTurn: mayTurn ? setPage : null })
  return (
    <>
      <p>Page {page}</p>
      <input aria-label="Elsewhere" />
      <input type="checkbox" role="switch" aria-label="Enable comments" />
    </>
  )
}

test.each([
  ['PageDown', 4],
  ['ArrowRight', 4],
  ['PageUp', 2],
  ['ArrowLeft', 2],
  ['Home', 1],
  ['End', 5],
  ['a', 3],
])('[SL6] %s leads from page 3 to page %i', (key, page) => {
  renderView(<Keys />)
  fireEvent.keyDown(document.body, { key })
  screen.getByText(`Page ${page}`)
})

test('[SL6] [S7] at the ends, in fields and without navigation the keys are left alone', () => {
  const last = renderView(<Keys start={5} />)
  // Not prevented: the session's arrows take it to the next activity.
  expect(fireEvent.keyDown(document.body, { key: 'PageDown' })).toBe(true)
  screen.getByText('Page 5')
  last.unmount()
  const field = renderView(<Keys />)
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowRight' })
  fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })
  screen.getByText('Page 3')
  // A switch that was just turned still has the focus.
  fireEvent.keyDown(screen.getByRole('switch'), { key: 'PageDown' })
  screen.getByText('Page 4')
  field.unmount()
  renderView(<Keys mayTurn={false} />)
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  screen.getByText('Page 3')
})

test('[SL6] [SL23] arrows scroll a focused page that is wider than its place, and turn at its edges', () => {
  renderView(
    <>
      <Keys />
      <div data-place tabIndex={0} role="group" aria-label="Place" />
    </>,
  )
  const place = screen.getByRole('group', { name: 'Place' })
  Object.assign(place, { scrollLeft: 100 })
  vi.spyOn(place, 'scrollWidth', 'get').mockReturnValue(800)
  vi.spyOn(place, 'clientWidth', 'get').mockReturnValue(600)
  // Not prevented: the browser scrolls.
  expect(fireEvent.keyDown(place, { key: 'ArrowRight' })).toBe(true)
  expect(fireEvent.keyDown(place, { key: 'ArrowLeft' })).toBe(true)
  screen.getByText('Page 3')
  place.scrollLeft = 200
  fireEvent.keyDown(place, { key: 'ArrowRight' })
  screen.getByText('Page 4')
  fireEvent.keyDown(place, { key: 'PageUp' })
  screen.getByText('Page 3')
})

test('[SL6] a swipe turns the page, a scroll, two fingers and the end of the document do not', () => {
  turned.mockClear()
  const view = renderView(<Stage page={1} />)
  const place = screen.getByRole('group', { name: 'Slide 1' })
  const swipe = (x: number, y: number, fingers = 1): void => {
    const finger = { clientX: 200, clientY: 200 }
    fireEvent.touchStart(place, { touches: Array.from({ length: fingers }, () => finger) })
    fireEvent.touchEnd(place, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] })
  }
  swipe(100, 0)
  swipe(-40, 0)
  swipe(-100, 90)
  swipe(-100, 0, 2)
  expect(turned).not.toHaveBeenCalled()
  swipe(-100, 20)
  expect(turned.mock.calls).toEqual([[2]])
  view.rerender(<Stage page={3} />)
  swipe(100, 0)
  expect(turned.mock.lastCall).toEqual([2])
  vi.spyOn(place, 'scrollWidth', 'get').mockReturnValue(800)
  vi.spyOn(place, 'clientWidth', 'get').mockReturnValue(600)
  swipe(-100, 0)
  expect(turned).toHaveBeenCalledTimes(2)
})

test('[SL6] the page field goes to a page of the document, and takes nothing else', () => {
  const onTurn = vi.fn()
  renderView(<PageField page={2} count={12} onTurn={onTurn} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Slide 2 of 12/ })
  const type = (value: string): void => {
    fireEvent.change(field, { target: { value } })
    const form = field.closest('form')
    if (form) fireEvent.submit(form)
  }
  for (const value of ['7', '99', '0', 'x', ' ']) type(value)
  expect(onTurn.mock.calls).toEqual([[7], [12], [1]])
  fireEvent.change(field, { target: { value: '8' } })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(field.value).toBe('2')
})
