import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useDrag } from './dragState.ts'

/** Scrolls a drop target into view when the arrow keys reach it. */
export function useSeenByKeys<Shown extends HTMLElement>(isTarget: boolean): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    if (isTarget && useDrag.getState().by === 'keys') shown.current?.scrollIntoView({ block: 'nearest' })
  }, [isTarget])
  return shown
}
