import { useEffect, useState } from 'react'

/** Long enough to read a screen of bars. */
const pageMs = 15_000

/** Index of the shown page of several that turn by themselves. */
export function usePage(pages: number): number {
  const [page, setPage] = useState(0)
  useEffect(() => {
    if (pages <= 1) return
    const timer = setInterval(() => setPage((before) => before + 1), pageMs)
    return () => clearInterval(timer)
  }, [pages])
  return pages === 0 ? 0 : page % pages
}
