import { Button } from '@mantine/core'
import { IconPhotoX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { presentText } from '../text.ts'
import { emptyCanvas } from './emptyCanvas.ts'
import { FileClosed } from './fileReading.ts'
import type { Drawing, SlidePages } from './pages.ts'
import classes from './SlidePage.module.css'
import type { Size } from './zoom.ts'

export interface SlidePageProps {
  pages: SlidePages
  page: number
  /** At factor 1. */
  size: Size
  factor: number
  turn: Drawing['turn']
  /** A picture that could not be drawn is tried again when this changes. */
  attempt?: boolean
  /** Nobody presses anything here, as on the room's screen: what could not be loaded is asked for again by itself. */
  isUnattended?: boolean
  /** With its words, to be selected and read out; otherwise a picture that adds nothing. */
  hasText: boolean
  /** What lies over the words. */
  children?: ReactNode
}

/** Without anybody to press a button, the document is opened again after this time, in milliseconds. */
const missedMs = 20_000

/** What is drawn. */
type Wanted = Pick<SlidePageProps, 'pages' | 'page' | 'factor' | 'turn'>

/** What could not be drawn. */
interface Broken extends Wanted {
  /** The server did not give its part of the file: the page itself may be good. */
  isMissed: boolean
}

interface Drawn extends Wanted {
  /** Its turn makes no difference. */
  isSameAhead: boolean
}

function isDrawn(drawn: Drawn | null, wanted: Wanted): boolean {
  return isLike(drawn, wanted) && (drawn?.turn === wanted.turn || drawn?.isSameAhead === true)
}

/** Whether it is the same page at the same zoom. */
function isLike(one: Wanted | null, other: Wanted): boolean {
  return one?.pages === other.pages && one.page === other.page && one.factor === other.factor
}

/** One page: its drawing, and over it its words. */
export function SlidePage(props: SlidePageProps) {
  const { pages, page, size, factor, turn, attempt, isUnattended, hasText, children } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const drawn = useRef<Drawn | null>(null)
  const [broken, setBroken] = useState<Broken | null>(null)
  const isBroken = isLike(broken, { pages, page, factor, turn }) && broken?.turn === turn
  const isMissed = isBroken && broken.isMissed
  const again = isBroken && attempt

  useEffect(() => {
    if (!canvas.current || isDrawn(drawn.current, { pages, page, factor, turn })) return undefined
    const left = new AbortController()
    const { signal } = left
    pages.draw(page, { canvas: canvas.current, factor, turn, signal }).then(
      (isSameAhead) => {
        drawn.current = { pages, page, factor, turn, isSameAhead }
        if (!signal.aborted) setBroken(null)
      },
      (error: unknown) => {
        const wasMissed = error instanceof FileClosed
        if (!signal.aborted) setBroken({ pages, page, factor, turn, isMissed: wasMissed })
      },
    )
    return () => left.abort()
  }, [pages, page, factor, turn, again])

  useEffect(() => {
    if (!isUnattended || !isMissed || turn !== 0 || !pages.reopen) return undefined
    const timer = setTimeout(pages.reopen, missedMs)
    return () => clearTimeout(timer)
  }, [isUnattended, isMissed, turn, pages])

  useEffect(() => {
    const { current: sheet } = canvas
    return () => {
      drawn.current = null
      if (sheet) emptyCanvas(sheet)
    }
  }, [])

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
      {children}
      {isBroken && (
        <div className={classes.broken} role={hasText ? 'alert' : undefined} data-broken>
          {hasText ? <BrokenPage {...props} isMissed={isMissed} /> : <IconPhotoX aria-hidden="true" />}
        </div>
      )}
    </div>
  )
}

function BrokenPage({
  pages,
  page,
  isUnattended,
  isMissed,
}: Pick<SlidePageProps, 'pages' | 'page' | 'isUnattended'> & { isMissed: boolean }) {
  const text = useText(presentText)
  const { tryAgain } = useText(uiText)
  if (!isMissed) return text.brokenPage(page)
  return (
    <>
      {text.missedPage(page)}
      {pages.reopen && !isUnattended && (
        <Button variant="default" onClick={pages.reopen}>
          {tryAgain}
        </Button>
      )}
    </>
  )
}
