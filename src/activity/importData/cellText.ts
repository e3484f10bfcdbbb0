import { SSF } from 'xlsx'
import type { CellObject } from 'xlsx'
import type { Language } from '#domain/languages.ts'
import type { SheetCell } from './sheet.ts'

/** The part of the library that writes numbers in a format; its own types leave it out. */
const formatter = SSF as {
  format: (code: string, value: number) => string
  is_date: (code: string) => boolean
  parse_date_code: (serial: number) => { m: number; q: number } | null
}

/** No format, or that of text. */
const isPlain = /^(?:general|@)$/i
/** The long date and the time of the reader's country; the code that follows is that of the writer's. */
const ofCountry = /^\[\$-(?:\w+-)?F([48])00\]/i
const hasNames = /mmm|ddd/i
/** Names of months and days, beside what is not to be looked into: texts, escaped characters, and what is in brackets. */
const names = /"[^"]*"|\\.|\[[^\]]*\]|m{3,}|d{3,}/gi

/** How the texts of cells are written. */
export interface CellStyle {
  /** Of the names of months and days. */
  language: Language
  /** The file counts days from 1904, as Excel for Mac did. */
  is1904: boolean
}

/** What a cell shows. SPEC N1, N5 */
export function cellOf(cell: CellObject | undefined, style: CellStyle): SheetCell {
  if (cell?.t === 'e') return { error: cell.w ?? '#VALUE!' }
  // The library reads a formula without a result as an empty cell with a formula.
  if (cell?.t === 'z') return cell.f === undefined ? '' : { error: null }
  if (cell?.t === 'n') return numberText(Number(cell.v), cell, style)
  return String(cell?.w ?? cell?.v ?? '')
}

function numberText(value: number, { z, w }: CellObject, style: CellStyle): string {
  const code = String(z ?? '')
  const [, country] = ofCountry.exec(code) ?? []
  if (isPlain.test(code)) return digits(value)
  const serial = style.is1904 ? value + 1462 : value
  if (country !== undefined) return formatter.format(country === '8' ? 'yyyy-mm-dd' : 'hh:mm:ss', serial)
  if (!formatter.is_date(code)) return w ?? digits(value)
  // No date is before 1900 or after 9999: the library shows nothing for one.
  return (hasNames.test(code) ? namedDate(code, serial, style.language) : w) || digits(value)
}

/** As many digits as a spreadsheet keeps: 15. */
function digits(value: number): string {
  return String(Number(value.toPrecision(15)))
}

function namedDate(code: string, serial: number, language: Language): string {
  const date = formatter.parse_date_code(serial)
  if (!date) return ''
  const named = code.replace(names, (token) => {
    // The writer's language in brackets would be taken for a currency where only names stand beside it.
    if (!/^[md]/i.test(token)) return token.startsWith('[$') ? '' : token
    const width = token.length === 3 ? 'short' : token.length === 5 ? 'narrow' : 'long'
    return /^m/i.test(token)
      ? `"${nameOf({ month: width }, Date.UTC(2023, date.m - 1, 1), language)}"`
      : // The first of 2023 was a Sunday.
        `"${nameOf({ weekday: token.length === 3 ? 'short' : 'long' }, Date.UTC(2023, 0, 1 + date.q), language)}"`
  })
  return formatter.format(named, serial)
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function nameOf(part: Intl.DateTimeFormatOptions, at: number, language: Language): string {
  const key = JSON.stringify([language, part])
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' })
  dateFormats.set(key, format)
  // Short names without the dot that some languages give some of them: a format has dots of its own.
  return format.format(at).replace(/\.$/, '')
}
