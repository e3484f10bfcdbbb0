import { useEffect, useRef, useState } from 'react'
import { useText } from '#ui/texts/useText.ts'
import type { Drawing, SlidePages } from './pages.ts'
import classes from './SlidePage.module.css'
import { viewerText } from './viewerText.ts'
import type { Size } from './zoom.ts'

export interface SlidePageProps {
  pages: SlidePages
  page: number
  /** At factor 1. */
  size: Size
  factor: number
  turn: Drawing['turn']
  /** With its words, to be selected and read out; otherwise a picture that adds nothing. */
  hasText: boolean
}

/** One page: its drawing, and over it its words. */
export function SlidePage({ pages, page, size, factor, turn, hasText }: SlidePageProps) {
  const text = useText(viewerText)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const drawn = useRef<{ pages: SlidePages; page: number; factor: number } | null>(null)
  const [broken, setBroken] = useState<SlidePages | null>(null)
  const isBroken = broken === pages

  useEffect(() => {
    const { current: was } = drawn
    if (!canvas.current || (was?.pages === pages && was.page === page && was.factor === factor))
      return undefined
    const left = new AbortController()
    const { signal } = left
    pages.draw(page, { canvas: canvas.current, factor, turn, signal }).then(
      () => {
        drawn.current = { pages, page, factor }
      },
      () => {
        if (!signal.aborted) setBroken(pages)
      },
    )
    return () => left.abort()
  }, [pages, page, factor, turn])

  useEffect(() => {
    if (!hasText || !words.current) return undefined
    const left = new AbortController()
    // A page whose words cannot be read is still seen.
    pages.write(page, words.current, factor, left.signal).catch(() => undefined)
    return () => left.abort()
  }, [pages, page, factor, hasText])

  return (
    <div className={classes.page} style={{ width: size.width * factor, height: size.height * factor }}>
      <canvas ref={canvas} className={classes.picture} aria-hidden="true" data-page={page} />
      {hasText && <div ref={words} className={classes.words} dir="ltr" />}
      {isBroken && (
        <p className={classes.broken} role={hasText ? 'alert' : undefined}>
          {hasText ? text.brokenPage(page) : ''}
        </p>
      )}
    </div>
  )
}
