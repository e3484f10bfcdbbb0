import type { Feature, Image } from 'write-excel-file/node'
import {
  appendMarkupInsideElement,
  findElement,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  prependMarkupInsideElement,
} from 'write-excel-file/utility'

/** The library's own description of a file's content. */
export type FileContent = Image['content']

/** A sheet with a table: its position and size. */
export interface PrintedSheet {
  sheet: string
  /** Row of the headings, counted from 1. */
  headingRow: number
  columns: number
  rows: number
}

/**
 * Settings for which the library has no option: pages as wide as the sheet, repeated headings, a filter in the
 * headings, and rows that grow.
 */
export function printing(sheets: readonly PrintedSheet[]): Feature<FileContent> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transformElementAttributes: (tag, attributes) => {
            if (tag === 'pageSetup') return { ...attributes, fitToWidth: 1, fitToHeight: 0 }
            // A row grows with its text: the height is a minimum and not set by a user.
            const { customHeight: _, ...others } = attributes
            return tag === 'row' ? others : attributes
          },
          transform: (xml, _options, { sheetIndex }) => fitted(withFilter(xml, sheets[sheetIndex])),
        },
        'xl/workbook.xml': { transform: (xml) => withTitles(xml, sheets) },
      },
    },
  }
}

function fitted(xml: string): string {
  const worksheet = findElement(xml, 'worksheet')
  if (!worksheet) return xml
  // Has to be the first element of a sheet.
  return prependMarkupInsideElement(xml, worksheet, '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
}

function withFilter(xml: string, sheet: PrintedSheet | undefined): string {
  if (!sheet || sheet.rows === 0) return xml
  return insertElementMarkupAccordingToOrderOfSiblings(
    xml,
    `<autoFilter ref="${rangeOf(sheet)}"/>`,
    getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet') ?? [],
    'worksheet',
  )
}

function withTitles(xml: string, sheets: readonly PrintedSheet[]): string {
  const names = sheets.map(
    ({ sheet, headingRow }, index) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">` +
      `${quoted(sheet)}!$${headingRow}:$${headingRow}</definedName>`,
  )
  const markup = names.join('')
  const present = findElement(xml, 'definedNames')
  if (present && !present.selfClosingTag) return appendMarkupInsideElement(xml, present, markup)
  const without = present
    ? xml.slice(0, present.openingTagStartIndex) + xml.slice(present.openingTagEndIndex + 1)
    : xml
  return insertElementMarkupAccordingToOrderOfSiblings(
    without,
    `<definedNames>${markup}</definedNames>`,
    getOrderOfSiblings('xl/workbook.xml', 'workbook') ?? [],
    'workbook',
  )
}

function quoted(sheet: string): string {
  const name = sheet
    .replaceAll("'", "''")
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  return `'${name}'`
}

function rangeOf({ headingRow, columns, rows }: PrintedSheet): string {
  return `A${headingRow}:${String.fromCharCode(64 + columns)}${headingRow + rows}`
}
