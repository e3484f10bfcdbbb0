import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'

/** Below this height a title, a line of text and the buttons do not fit, in pixels. */
const lowHeight = 300

export interface VisibleHeight {
  /** CSS variables `--visible-top` and `--visible-height`, set while a part of the page is covered. */
  style: CSSProperties
  isLow: boolean
}

/**
 * The visible part of the page. Some browsers lay the on-screen keyboard over the page, which `dvh` ignores; the
 * focused field is scrolled into the visible rest.
 */
export function useVisibleHeight(): VisibleHeight {
  const [visible, setVisible] = useState(measured)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    const look = (): void => setVisible((before) => (isSame(before, measured()) ? before : measured()))
    const events = ['resize', 'scroll'] as const
    for (const event of events) viewport.addEventListener(event, look)
    look()
    return () => {
      for (const event of events) viewport.removeEventListener(event, look)
    }
  }, [])
  useEffect(() => {
    const { activeElement } = document
    if (activeElement?.matches('input, textarea') && activeElement.closest('[role="dialog"]'))
      activeElement.scrollIntoView({ block: 'nearest' })
  }, [visible])
  const style = visible.isCovered
    ? ({ '--visible-top': `${visible.top}px`, '--visible-height': `${visible.height}px` } as CSSProperties)
    : {}
  return { style, isLow: visible.height < lowHeight }
}

interface Measured {
  top: number
  height: number
  isCovered: boolean
}

function measured(): Measured {
  const viewport = globalThis.visualViewport
  const whole = document.documentElement.clientHeight
  // A pinch zoom is meant to look closer, not to change the layout.
  if (!viewport || viewport.scale > 1.01) return { top: 0, height: whole, isCovered: false }
  const [top, height] = [Math.round(viewport.offsetTop), Math.round(viewport.height)]
  return { top, height, isCovered: whole - height > 1 }
}

function isSame(one: Measured, other: Measured): boolean {
  return one.top === other.top && one.height === other.height && one.isCovered === other.isCovered
}
