import { pdfOf, streamOf } from './makePdf.ts'
import { japaneseFont } from './oddPdf.ts'

const page = (content: number): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Contents ${content} 0 R
    /Resources << /Font << /F1 6 0 R /F2 7 0 R /F3 8 0 R >> >> >>`
const red = '0.8 0 0 rg'

/**
 * Three pages without fonts of their own, as some makers write them: Helvetica on the first two, and only on the last one
 * Japanese and signs, in red on white.
 */
export function laterPdf(): Uint8Array<ArrayBuffer> {
  return pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Count 3 /Kids [10 0 R 11 0 R 12 0 R] >>',
    3: streamOf(Buffer.from('BT /F1 24 Tf 40 60 Td (Words) Tj ET')),
    4: streamOf(
      Buffer.from(`${red} BT /F2 90 Tf 40 180 Td <65E5672C8A9E> Tj ET BT /F3 90 Tf 40 40 Td (nnn) Tj ET`),
    ),
    6: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    7: japaneseFont,
    8: '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
    10: page(3),
    11: page(3),
    12: page(4),
  })
}
