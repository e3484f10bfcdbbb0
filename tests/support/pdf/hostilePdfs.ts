import { deflateSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { inflating, pdfOf, pdfWithPages, streamOf } from './makePdf.ts'
import type { PdfObjects } from './makePdf.ts'
import { pdfFixture } from './scanPdf.ts'

type File = Uint8Array<ArrayBuffer>

/** A PNG of one pixel. */
export const png: File = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

/** Files that are no PDF, whatever their name says. */
export function notPdfs(): Record<string, File> {
  return {
    'a PNG': png,
    'an empty file': new Uint8Array(),
    'a page of HTML': new Uint8Array(Buffer.from('<!doctype html><script>alert(1)</script>')),
    'an archive': new Uint8Array(Buffer.from('PK\x03\x04 and so on', 'latin1')),
    'a PDF far behind the begin': new Uint8Array(Buffer.concat([Buffer.alloc(2048), pdfWithPages(1)])),
  }
}

/** PDFs that no program can open. */
export function damagedPdfs(): Record<string, File> {
  const whole = pdfWithPages(200)
  return {
    'nothing but a header': new Uint8Array(Buffer.from('%PDF-1.7\n')),
    'cut off': whole.slice(0, whole.length / 2),
    'no pages': pdfWithPages(0),
    'more pages promised than there are': pdfOf({
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Count 30 /Kids [] >>',
    }),
    'pages that contain themselves': pdfOf({
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R 2 0 R] >>',
    }),
    noise: new Uint8Array(
      Buffer.concat([Buffer.from('%PDF-1.7\n'), createHash('sha512').update('').digest()]),
    ),
  }
}

/** Protected by a password (RC4, 128 bits), which nobody enters. */
export function encryptedPdf(): File {
  const [owner, id] = [Buffer.alloc(32, 7), Buffer.alloc(16, 1)]
  const hex = (bytes: Buffer): string => `<${bytes.toString('hex')}>`
  const encrypt = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O ${hex(owner)} /U ${hex(Buffer.alloc(32, 9))} >>`
  return pdfWithPages(1, { objects: { 4: encrypt }, more: `/Encrypt 4 0 R /ID [${hex(id)} ${hex(id)}]` })
}

/** A file of a few kilobytes whose list of pages becomes several gigabytes. */
export function bombPdf(megabytes = 3000): File {
  return xrefStreamPdf(inflating(megabytes, ' ', '5 0 '), '/N 1 /First 4 /Filter [/FlateDecode /FlateDecode]')
}

/** A PDF whose pages are in a compressed stream of objects, and so is the table of objects. */
export function xrefStreamPdf(objects: Uint8Array, dictionary: string): File {
  const header = Buffer.from('%PDF-1.7\n')
  const catalogue = Buffer.from('1 0 obj\n<< /Type /Catalog /Pages 5 0 R >>\nendobj\n')
  const stream = Buffer.concat([
    Buffer.from('4 0 obj\n'),
    streamOf(objects, `/Type /ObjStm ${dictionary}`),
    Buffer.from('\nendobj\n'),
  ])
  const places = [header.length, header.length + catalogue.length]
  const tableAt = header.length + catalogue.length + stream.length
  const row = (type: number, place: number, index: number): Buffer => {
    const bytes = Buffer.alloc(7)
    bytes.writeUInt8(type)
    bytes.writeUInt32BE(place, 1)
    bytes.writeUInt16BE(index, 5)
    return bytes
  }
  const rows = Buffer.concat([
    ...[row(0, 0, 65535), row(1, places[0] ?? 0, 0), row(0, 0, 0), row(0, 0, 0)],
    ...[row(1, places[1] ?? 0, 0), row(2, 4, 0), row(1, tableAt, 0)],
  ])
  const table = Buffer.concat([
    Buffer.from('6 0 obj\n'),
    streamOf(rows, '/Type /XRef /Size 7 /W [1 4 2] /Root 1 0 R'),
    Buffer.from(`\nendobj\nstartxref\n${tableAt}\n%%EOF\n`),
  ])
  return new Uint8Array(Buffer.concat([header, catalogue, stream, table]))
}

/** PDFs that are unusual and nevertheless can be shown; nothing of them is executed. */
export function oddPdfs(): Record<string, { file: File; pages: number }> {
  const script: PdfObjects = {
    4: '<< /S /JavaScript /JS (app.alert\\("executed"\\); this.submitForm\\("http://127.0.0.1:1/"\\)) >>',
    5: '<< /S /Launch /F (/bin/sh) >>',
    6: streamOf(Buffer.from('MZ an embedded program'), '/Type /EmbeddedFile'),
    7: '<< /Type /Filespec /F (evil.exe) /EF << /F 6 0 R >> >>',
    8: '<< /Fields [] /XFA 9 0 R >>',
    9: streamOf(Buffer.from('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><script>x</script></xdp:xdp>')),
  }
  return {
    'scripts, programs and forms in it': {
      file: pdfWithPages(3, {
        objects: script,
        catalogue:
          '/OpenAction 4 0 R /AA << /WC 5 0 R >> /AcroForm 8 0 R /Names << /EmbeddedFiles << /Names [(e) 7 0 R] >> >>',
      }),
      pages: 3,
    },
    'giant pages': { file: pdfWithPages(2, { size: [14_400_000, 14_400_000] }), pages: 2 },
    'pages without a size': { file: pdfWithPages(2, { size: [0, 0] }), pages: 2 },
    'bytes before its begin': {
      file: new Uint8Array(Buffer.concat([Buffer.from('\ufeff\r\n'), pdfWithPages(4)])),
      pages: 4,
    },
    'a wrong table of objects': {
      file: new Uint8Array(
        Buffer.from(
          Buffer.from(pdfWithPages(5))
            .toString('latin1')
            .replace(/startxref\n\d+/, 'startxref\n7'),
          'latin1',
        ),
      ),
      pages: 5,
    },
    'objects in a compressed stream': {
      file: xrefStreamPdf(
        deflateSync(
          Buffer.from('5 0 << /Type /Pages /Count 1 /Kids [<< /Type /Page /MediaBox [0 0 10 10] >>] >>'),
        ),
        '/N 1 /First 4 /Filter /FlateDecode',
      ),
      pages: 1,
    },
    // AES-256 with an empty password.
    'protected against changes only': { file: new Uint8Array(pdfFixture('presented.pdf')), pages: 2 },
  }
}
