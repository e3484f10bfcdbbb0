import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useDrag } from './dragState.ts'

/** Brings a place into view that the arrow keys have come to. */
export function useSeenByKeys<Shown extends HTMLElement>(isTarget: boolean): RefObject<Shown | null> {
  const place = useRef<Shown>(null)
  useEffect(() => {
    if (isTarget && useDrag.getState().by === 'keys') place.current?.scrollIntoView({ block: 'nearest' })
  }, [isTarget])
  return place
}
