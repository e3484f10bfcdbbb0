import { useSyncExternalStore } from 'react'

/** Width of a text in pixels. */
export type Measure = (text: string, size: number, weight?: number) => number

export const chartFont = "'Inter Variable', -apple-system, 'Segoe UI', Roboto, sans-serif"
const usualWeight = 450
/** Where nothing can be measured: a generous average of the font. */
const widthPerLetter = 0.56

let context: CanvasRenderingContext2D | null | undefined

const measureText: Measure = (text, size, weight = usualWeight) => {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return text.length * size * widthPerLetter
  context.font = `${weight} ${size}px ${chartFont}`
  return context.measureText(text).width
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
  const fits = (line: string): boolean => measure(line, size, weight) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = piecesOf(word, fits)
    line = pieces.pop() ?? ''
    lines.push(...pieces)
  }
  if (line !== '') lines.push(line)
  if (lines.length <= maxLines) return lines
  const shown = lines.slice(0, maxLines)
  const last = lines.slice(maxLines - 1).join(' ')
  return [...shown.slice(0, -1), shorten(last, options)]
}

/** The beginning of a text, with an ellipsis, that fits in one line; the whole text when it fits. */
export function shorten(text: string, { width, size, weight, measure }: WrapOptions): string {
  if (measure(text, size, weight) <= width) return text
  const letters = lettersOf(text)
  let [fitting, tooLong] = [0, letters.length]
  while (tooLong - fitting > 1) {
    const tried = (fitting + tooLong) >> 1
    if (measure(`${letters.slice(0, tried).join('').trimEnd()}…`, size, weight) <= width) fitting = tried
    else tooLong = tried
  }
  return `${letters.slice(0, fitting).join('').trimEnd()}…`
}

function piecesOf(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
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

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What a reader takes for one letter: an emoji is not broken in two. */
function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
