import { zipOf } from '#activity/importData/zip.ts'

/** What a workbook has beside the rows of its first sheet. */
export interface WorkbookParts {
  /** Formats of cells, by their position: the number of a built-in one, or a code. */
  formats?: readonly (number | string)[]
  /** Elements of the shared texts. */
  texts?: string
  /** Elements of the first sheet behind its rows. */
  after?: string
  /** Rows of further sheets. */
  others?: readonly string[]
  is1904?: boolean
  /** Of the names of all elements, with a colon. */
  prefix?: string
  isUtf16?: boolean
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const codeOf = 164

/**
 * A workbook as other programs write it, to the letter.
 *
 * @param rows elements of the first sheet's rows
 */
export function workbook(rows: string, parts: WorkbookParts = {}): ArrayBuffer {
  const { formats = [0], texts = '', after = '', others = [], is1904 = false, prefix = '' } = parts
  const sheets = [rows, ...others]
  const codes = formats.map((format, index) => (typeof format === 'string' ? codeOf + index : format))
  const named = (xml: string): string => {
    const prefixed = xml.replaceAll(/<(\/?)(?=[a-z])/gi, `<$1${prefix}`)
    return prefix === '' ? prefixed : prefixed.replace('xmlns=', `xmlns:${prefix.replace(':', '=')}`)
  }
  const list = (makes: (index: number) => string): string =>
    sheets.map((_, index) => makes(index + 1)).join('')
  const custom = formats.map((format, index) =>
    typeof format === 'string'
      ? `<numFmt numFmtId="${codeOf + index}" formatCode="${format.replaceAll('"', '&quot;')}"/>`
      : '',
  )
  return zipped(parts.isUtf16 === true, {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/>${list((id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${types}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${list((id) => `<Relationship Id="rId${id}" Type="${relations}/worksheet" Target="worksheets/sheet${id}.xml"/>`)}</Relationships>`,
    'xl/workbook.xml': named(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${list((id) => `<sheet name="Sheet ${id}" sheetId="${id}" r:id="rId${id}"/>`)}</sheets></workbook>`,
    ),
    'xl/styles.xml': named(
      `<styleSheet xmlns="${main}">${custom.join('') && `<numFmts count="9">${custom.join('')}</numFmts>`}<fills count="1"><fill/></fills><cellXfs>${codes.map((code) => `<xf numFmtId="${code}"/>`).join('')}</cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': named(`<sst xmlns="${main}">${texts}</sst>`),
    ...Object.fromEntries(
      sheets.map((own, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        named(
          `<worksheet xmlns="${main}" xmlns:r="${relations}"><sheetData>${own}</sheetData>${index === 0 ? after : ''}</worksheet>`,
        ),
      ]),
    ),
  })
}

function zipped(isUtf16: boolean, parts: Record<string, string>): ArrayBuffer {
  const encode = (xml: string): Uint8Array =>
    isUtf16 ? Buffer.from(`\ufeff${xml}`, 'utf16le') : new TextEncoder().encode(xml)
  return zipOf(
    Object.entries(parts).map(([name, xml]) => ({
      name: new TextEncoder().encode(name),
      // Relations are never in UTF-16.
      content: name.endsWith('.rels') ? new TextEncoder().encode(xml) : encode(xml),
    })),
  ).buffer
}
