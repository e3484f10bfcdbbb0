import { useEffect, useState } from 'react'
import type { SlidePages } from './pages.ts'
import type { Size } from './zoom.ts'

/** Before a page is known, and where none can be opened: one of a usual presentation. */
export const usualSize: Size = { width: 720, height: 405 }

const known = new WeakMap<SlidePages, Map<number, Size>>()

/**
 * The size of a page at factor 1; null until it is known. Pages of one document may differ. A page that cannot be opened
 * has the size of another one, so that it is mounted, and drawing it says that it is broken. SPEC SL23
 */
export function usePageSize(pages: SlidePages, page: number): Size | null {
  const [, setRead] = useState(0)
  const size = known.get(pages)?.get(page) ?? null
  useEffect(() => {
    if (size !== null) return undefined
    let isOver = false
    void sizeOf(pages, page).then((found) => {
      known.set(pages, (known.get(pages) ?? new Map<number, Size>()).set(page, found))
      if (!isOver) setRead((count) => count + 1)
    })
    return () => {
      isOver = true
    }
  }, [pages, page, size])
  return size
}

async function sizeOf(pages: SlidePages, page: number): Promise<Size> {
  const others = [page - 1, page + 1, 1].filter((one) => one >= 1 && one <= pages.count)
  for (const one of [page, ...others]) {
    const size = await pages.sizeOf(one).catch(() => null)
    if (size) return size
  }
  return usualSize
}
