import { useEffect, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import type { CloudWord } from '#domain/brainstorm/groups/words.ts'
import { cloudFont, layoutCloud } from './layoutCloud.ts'
import type { CloudLayout } from './layoutCloud.ts'
import { oneAtATime } from './oneAtATime.ts'
import { useCalm } from '#ui/useCalm.ts'

const resizeMs = 250
/** A box whose proportions change by less than this keeps its layout; the picture is only scaled. */
const noticeable = 0.08

interface CloudOrder {
  words: readonly CloudWord[]
  proportions: number
}

/**
 * The layout of a cloud in a box on the screen. The previous layout is returned until the new one is ready; null before
 * the first.
 */
export function useCloudLayout(
  box: RefObject<HTMLElement | null>,
  words: readonly CloudWord[],
): CloudLayout | null {
  const proportions = useCalm(useProportions(box), resizeMs)
  const isReady = useFontReady()
  const [layout, setLayout] = useState<CloudLayout | null>(null)
  const layouts = useMemo(
    () => oneAtATime<CloudOrder, CloudLayout>((of, onDone) => layoutCloud(of.words, of.proportions, onDone)),
    [],
  )
  useEffect(() => {
    if (!isReady || proportions === null || words.length === 0) return
    layouts.ask({ words, proportions }, setLayout)
  }, [layouts, words, proportions, isReady])
  useEffect(() => layouts.stop, [layouts])
  return layout
}

/** Width divided by height of an element; updated only when the change is noticeable. */
function useProportions(box: RefObject<HTMLElement | null>): number | null {
  const [proportions, setProportions] = useState<number | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width === 0 || height === 0) return
      const now = width / height
      setProportions((before) => (before !== null && Math.abs(now / before - 1) < noticeable ? before : now))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return proportions
}

/** Words must be measured with the font in which they are shown. */
function useFontReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isThere = true
    const finish = (): void => {
      if (isThere) setReady(true)
    }
    document.fonts.load(`${cloudFont.weight} 60px ${cloudFont.family}`).then(finish, finish)
    return () => {
      isThere = false
    }
  }, [])
  return isReady
}
