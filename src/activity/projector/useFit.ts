import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { largestFitting, sizesFrom } from './fit.ts'

/** Sets a text in the largest type that fits its box, again whenever either changes. */
export function useFit(
  box: RefObject<HTMLElement | null>,
  inside: RefObject<HTMLElement | null>,
  largestVmin: number,
): void {
  useLayoutEffect(() => {
    const [outer, inner] = [box.current, inside.current]
    if (!outer || !inner) return undefined
    const set = (size: number): void => inner.style.setProperty('font-size', `${size}vmin`)
    const fit = (): void =>
      set(
        largestFitting(sizesFrom(largestVmin), (size) => {
          set(size)
          return inner.scrollWidth <= outer.clientWidth + 1 && inner.scrollHeight <= outer.clientHeight + 1
        }),
      )
    let frame = 0
    const refit = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(fit)
    }
    fit()
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
  }, [box, inside, largestVmin])
}
