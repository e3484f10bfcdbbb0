import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { pdfOf, streamOf } from './makePdf.ts'

const [width, height] = [400, 300]

/** A small file of `tests/fixtures/pdf`, whose README says how it was made. */
export function pdfFixture(name: string): Buffer {
  return readFileSync(new URL(`../../fixtures/pdf/${name}`, import.meta.url))
}

const picture = (bytes: Buffer, more: string): Buffer =>
  streamOf(bytes, `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${more}`)

/** Quarters of pure ink: cyan, magenta, yellow, black. */
function inks(): Buffer {
  const colours = [
    [255, 0, 0, 0],
    [0, 255, 0, 0],
    [0, 0, 255, 0],
    [0, 0, 0, 255],
  ]
  const quarter = (x: number, y: number): number => Number(x >= width / 2) + 2 * Number(y >= height / 2)
  const pixels = Array.from({ length: width * height }, (_, at) =>
    Buffer.from(colours[quarter(at % width, Math.floor(at / width))] ?? []),
  )
  return deflateSync(Buffer.concat(pixels))
}

/** The formats of scanned pages, in the order of their pages. */
export const pictures = {
  jpeg2000: () => picture(pdfFixture('scan.jp2'), '/Filter /JPXDecode'),
  jbig2: () =>
    picture(pdfFixture('scan.jbig2'), '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode'),
  fax: () =>
    picture(
      pdfFixture('fax.g4'),
      `/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode
       /DecodeParms << /K -1 /BlackIs1 true /Columns ${width} /Rows ${height} >>`,
    ),
  jpeg: () =>
    picture(pdfFixture('photo.jpg'), '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode'),
  inks: () => picture(inks(), '/ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /FlateDecode'),
}

/** A scan of several pages, each in another format of pictures: there are no words, only four quarters in known colours. */
export function scanPdf(): Uint8Array<ArrayBuffer> {
  const all = Object.values(pictures)
  const kids = all.map((_, at) => `${20 + at} 0 R`)
  const entries = all.flatMap((make, at): [number, string | Buffer][] => [
    [10 + at, make()],
    [
      20 + at,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 3 0 R
        /Resources << /XObject << /Im ${10 + at} 0 R >> >> >>`,
    ],
  ])
  return pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Count ${all.length} /Kids [${kids.join(' ')}] >>`,
    3: streamOf(Buffer.from(`${width} 0 0 ${height} 0 0 cm /Im Do`)),
    ...Object.fromEntries(entries),
  })
}
