import type { Cell, Row } from 'write-excel-file/node'
import type { WallClock } from './wallClock.ts'

/** A sheet that is being added to a workbook. */
export interface BookSheet {
  data: Row[]
  widths: number[]
  headingRow: number
}

export interface CellLook {
  /** Not shown to participants. */
  isQuiet?: boolean
  isBold?: boolean
  indent?: number
}

const quietColor = '#5f6b7a'
const headingColor = '#0056fb'
const lineColor = '#d0d7e2'
// A text is right-to-left when its first letter is Hebrew or Arabic.
const rightToLeft = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u
// Escapes texts that a spreadsheet would read as a character code: _x0041_ is A.
const code = /_(?=x[0-9a-f]{4}_)/gi

/** Text that stays text, whatever character it begins with. SPEC V2 */
export function textCell(text: string, look: CellLook = {}): Cell {
  if (text === '') return null
  // An indentation takes effect only with an explicit horizontal alignment.
  const side = look.indent ? { align: rightToLeft.test(text) ? ('right' as const) : ('left' as const) } : {}
  return { type: String, value: kept(text), wrap: true, ...side, ...lookOf(look) }
}

export function numberCell(value: number | null, look: CellLook = {}): Cell {
  if (value === null) return null
  return { type: Number, value, align: 'right', ...lookOf({ ...look, indent: 1 }) }
}

export function dateCell(epochSeconds: number | null, clock: WallClock, look: CellLook = {}): Cell {
  if (epochSeconds === null) return null
  return {
    type: Date,
    value: clock(epochSeconds),
    format: 'yyyy-mm-dd hh:mm',
    align: 'left',
    ...lookOf(look),
  }
}

export function headingCell(text: string): Cell {
  return {
    ...{ type: String, value: kept(text), fontWeight: 'bold', wrap: true, alignVertical: 'center' },
    ...{ textColor: '#ffffff', backgroundColor: headingColor },
  }
}

/** Above numbers, which are right-aligned in their column. */
export function numberHeadingCell(text: string): Cell {
  return { ...headingCell(text), align: 'right', indent: 1 }
}

function lookOf({ isQuiet = false, isBold = false, indent = 0 }: CellLook) {
  return {
    alignVertical: 'top' as const,
    bottomBorderColor: lineColor,
    bottomBorderStyle: 'thin' as const,
    ...(isQuiet && { textColor: quietColor, fontStyle: 'italic' as const }),
    ...(isBold && { fontWeight: 'bold' as const }),
    ...(indent > 0 && { indent }),
  }
}

function kept(text: string): string {
  return text.toWellFormed().replace(code, '_x005F_')
}
