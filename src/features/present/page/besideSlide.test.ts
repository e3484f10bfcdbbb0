import { expect, test } from 'vitest'
import { fitThumbnails } from './besideSlide.ts'

// The page is as wide as the window without the agenda (176), its margins (48), and the editor (285).
const laptop = { width: 1216, windowWidth: 1440, isNarrow: false, isRow: false }

test('[SL27] a laptop’s slide has room for thumbnails or for comments beside it, a large screen’s for both', () => {
  expect(fitThumbnails(laptop, false)).toBe(true)
  expect(fitThumbnails(laptop, true)).toBe(false)
  expect(fitThumbnails({ ...laptop, width: 2336, windowWidth: 2560 }, true)).toBe(true)
})

test('[SL27] beside the editor it has room for neither, and on a tablet and a phone for both', () => {
  expect(fitThumbnails({ ...laptop, width: 931, isNarrow: true }, false)).toBe(false)
  expect(fitThumbnails({ ...laptop, width: 956, windowWidth: 1180, isNarrow: true }, true)).toBe(true)
  expect(fitThumbnails({ ...laptop, width: 358, windowWidth: 390, isNarrow: true, isRow: true }, true)).toBe(
    true,
  )
  expect(fitThumbnails({ ...laptop, width: 0 }, true)).toBe(true)
})
