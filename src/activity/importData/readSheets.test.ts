import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { workbook } from '#support/sheets/workbook.ts'
import type { WorkbookParts } from '#support/sheets/workbook.ts'
import { readSheets } from './readSheets.ts'
import { sheetLimits } from './sheet.ts'
import type { Sheet, SheetCell } from './sheet.ts'

/** A file of `tests/fixtures/sheets`, whose README says where it is from. */
function fixture(name: string): ArrayBuffer {
  const url = new URL(`../../../tests/fixtures/sheets/${name}.xlsx`, import.meta.url)
  return new Uint8Array(readFileSync(url)).buffer
}

async function sheetsOf(data: ArrayBuffer, language: Language = 'en'): Promise<Sheet[]> {
  const answer = await readSheets(data, language)
  if ('failed' in answer) throw new Error(answer.failed)
  return answer.sheets
}

/** The cells of the first sheet, row by row. */
async function cellsOf(data: ArrayBuffer, language: Language = 'en'): Promise<SheetCell[][]> {
  const [sheet] = await sheetsOf(data, language)
  return (sheet?.rows ?? []).map(({ cells }) => cells)
}

/** The first row of a workbook whose only row this is, without its tags. */
async function rowOf(
  cells: string,
  parts: WorkbookParts = {},
  language: Language = 'en',
): Promise<SheetCell[]> {
  const [row = []] = await cellsOf(workbook(`<row r="1">${cells}</row>`, parts), language)
  return row
}

test('[N1] rows and columns beyond the extent that a sheet claims are read', async () => {
  expect(await cellsOf(fixture('dimension-heading-only'))).toEqual(
    [1, 2, 3, 4, 5].map((row) => [`Action ${row}`, `Owner ${row}`, `Note ${row}`]),
  )
})

test.each(['en', 'sv'] as const)(
  '[N5] dates in a format of the country are written year first (%s)',
  async (language) => {
    expect(await cellsOf(fixture('date-short'), language)).toEqual([
      ['2024-03-06', '2024-03-06', '2024-03-06 18:00'],
    ])
    const formats = [27, 31, 58, '[$-F800]dddd\\,\\ mmmm\\ dd', '[$-F400]h:mm']
    const cells = numbers(45357.75, formats.length)
    const expected = ['2024-03-06', '2024-03-06', '2024-03-06', '2024-03-06', '18:00:00']
    expect(await rowOf(cells, { formats }, language)).toEqual(expected)
    // The same where the elements have a prefix.
    expect(await rowOf(cells, { formats, prefix: 'x:' }, language)).toEqual(expected)
  },
)

test('[N5] names of months and days are in the language of the reader', async () => {
  const codes = ['d mmmm yyyy', '[$-41D]dddd d mmm', 'mmmm', '[$-409]mmmm', 'd" mmm "mmm']
  codes.push('mmmmm yy', 'd-mmm-yy;@')
  const formats = { formats: codes }
  const cells = numbers(45414, codes.length)
  expect(await rowOf(cells, formats)).toEqual([
    ...['2 May 2024', 'Thursday 2 May', 'May', 'May', '2 mmm May', 'M 24', '2-May-24'],
  ])
  expect(await rowOf(cells, formats, 'sv')).toEqual([
    ...['2 maj 2024', 'torsdag 2 maj', 'maj', 'maj', '2 mmm maj', 'M 24', '2-maj-24'],
  ])
  const autumn = numbers(45540, codes.length)
  expect(await rowOf(autumn, formats, 'sv')).toEqual([
    ...['5 september 2024', 'torsdag 5 sep', 'september', 'september', '5 mmm sep', 'S 24', '5-sep-24'],
  ])
})

test('[N5] days are counted from 1904 where the file says so, and no number is taken for a date that there is not', async () => {
  const formats = [14, 'd mmmm yyyy', 'yyyy\\-mm\\-dd\\ hh:mm']
  const is1904 = { formats, is1904: true }
  expect(await rowOf(numbers(43895.75, 3), is1904)).toEqual([
    '2024-03-06',
    '6 March 2024',
    '2024-03-06 18:00',
  ])
  expect(await rowOf(numbers(-1, 3), { formats })).toEqual(['-1', '-1', '-1'])
  expect(await rowOf(numbers(20240306, 3), { formats })).toEqual(['20240306', '20240306', '20240306'])
  const written = '<c r="A1" s="0" t="d"><v>2024-03-06T00:00:00</v></c>'
  expect(await rowOf(written, { formats })).toEqual(['2024-03-06'])
})

test('[N5] numbers keep fifteen digits where no format rounds them', async () => {
  expect(await cellsOf(fixture('long-numbers'))).toEqual([
    ['5901234123457', '46701234567', '467012345678', '0.1234567890123'],
  ])
  const formats = [0, 49, 1, 3, '0000000000000000']
  const whole = '5901234123457'
  const expected = [whole, whole, whole, '5,901,234,123,457', `000${whole}`]
  expect(await rowOf(numbers(5901234123457, 5), { formats })).toEqual(expected)
  expect(await rowOf(numbers('0.30000000000000004', 1), { formats })).toEqual(['0.3'])
  expect(await rowOf(numbers('-1234567890123', 1))).toEqual(['-1234567890123'])
})

test('[N5] percentages, times, amounts and truth values are as the sheet shows them', async () => {
  expect(await rowOf(numbers(0, 3), { formats: ['0;-0;;@', '0" mmm"', 0] })).toEqual(['', '0 mmm', '0'])
  const formats = [9, 10, '[h]:mm', '#,##0.00\\ "kr"', 'h:mm AM/PM', 12]
  expect(await rowOf(numbers(1.5, 6), { formats })).toEqual([
    ...['150%', '150.00%', '36:00', '1.50 kr', '12:00 PM', '1 1/2'],
  ])
  expect(await cellsOf(fixture('errors-booleans'))).toEqual([
    [{ error: '#N/A' }, 'TRUE', { error: '#DIV/0!' }],
  ])
  expect(await rowOf('<c r="A1" t="e"><v>#SPILL!</v></c><c r="B1" t="b"><v>0</v></c>')).toEqual([
    { error: '#SPILL!' },
    'FALSE',
  ])
})

test('[N5] a formula without its result is told apart from an empty cell', async () => {
  expect(await cellsOf(fixture('formula-no-value'))).toEqual([
    ['Tea', { error: null }, 'Tea', { error: null }],
  ])
  const shared =
    '<c r="A1"><f t="shared" ref="A1:B1" si="0">C1*2</f><v>4</v></c><c r="B1"><f t="shared" si="0"/></c>' +
    '<c r="C1"><f t="array" ref="C1:C9">D1:D9&gt;1</f></c><c r="D1" t="str"><f>""</f><v></v></c><c r="E1" s="0"/>' +
    '<c r="F1"><v>6</v></c>'
  expect(await rowOf(shared)).toEqual(['4', { error: null }, { error: null }, '', '', '6'])
})

test('[N5] numeric references are read in texts of all kinds', async () => {
  expect(await cellsOf(fixture('emoji-decimal'))).toEqual([['Party 🎉', 'Party 🎉', 'Party 🎉', '🎉']])
  const text = 'R&#xE5;d &#128077; &#x4E2D;&#9731; &lt;b&gt; &amp;amp; &#65;'
  const read = 'Råd 👍 中☃ <b> &amp; A'
  const cells =
    `<c r="A1" t="inlineStr"><is><r><t>${text}</t></r><r><t/></r><r><t xml:space="preserve"> !</t></r></is></c>` +
    `<c r="B1" t="str"><f>A1&amp;"&lt;"</f><v>${text}</v></c><c r="C1" t="s"><v>0</v></c>`
  for (const prefix of ['', 'x:'])
    expect(await rowOf(cells, { texts: `<si><t>${text}</t></si>`, prefix })).toEqual([
      `${read} !`,
      read,
      read,
    ])
  expect(await rowOf('<c r="A1" t="str"><v>&amp;amp;&amp;#65;</v></c>')).toEqual(['&amp;&#65;'])
})

test('[N1] shared texts keep their numbers, spaces and parts, without how they are pronounced', async () => {
  const texts =
    '<si><t>One</t></si><si/><si><t xml:space="preserve"> two </t></si><si><t></t></si>' +
    '<si><r><t xml:space="preserve">Bold </t></r><r><rPr><b/></rPr><t>and plain</t></r></si>' +
    '<si><t>東京</t><rPh sb="0" eb="2"><t>とうきょう</t></rPh></si><si><t>a&#10;b_x000D__x005F_x0041_</t></si>'
  const cells = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
    .map((name, index) => `<c r="${name}1" t="s"><v>${index}</v></c>`)
    .join('')
  for (const prefix of ['', 'x:'])
    expect(await rowOf(cells, { texts, prefix })).toEqual([
      ...['One', '', ' two ', '', 'Bold and plain', '東京', 'a\nb\r_x0041_'],
    ])
})

test('[N1] merged cells have their text once, and cells without an address stand behind each other', async () => {
  const rows =
    '<row><c t="inlineStr"><is><t>Wide</t></is></c><c/><c><v>1</v></c></row><row r="2"/><row r="3"><c r="B3"><v>2</v></c></row>'
  const [sheet] = await sheetsOf(
    workbook(rows, { after: '<mergeCells><mergeCell ref="A1:B2"/></mergeCells>' }),
  )
  expect(sheet?.rows.map(({ number, cells }) => [number, ...cells])).toEqual([
    [1, 'Wide', '', '1'],
    [3, '', '2', ''],
  ])
})

test('[N1] only what a sheet has beyond the limits is reported as left out, not empty cells', async () => {
  const { rows, columns } = sheetLimits
  const cell = (row: number, filled: string): string =>
    `<row r="${row}"><c r="${filled}${row}"><v>1</v></c></row>`
  const [wide] = await sheetsOf(workbook(cell(1, 'A') + cell(2, 'GR') + cell(3, 'GS')))
  expect(wide).toMatchObject({ isCut: true, columns })
  expect(wide?.rows).toHaveLength(2)
  const [long] = await sheetsOf(workbook(cell(rows, 'A') + cell(rows + 40, 'A')))
  expect(long).toMatchObject({ isCut: true, rows: [{ number: rows }] })
  const styled = `<row r="2"><c r="XFD2" s="0"/></row><row r="1048576"><c r="A1048576" s="0"/></row>`
  const [whole] = await sheetsOf(workbook(cell(1, 'A') + styled))
  expect(whole).toMatchObject({ isCut: false, columns: 1 })
})

test('[N2] what is hidden in the file is marked', async () => {
  const [sheet] = await sheetsOf(fixture('hidden-rows-columns'))
  expect(sheet).toMatchObject({ isHidden: false, hiddenColumns: new Set([1]) })
  expect(sheet?.rows.map(({ cells, isHidden }) => [...cells, isHidden])).toEqual([
    ['Tea', 'internal', false],
    ['filtered out', '', true],
    ['Water', '', false],
  ])
  const sheets = await sheetsOf(fixture('hidden-sheets'))
  expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['Shown', false],
    ['Salaries', true],
    ['VeryHidden', true],
  ])
})

test('[N1] a file that was written as a stream is read at once', async () => {
  const start = performance.now()
  const streamed = [
    ['Tea', 'Coffee'],
    ['Water', ''],
  ]
  expect(await cellsOf(fixture('streamed-zip64'))).toEqual(streamed)
  // The library alone takes the missing sizes for four gigabytes, and many seconds to find that there is less.
  expect(performance.now() - start).toBeLessThan(2000)
})

test('[N1] parts in UTF-16, and links over whole columns, are read', async () => {
  const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>Å 👍</t></is></c></row>'
  const after = '<hyperlinks><hyperlink ref="A1:XFD1048576" location="B1"/></hyperlinks>'
  expect(await cellsOf(workbook(rows, { after, isUtf16: true }))).toEqual([['Å 👍']])
})

test('[N1] a damaged sheet is told apart from an empty one, and the others are read', async () => {
  const damaged = '<row r="1"><c r="A1" t="s"><v>7</v></c></row>'
  const row = '<row r="1"><c r="A1"><v>7</v></c></row>'
  expect(await readSheets(workbook(damaged), 'en')).toEqual({ failed: 'unreadable' })
  const sheets = await sheetsOf(workbook(damaged, { others: [row, ''] }))
  expect(sheets.map(({ isUnreadable, rows }) => [isUnreadable, rows.length])).toEqual([
    [true, 0],
    [false, 1],
    [false, 0],
  ])
})

test('[N1] a protected file says so, and neither another file nor a part larger than it claims is read', async () => {
  expect(await readSheets(fixture('password'), 'en')).toEqual({ failed: 'locked' })
  const old = new Uint8Array(fixture('password'))
  const name = Buffer.from('EncryptedPackage', 'utf16le')
  old[Buffer.from(old).indexOf(name)] = 'U'.charCodeAt(0)
  for (const other of [old, Buffer.from('PK\u0003\u0004'), Buffer.from('name;text'), Buffer.alloc(600)])
    expect(await readSheets(new Uint8Array(other).buffer, 'en')).toEqual({ failed: 'unreadable' })
  const claims = (bytes: number, of: ArrayBuffer = fixture('streamed-zip64')): ArrayBuffer => {
    const file = Buffer.from(of.slice())
    for (let at = 0; (at = file.indexOf('PK\u0001\u0002', at)) > 0; at += 1)
      file.writeUInt32LE(bytes, at + 24)
    return new Uint8Array(file).buffer
  }
  expect(await readSheets(claims(100), 'en')).toEqual({ failed: 'unreadable' })
  expect(await readSheets(claims(sheetLimits.unpackedBytes), 'en')).toEqual({ failed: 'tooLarge' })
  // The same where nothing is compressed.
  const plain = workbook('<row r="1"><c r="A1"><v>7</v></c></row>')
  expect(await readSheets(claims(100, plain), 'en')).toEqual({ failed: 'unreadable' })
  expect(await readSheets(claims(sheetLimits.unpackedBytes, plain), 'en')).toEqual({ failed: 'tooLarge' })
})

test('[N1] one part of a file is unpacked at a time', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  let [open, most] = [0, 0]
  class Counted extends DecompressionStream {
    constructor(format: CompressionFormat) {
      super(format)
      open += 1
      most = Math.max(most, open)
      const counted = this.readable.pipeThrough(new TransformStream({ flush: () => void (open -= 1) }))
      Object.defineProperty(this, 'readable', { value: counted })
    }
  }
  vi.stubGlobal('DecompressionStream', Counted)
  expect(await cellsOf(fixture('long-numbers'))).toHaveLength(1)
  expect(most).toBe(1)
})

test('[N1] cells in the last column of every row cost no more than those in the first', async () => {
  const { rows } = sheetLimits
  const row = (_: unknown, index: number): string =>
    `<row r="${index + 1}"><c r="XFD${index + 1}"><v>1</v></c></row>`
  // Each with all the empty ones before it takes a gigabyte, and minutes.
  const [sheet] = await sheetsOf(workbook(Array.from({ length: rows }, row).join('')))
  expect(sheet).toMatchObject({ isCut: true, rows: [], columns: 0 })
})

/** Cells with one number, in the first formats of the workbook. */
function numbers(value: number | string, count: number): string {
  return Array.from({ length: count }, (_, index) => `<c s="${index}"><v>${value}</v></c>`).join('')
}
