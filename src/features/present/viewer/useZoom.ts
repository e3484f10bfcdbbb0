import { useEffect, useState } from 'react'
import type { RefCallback } from 'react'
import { useMaySee } from '#activity/session/role.ts'
import type { SlidePages } from './pages.ts'
import { useInnerSize } from './useInnerSize.ts'
import { usePageSize } from './usePageSize.ts'
import { defaultFactor, factorOf, openingZoom } from './zoom.ts'
import type { Size, Zoom } from './zoom.ts'

export interface Zooming {
  zoom: Zoom
  setZoom: (zoom: Zoom) => void
  /** The factor of a page of this size. */
  factorFor: (size: Size) => number
  /** The factor of the page on the screen; null until its size is known. */
  factor: number | null
  /** Receives the element that pages have to fit into. */
  place: RefCallback<HTMLElement>
}

const whole: Zoom = { by: 'page' }

/**
 * How large pages are shown on this screen. Full screen has a zoom of its own, and begins with the whole page. SPEC SL23
 */
export function useZoom(pages: SlidePages, page: number, isFullScreen: boolean): Zooming {
  // Null: nobody chose one yet.
  const [ofWindow, setOfWindow] = useState<Zoom | null>(null)
  const [ofScreen, setOfScreen] = useState(whole)
  if (!isFullScreen && ofScreen !== whole) setOfScreen(whole)
  const chosen = isFullScreen ? ofScreen : ofWindow
  const setZoom = isFullScreen ? setOfScreen : setOfWindow
  const { ref, width, height } = useInnerSize()
  const usual = useUsualFactor()
  const size = usePageSize(pages, page)
  const place: Size = { width, height }
  const zoomFor = (of: Size): Zoom => chosen ?? openingZoom(of, place, usual)
  const factorFor = (of: Size): number => factorOf(zoomFor(of), of, place, usual)
  return {
    zoom: size ? zoomFor(size) : whole,
    setZoom,
    factorFor,
    factor: size && factorFor(size),
    place: ref,
  }
}

/** The default for this window and role, also after the window changed. */
function useUsualFactor(): number {
  const role = useMaySee('all') ? 'facilitator' : 'participant'
  const [height, setHeight] = useState(() => window.innerHeight)
  useEffect(() => {
    const look = (): void => setHeight(window.innerHeight)
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [])
  return defaultFactor(role, height)
}
