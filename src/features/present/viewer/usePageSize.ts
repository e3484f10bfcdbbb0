import { useEffect, useState } from 'react'
import type { SlidePages } from './pages.ts'
import type { Size } from './zoom.ts'

const known = new WeakMap<SlidePages, Map<number, Size>>()

/** The size of a page at factor 1; null until it is known. Pages of one document may differ. */
export function usePageSize(pages: SlidePages, page: number): Size | null {
  const [, setRead] = useState(0)
  const size = known.get(pages)?.get(page) ?? null
  useEffect(() => {
    if (size !== null) return undefined
    let isOver = false
    pages.sizeOf(page).then(
      (found) => {
        known.set(pages, (known.get(pages) ?? new Map<number, Size>()).set(page, found))
        if (!isOver) setRead((count) => count + 1)
      },
      // The document was closed, or the page is broken: drawing it says so.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [pages, page, size])
  return size
}
