import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { stillSlides } from '#support/views/stillSlides.ts'
import { FullSlide } from './FullSlide.tsx'

test('[SL7] [SL23] the room’s screen shows one page, and the next one is drawn ahead', async () => {
  const slides = stillSlides(2)
  renderView(<FullSlide pages={slides} page={1} label="Slide 1 of 2" timer={null} note={null} />)
  await screen.findByRole('region', { name: 'Slide 1 of 2' })
  await screen.findByText('Words of 1')
  await waitFor(() => expect(slides.drawn).toContainEqual([2, 1]))
  expect(slides.drawn).toContainEqual([1, 0])
})

test('[SL5] a next document that does not open is told under the slide of before', async () => {
  renderView(<FullSlide pages={stillSlides(2)} page={1} label="Slide" timer={null} note="Not opened" />)
  await screen.findByText('Words of 1')
  expect(screen.getByRole('status').textContent).toBe('Not opened')
})
