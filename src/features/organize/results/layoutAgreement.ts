import { wrapText } from '#activity/chart/texts.ts'
import type { Measure } from '#activity/chart/texts.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import { marksOf } from './sectionMarks.ts'
import type { ResultRow } from './useSortedItems.ts'

export interface AgreementSegment {
  /** Number of a section; null for undecided people. */
  label: string | null
  /** As of groups; 0 for undecided people. */
  color: number
  x: number
  width: number
}

export interface AgreementLine {
  id: string
  lines: readonly string[]
  words: readonly string[]
  segments: readonly AgreementSegment[]
  /** Top edge, and the middle of its bar. */
  y: number
  middle: number
}

export interface AgreementLayout {
  width: number
  height: number
  rows: readonly AgreementLine[]
}

export const agreementSize = 15
export const agreementLine = 20
export const agreementBar = 20
/** Left edges of the bars and of the words beside them. */
export const [barsLeft, wordsLeft] = [360, 690] as const
const [width, rowGap, columnGap] = [960, 14, 20]

/** Items with their texts in full, a bar of shares and how far people agree, as they are downloaded. */
export function layoutAgreement(
  rows: readonly ResultRow[],
  sections: readonly NamedSection[],
  wordsOf: (row: ResultRow) => string,
  measure: Measure,
): AgreementLayout {
  const bar = wordsLeft - columnGap - barsLeft
  let y = 0
  const laid = rows.map((row): AgreementLine => {
    const at = { size: agreementSize, measure }
    const lines = wrapText(row.text, { ...at, width: barsLeft - columnGap, weight: 550 })
    const words = wrapText(wordsOf(row), { ...at, width: width - wordsLeft })
    const height = Math.max(agreementBar, Math.max(lines.length, words.length) * agreementLine)
    const laidOut = { id: row.id, lines, words, y, middle: y + height / 2 }
    y += height + rowGap
    return { ...laidOut, segments: segmentsOf(row, sections, bar) }
  })
  return { width, height: y, rows: laid }
}

function segmentsOf(
  { result: { axis1, abstained }, agreement: { of } }: ResultRow,
  sections: readonly NamedSection[],
  bar: number,
): AgreementSegment[] {
  let x = barsLeft
  const parts = [
    ...marksOf(sections).map((mark, at) => ({ ...mark, votes: axis1.distribution[at] ?? 0 })),
    { label: null, color: 0, votes: abstained },
  ]
  return parts.flatMap(({ label, color, votes }) => {
    if (votes === 0) return []
    const segment = { label, color, x, width: (votes / of) * bar }
    x += segment.width
    return [segment]
  })
}
