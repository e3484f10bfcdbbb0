import { useEffect, useState } from 'react'

/** Long enough to read a screen of bars. */
const pageMs = 15_000

/**
 * Index of the shown page of several, which turn by themselves.
 *
 * @param held the page that stays instead, from one, starting over after the last; 0: they turn. SPEC PU12
 */
export function usePage(pages: number, held: number): number {
  const [page, setPage] = useState(0)
  useEffect(() => {
    if (pages <= 1 || held > 0) return
    const timer = setInterval(() => setPage((before) => before + 1), pageMs)
    return () => clearInterval(timer)
  }, [pages, held])
  const at = held > 0 ? held - 1 : page
  return pages === 0 ? 0 : at % pages
}
