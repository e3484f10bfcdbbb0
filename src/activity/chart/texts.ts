import { useSyncExternalStore } from 'react'

/** Width of a text in pixels. */
export type Measure = (text: string, size: number, weight?: number) => number

export const chartFont = "'Inter Variable', -apple-system, 'Segoe UI', Roboto, sans-serif"
const usualWeight = 450
/** Where nothing can be measured: a generous average of the font. */
const widthPerLetter = 0.56

let context: CanvasRenderingContext2D | null | undefined
/** Widths at a type size of 100 pixels, by weight and text: layouts try several sizes. */
const widths = new Map<string, number>()
const mostWidths = 20_000
const measuredSize = 100

const measureText: Measure = (text, size, weight = usualWeight) => {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return text.length * size * widthPerLetter
  const key = `${weight} ${text}`
  let width = widths.get(key)
  if (width === undefined) {
    context.font = `${weight} ${measuredSize}px ${chartFont}`
    width = context.measureText(text).width
    if (widths.size >= mostWidths) widths.clear()
    widths.set(key, width)
  }
  return (width * size) / measuredSize
}

/** Measures texts in the font of charts; a new function once the font is loaded, so that layouts are made again. */
export function useMeasure(): Measure {
  return useSyncExternalStore(watchFonts, currentMeasure)
}

let current = measureText

function currentMeasure(): Measure {
  return current
}

function watchFonts(onChange: () => void): () => void {
  const remeasure = (): void => {
    widths.clear()
    current = (...args) => measureText(...args)
    onChange()
  }
  document.fonts.addEventListener('loadingdone', remeasure)
  return () => document.fonts.removeEventListener('loadingdone', remeasure)
}

export interface WrapOptions {
  width: number
  size: number
  weight?: number
  measure: Measure
  /** What does not fit in as many lines ends with an ellipsis. */
  maxLines?: number
}

/** Breaks a text into lines, at spaces; words that are too long for a line are broken within. */
export function wrapText(text: string, options: WrapOptions): string[] {
  const { width, size, weight, measure, maxLines = Infinity } = options
  const widthOf = (words: string): number => measure(words, size, weight)
  const space = widthOf(' ')
  const lines: string[] = []
  let [line, used] = ['', 0]
  for (const word of text.split(/\s+/u)) {
    if (word === '') continue
    const own = widthOf(word)
    if (line !== '' && used + space + own <= width) {
      line += ` ${word}`
      used += space + own
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = own <= width ? [word] : piecesOf(word, (piece) => widthOf(piece) <= width)
    line = pieces.pop() ?? ''
    used = widthOf(line)
    lines.push(...pieces)
    // What follows is not shown.
    if (lines.length > maxLines) break
  }
  if (line !== '') lines.push(line)
  if (lines.length <= maxLines) return lines
  const last = lines.slice(maxLines - 1, maxLines + 1).join(' ')
  return [...lines.slice(0, maxLines - 1), withEllipsis(last, options)]
}

/** The whole text when it fits in one line, or else its beginning with an ellipsis. */
export function shorten(text: string, options: WrapOptions): string {
  const { width, size, weight, measure } = options
  return measure(text, size, weight) <= width ? text : withEllipsis(text, options)
}

function withEllipsis(text: string, { width, size, weight, measure }: WrapOptions): string {
  const letters = lettersOf(text)
  const beginning = (count: number): string => `${letters.slice(0, count).join('').trimEnd()}…`
  let [fitting, tooLong] = [0, letters.length]
  while (tooLong - fitting > 1) {
    const tried = (fitting + tooLong) >> 1
    if (measure(beginning(tried), size, weight) <= width) fitting = tried
    else tooLong = tried
  }
  return beginning(fitting)
}

function piecesOf(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of lettersOf(word)) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

/** Latin letters and signs are one character each, and need no slow search. */
const plain = /^[ -~\u00a1-\u024f\u2010-\u2026]*$/u
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What a reader takes for one letter: an emoji is not broken in two. */
function lettersOf(text: string): string[] {
  if (plain.test(text)) return Array.from(text)
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
