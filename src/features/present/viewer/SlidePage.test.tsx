import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { stillSlides } from '#support/views/stillSlides.ts'
import { FileClosed } from './fileReading.ts'
import { SlidePage } from './SlidePage.tsx'

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
  onTestFinished(() => void vi.useRealTimers())
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
      pages={slides}
      page={1}
      size={size}
      factor={0.2}
      turn={2}
      attempt={isCurrent}
      hasText={false}
    />
  )
  const view = renderView(thumbnail(false))
  const isBroken = (): boolean => document.querySelector('[data-broken]') !== null
  await waitFor(() => expect(isBroken()).toBe(true))
  view.rerender(thumbnail(true))
  await waitFor(() => expect(isBroken()).toBe(false))
  expect(slides.drawn).toEqual([[1, 2]])
})
