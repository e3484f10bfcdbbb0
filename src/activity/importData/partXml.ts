/** What the library needs of no sheet: what it says of colours, and pictures. */
const unneeded = /(?:^|\/)(?:theme|media|drawings)\//i
const references = /&#(?:x([\da-f]+)|(\d+));/gi
const emptyItem = /<((?:\w+:)?)si\s*\/>/g
const formula = /<((?:\w+:)?f)(?=[\s/>])(?:[^>]*\/>|[^>]*>[^<]*<\/\1>)/g
const formulaText =
  /(<((?:\w+:)?)c\s[^>]*\bt=["'])str(["'][^>]*>\s*(?:<(?:\w+:)?f>0<\/(?:\w+:)?f>\s*)?)<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)<\/(?:\w+:)?v>/g
const link = /<(?:\w+:)?hyperlink\s[^>]*>/g

/**
 * Formats that a spreadsheet shows in the way of the reader's country, by their numbers: dates as 2024-03-06, which
 * everybody in the room reads alike; the library takes the American way. East Asian ones are among them.
 *
 * @see ECMA-376 part 1, 18.8.30
 */
const countryFormats = [
  ...[14, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map(
    (id) => [id, 'yyyy-mm-dd'] as const,
  ),
  [22, 'yyyy-mm-dd hh:mm'] as const,
]
const asFormat = ([id, code]: (typeof countryFormats)[number]): string =>
  `<numFmt numFmtId="${id}" formatCode="${code}"/>`

/**
 * The content of a part as the library reads it right; null for one that is not needed.
 *
 * @param name as in the file
 */
export function readablePart(name: string, content: Uint8Array): Uint8Array | null {
  if (unneeded.test(name)) return null
  return /\.xml$/i.test(name) ? new TextEncoder().encode(readableXml(decoded(content))) : content
}

/** Parts may be encoded in UTF-16 too, where the library expects UTF-8. */
function decoded(content: Uint8Array): string {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content)
  return new TextDecoder().decode(content)
}

/** Each line goes around what the library would read wrong or not at all. */
function readableXml(original: string): string {
  // It cuts references to 16 bits, and takes those of the results of formulas for bytes of UTF-8.
  let xml = original.replace(references, referred)
  // It does not count an empty text of the shared ones, so that cells show those of others.
  if (/<(?:\w+:)?sst[\s>]/.test(xml)) xml = xml.replace(emptyItem, '<$1si><$1t/></$1si>')
  if (/<(?:\w+:)?sheetData/.test(xml))
    xml = xml
      // Whether there is a formula is all that matters, and it would work through each.
      .replace(formula, '<$1>0</$1>')
      // It resolves references in the results of formulas twice.
      .replace(formulaText, (...found) => {
        const [, start, prefix, rest, text] = found as (string | undefined)[]
        return `${start}inlineStr${rest}<${prefix}is><${prefix}t>${text}</${prefix}t></${prefix}is>`
      })
      // It makes a cell of each place of a link, which may be a whole column.
      .replace(link, '')
  if (/<(?:\w+:)?cellXfs/.test(xml)) xml = withCountryFormats(xml)
  return xml
}

function referred(reference: string, hex: string | undefined, decimal: string | undefined): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code >= 0x80 && code <= 0x10ffff ? String.fromCodePoint(code) : reference
}

/** The file's own formats stand behind them and win. */
function withCountryFormats(xml: string): string {
  const [, prefix = ''] = /<((?:\w+:)?)styleSheet/.exec(xml) ?? []
  const formats = countryFormats.map(asFormat).join('').replaceAll('<', `<${prefix}`)
  const list = new RegExp(`<${prefix}numFmts(?:\\s[^>]*[^>/])?>`)
  return list.test(xml)
    ? xml.replace(list, (start) => `${start}${formats}`)
    : xml.replace(`</${prefix}styleSheet>`, (end) => `<${prefix}numFmts>${formats}</${prefix}numFmts>${end}`)
}
