import { expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { stillSlides } from '#support/views/stillSlides.ts'
import { Thumbnails } from './Thumbnails.tsx'
import type { ThumbnailsProps } from './Thumbnails.tsx'

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
