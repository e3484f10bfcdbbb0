import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { evenColumns, tallest } from './columns.ts'
import type { Piece, SectionSize, Spaces } from './columns.ts'
import { columnsWithin, largestFitting, lastResortVmin, mostCards, sizesFrom } from './fit.ts'

/** At least 25 characters per line. */
export const cardEms = 12.5
/** Gap between columns. */
export const gapEms = 0.7
/** Long enough to read a screen of answers. */
const pageMs = 12_000

export interface FittedLayout {
  /** Type size, in percent of the screen's shorter side. */
  sizeVmin: number
  sideBySide: number
  columns: Piece[][]
}

export interface ColumnsView {
  /** The last layout; null before the first. */
  layout: FittedLayout | null
  /**
   * Not null while content is being measured: the ref of an element in the box with all sections stacked as
   * `data-section`, and in each of them `data-heading`, `data-continued` and `data-card`. Measuring ends before the
   * browser paints.
   */
  rulerRef: ((ruler: HTMLElement | null) => void) | null
  /** Index of the shown page, from 0. */
  page: number
  pages: number
}

/**
 * Columns with the largest type at which everything fits a box, computed again whenever the box or the content changes;
 * what does not fit at a readable size is shown in pages.
 *
 * @param content a new object for new content
 */
export function useColumns(
  box: RefObject<HTMLElement | null>,
  content: unknown,
  { largestVmin, columnEms }: { largestVmin: number; columnEms: number },
): ColumnsView {
  const [measured, setMeasured] = useState<{ content: unknown; room: string; layout: FittedLayout }>()
  const room = useSizeOf(box)
  const [turned, setTurned] = useState(0)
  const measure = useCallback(
    (ruler: HTMLElement | null) => {
      if (!ruler || !box.current) return
      setMeasured({ content, room, layout: fittedLayout(box.current, ruler, largestVmin, columnEms) })
    },
    [box, content, room, largestVmin, columnEms],
  )
  const layout = measured?.layout ?? null
  const isMeasured = measured?.content === content && measured?.room === room
  const pages = layout ? Math.max(1, Math.ceil(layout.columns.length / layout.sideBySide)) : 1
  useEffect(() => {
    if (pages === 1) return undefined
    const turning = setInterval(() => setTurned((count) => count + 1), pageMs)
    return () => clearInterval(turning)
  }, [pages])
  return { layout, rulerRef: isMeasured ? null : measure, page: turned % pages, pages }
}

/** A key that changes with a box's size or type. */
function useSizeOf(box: RefObject<HTMLElement | null>): string {
  const [size, setSize] = useState('')
  const [fonts, setFonts] = useState(0)
  useEffect(() => {
    if (!box.current) return undefined
    const resized = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      setSize(`${Math.round(width)} ${Math.round(height)}`)
    })
    resized.observe(box.current)
    const loaded = (): void => setFonts((count) => count + 1)
    document.fonts.addEventListener('loadingdone', loaded)
    return () => {
      resized.disconnect()
      document.fonts.removeEventListener('loadingdone', loaded)
    }
  }, [box])
  return `${size} ${fonts}`
}

/** @param ruler holds all sections, and is measured at one size after the other */
function fittedLayout(
  box: HTMLElement,
  ruler: HTMLElement,
  largestVmin: number,
  columnEms: number,
): FittedLayout {
  const cards = Math.max(1, ruler.querySelectorAll('[data-card]').length)
  const frameOf = (sizeVmin: number): { em: number; gap: number; sideBySide: number } => {
    const em = (sizeVmin * Math.min(innerWidth, innerHeight)) / 100
    const gap = gapEms * em
    return { em, gap, sideBySide: Math.min(cards, columnsWithin(box.clientWidth, columnEms * em, gap)) }
  }
  const layouts = new Map<number, FittedLayout & { isWhole: boolean }>()
  const at = (sizeVmin: number): FittedLayout & { isWhole: boolean } => {
    const known = layouts.get(sizeVmin)
    if (known) return known
    const { gap, sideBySide } = frameOf(sizeVmin)
    ruler.style.fontSize = `${sizeVmin}vmin`
    ruler.style.width = `${(box.clientWidth - gap * (sideBySide - 1)) / sideBySide}px`
    const { sections, spaces } = sizesOf(ruler)
    const columns = evenColumns(sections, box.clientHeight, spaces, sideBySide)
    const layout = { sizeVmin, sideBySide, columns, isWhole: tallest(sections, spaces) <= box.clientHeight }
    layouts.set(sizeVmin, layout)
    return layout
  }
  const fits = (sizeVmin: number): boolean => {
    const { em, sideBySide } = frameOf(sizeVmin)
    if (cards > mostCards(box.clientHeight, em, sideBySide)) return false
    const { columns, isWhole } = at(sizeVmin)
    return isWhole && columns.length <= sideBySide
  }
  const found = largestFitting(sizesFrom(largestVmin), fits)
  const tried = [found, ...lastResortVmin]
  const { sizeVmin, sideBySide, columns } = at(tried.find((size) => at(size).isWhole) ?? found)
  return { sizeVmin, sideBySide, columns }
}

function sizesOf(ruler: HTMLElement): { sections: SectionSize[]; spaces: Spaces } {
  const elements = [...ruler.querySelectorAll<HTMLElement>('[data-section]')]
  const first = elements[0]
  const style = first && getComputedStyle(first)
  return {
    sections: elements.map((element) => ({
      heading: heightOf(element.querySelector('[data-heading]')),
      continued: heightOf(element.querySelector('[data-continued]')),
      cards: [...element.querySelectorAll('[data-card]')].map(heightOf),
    })),
    spaces: {
      betweenSections: Number.parseFloat(getComputedStyle(ruler).rowGap) || 0,
      betweenCards: Number.parseFloat(style?.rowGap ?? '') || 0,
      padding: first && style ? (first.offsetHeight - contentHeight(first, style)) / 2 : 0,
    },
  }
}

function contentHeight(element: HTMLElement, style: CSSStyleDeclaration): number {
  return element.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom)
}

function heightOf(element: Element | null): number {
  return element?.getBoundingClientRect().height ?? 0
}
