import { pdfOf, streamOf } from './makePdf.ts'
import { japaneseFont } from './oddPdf.ts'
import { pictures } from './scanPdf.ts'

const page = (content: number, picture = 0): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Contents ${content} 0 R
    /Resources << /Font << /F1 6 0 R /F2 7 0 R /F3 8 0 R >> ${picture ? `/XObject << /Im ${picture} 0 R >>` : ''} >> >>`
const red = '0.8 0 0 rg'

/**
 * Four pages that need something which is not in the file, each another: Helvetica, decoders for scans in JPEG 2000 and
 * JBIG2, and Japanese and signs, in red on white.
 */
export function laterPdf(): Uint8Array<ArrayBuffer> {
  return pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Count 4 /Kids [10 0 R 11 0 R 12 0 R 13 0 R] >>',
    3: streamOf(Buffer.from('BT /F1 24 Tf 40 60 Td (Words) Tj ET')),
    4: streamOf(
      Buffer.from(`${red} BT /F2 90 Tf 40 180 Td <65E5672C8A9E> Tj ET BT /F3 90 Tf 40 40 Td (nnn) Tj ET`),
    ),
    5: streamOf(Buffer.from('400 0 0 300 0 0 cm /Im Do')),
    6: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    7: japaneseFont,
    8: '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
    10: page(3),
    11: page(5, 20),
    12: page(5, 21),
    13: page(4),
    20: pictures.jpeg2000(),
    21: pictures.jbig2(),
  })
}
