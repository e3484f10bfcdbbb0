import { useEffect, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { largestFitting, pagesOf, sizesFrom } from './fit.ts'

/** Long enough to read a screen of answers. */
const pageMs = 12_000

/**
 * Sets the type of a flow of columns so large that it just fits its box, again whenever either changes; turns the pages of one
 * that does not fit.
 */
export function useFit(
  box: RefObject<HTMLDivElement | null>,
  flow: RefObject<HTMLDivElement | null>,
  largestVmin: number,
): { page: number; pages: number } {
  const [pages, setPages] = useState(1)
  const [turned, setTurned] = useState(0)
  const page = turned % pages

  useLayoutEffect(() => {
    const [outer, inner] = [box.current, flow.current]
    if (!outer || !inner) return undefined
    let frame = 0
    const refit = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setPages(fit(outer, inner, largestVmin)))
    }
    fit(outer, inner, largestVmin)
    refit()
    const resized = new ResizeObserver(refit)
    resized.observe(outer)
    const changed = new MutationObserver(refit)
    changed.observe(inner, { childList: true, subtree: true, characterData: true })
    void document.fonts.ready.then(refit)
    return () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
      changed.disconnect()
    }
  }, [box, flow, largestVmin])

  useLayoutEffect(() => {
    const [outer, inner] = [box.current, flow.current]
    if (outer && inner) inner.style.translate = `${-page * (outer.clientWidth + gapOf(inner))}px`
  }, [box, flow, page, pages])

  useEffect(() => {
    if (pages === 1) return undefined
    const turning = setInterval(() => setTurned((count) => count + 1), pageMs)
    return () => clearInterval(turning)
  }, [pages])
  return { page, pages }
}

function fit(outer: HTMLElement, inner: HTMLElement, largestVmin: number): number {
  const set = (size: number): void => inner.style.setProperty('font-size', `${size}vmin`)
  const size = largestFitting(sizesFrom(largestVmin), (tried) => {
    set(tried)
    return inner.scrollWidth <= outer.clientWidth + 1 && inner.scrollHeight <= outer.clientHeight + 1
  })
  set(size)
  return pagesOf(inner.scrollWidth, outer.clientWidth, gapOf(inner))
}

function gapOf(inner: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(inner).columnGap) || 0
}
