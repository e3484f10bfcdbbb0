import { pdfFixture } from './scanPdf.ts'
import { inflating, pdfOf, streamOf } from './makePdf.ts'
import type { PdfObjects } from './makePdf.ts'

const twice = '/Filter [/FlateDecode /FlateDecode]'

/** The photo of the fixtures, whose header claims another size. */
function hugeJpeg(side: number): Buffer {
  const photo = Buffer.from(pdfFixture('photo.jpg'))
  const frame =
    [0xc0, 0xc2].map((kind) => photo.indexOf(Buffer.from([0xff, kind]))).find((at) => at >= 0) ?? 0
  photo.writeUInt16BE(side, frame + 5)
  photo.writeUInt16BE(side, frame + 7)
  return photo
}

/**
 * A file of a few kilobytes with seven pages: the first and the last are plain. The second has 3 GB of spaces as its
 * content, the third 26 million operations; the fourth 20 pictures of 9900 x 9900 pixels, which inflate, and the fifth 19
 * such photos and one of 60000 x 60000. The sixth is a black and white scan of A0 with 400 dots per inch.
 */
export function heavyPdf(): Uint8Array<ArrayBuffer> {
  const numbers = Array.from({ length: 20 }, (_, at) => at)
  const pictures = (first: number): string =>
    `/XObject << ${numbers.map((at) => `/I${at} ${first + at} 0 R`).join(' ')} >>`
  const picture = (side: number, more: string): string =>
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 ${more}`
  const scan =
    '/Type /XObject /Subtype /Image /Width 13244 /Height 18724 /ColorSpace /DeviceGray /BitsPerComponent 1'
  const drawn = numbers
    .map((at) => `q 100 0 0 100 ${(at % 5) * 100} ${Math.floor(at / 5) * 100} cm /I${at} Do Q`)
    .join('\n')
  const page = (content: number, resources = ''): string =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources << ${resources} >> >>`
  const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
  const flat = streamOf(inflating(282, 'x'), picture(9900, twice))
  const photo = streamOf(hugeJpeg(9900), picture(9900, '/Filter /DCTDecode'))
  // Its dictionary claims less than its header.
  const giant = streamOf(hugeJpeg(60_000), picture(100, '/Filter /DCTDecode'))
  const objects: PdfObjects = {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Count 7 /Kids [3 0 R 4 0 R 5 0 R 6 0 R 7 0 R 8 0 R 9 0 R] >>',
    3: page(10, font),
    4: page(11),
    5: page(13),
    6: page(12, pictures(20)),
    7: page(12, pictures(40)),
    8: page(15, '/XObject << /I0 14 0 R >>'),
    9: page(10, font),
    10: streamOf(Buffer.from('BT /F1 48 Tf 72 700 Td (A plain page) Tj ET')),
    11: streamOf(inflating(3000, ' '), twice),
    12: streamOf(Buffer.from(drawn)),
    13: streamOf(inflating(50, 'q Q '), twice),
    14: streamOf(inflating(30, 'x'), `${scan} ${twice}`),
    15: streamOf(Buffer.from('q 612 0 0 792 0 0 cm /I0 Do Q')),
    // Objects of their own: the library shares what it decoded of one.
    ...Object.fromEntries(numbers.map((at) => [20 + at, flat])),
    ...Object.fromEntries(numbers.map((at) => [40 + at, at === 0 ? giant : photo])),
  }
  return pdfOf(objects)
}

/** A scan of so many pages, each one a photo of 100 MB when it is drawn. */
export function photosPdf(pages: number): Uint8Array<ArrayBuffer> {
  const side = 5000
  const numbers = Array.from({ length: pages }, (_, at) => 10 + at)
  const photo = streamOf(
    hugeJpeg(side),
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8
     /Filter /DCTDecode`,
  )
  const pageOf = (number: number): string =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 600] /Contents 3 0 R
      /Resources << /XObject << /I0 ${number + pages} 0 R >> >> >>`
  return pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    3: streamOf(Buffer.from('q 600 0 0 600 0 0 cm /I0 Do Q')),
    ...Object.fromEntries(numbers.map((number) => [number, pageOf(number)])),
    // Objects of their own: the library shares what it decoded of one.
    ...Object.fromEntries(numbers.map((number) => [number + pages, photo])),
  })
}
