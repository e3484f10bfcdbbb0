import { constants, deflateRawSync, deflateSync } from 'node:zlib'

/** Objects of a PDF by their number; a text is the object itself. */
export type PdfObjects = Readonly<Record<number, string | Buffer>>

/** What the trailer of a PDF says beside its size. */
export interface PdfTrailer {
  root?: number
  /** More entries, such as `/Encrypt 9 0 R`. */
  more?: string
}

/** A PDF with these objects, and a correct table of where they are. */
export function pdfOf(
  objects: PdfObjects,
  { root = 1, more = '' }: PdfTrailer = {},
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const places = new Map<number, number>()
  let at = parts[0]?.length ?? 0
  const write = (part: Buffer): void => {
    parts.push(part)
    at += part.length
  }
  for (const [number, object] of Object.entries(objects)) {
    places.set(Number(number), at)
    write(Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  }
  const size = Math.max(...places.keys()) + 1
  const table = Array.from({ length: size }, (_, number) => {
    const place = places.get(number)
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const tableAt = at
  write(Buffer.from(`xref\n0 ${size}\n${table.join('')}`))
  write(Buffer.from(`trailer\n<< /Size ${size} /Root ${root} 0 R ${more} >>\nstartxref\n${tableAt}\n%%EOF\n`))
  return new Uint8Array(Buffer.concat(parts))
}

/** A stream as the content of an object. */
export function streamOf(bytes: Uint8Array, dictionary = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${dictionary} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

const firstPage = 10

interface PagesOptions {
  /** Width and height in points. */
  size?: [number, number]
  /** Text on the first page. */
  text?: string
  /** More entries of the catalogue. */
  catalogue?: string
  /** More objects, numbered 4 to 9. */
  objects?: PdfObjects
  more?: string
}

/** A PDF with a number of pages. */
export function pdfWithPages(
  pages: number,
  { size = [612, 792], text = 'Slides', catalogue = '', objects = {}, more = '' }: PagesOptions = {},
): Uint8Array<ArrayBuffer> {
  const numbers = Array.from({ length: pages }, (_, at) => firstPage + at)
  const content = Buffer.from(`BT /F1 24 Tf 72 700 Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`)
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents 3 0 R
    /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`
  return pdfOf(
    {
      1: `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      2: `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
      3: streamOf(content),
      ...objects,
      ...Object.fromEntries(numbers.map((number) => [number, page])),
    },
    { more },
  )
}

/** A text and then megabytes of a repeated one, deflated twice: a few kilobytes. */
export function inflating(megabytes: number, repeated: string, first = ''): Buffer {
  const blockOf = (bytes: Uint8Array): Buffer =>
    deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH })
  // Ends at a byte and refers to nothing before it, so it can be repeated.
  const filler = blockOf(Buffer.alloc(1024 * 1024, repeated))
  const once = Buffer.concat([
    ...[Buffer.from([0x78, 0x9c]), ...(first ? [blockOf(Buffer.from(first))] : [])],
    ...Array<Buffer>(megabytes).fill(filler),
    ...[deflateRawSync(Buffer.alloc(0)), Buffer.alloc(4)],
  ])
  return deflateSync(once)
}
