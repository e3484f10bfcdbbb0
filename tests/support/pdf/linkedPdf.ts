import { pdfOf, streamOf } from './makePdf.ts'

const link = (top: number, target: string): string =>
  `<< /Type /Annot /Subtype /Link /Rect [72 ${top - 6} 372 ${top + 18}] /Border [0 0 0] ${target} >>`
const uri = (address: string): string => `/A << /S /URI /URI (${address}) >>`
const script = '/A << /S /JavaScript /JS (app.alert\\(1\\)) >>'
const page = (content: number, more = ''): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R ${more}
    /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`
const words = (...lines: readonly (readonly [top: number, shown: string])[]): Buffer =>
  streamOf(Buffer.from(lines.map(([top, shown]) => `BT /F1 18 Tf 72 ${top} Td (${shown}) Tj ET`).join('\n')))

/**
 * A file of four pages with links: to addresses, to other pages in each way of naming them, and of the kinds that lead
 * nowhere here, such as scripts, programs and files. The last page is turned by 90 degrees.
 */
export function linkedPdf(): Uint8Array<ArrayBuffer> {
  const links = [
    link(100, '/Dest [13 0 R /Fit]'),
    link(700, uri('https://plenum.example/minutes?of=1')),
    link(650, uri('mailto:ana@plenum.example')),
    link(600, '/Dest (third)'),
    link(550, '/A << /S /Named /N /NextPage >>'),
    link(500, uri('javascript:alert\\(1\\)')),
    link(480, uri('file:///etc/passwd')),
    link(460, uri('ftp://plenum.example/')),
    link(440, '/A << /S /Launch /F (/bin/sh) >>'),
    link(420, script),
    link(400, '/Dest (missing)'),
    link(380, '/A << /S /GoToR /F (other.pdf) /D [0 /Fit] >>'),
    link(360, '/A << /S /SubmitForm /F (https://attacker.example/) >>'),
  ]
  return pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R /Names << /Dests << /Names [(third) [12 0 R /XYZ 0 792 0]] >> >> >>',
    2: '<< /Type /Pages /Count 4 /Kids [10 0 R 11 0 R 12 0 R 13 0 R] >>',
    3: words(
      [700, 'The minutes'],
      [650, 'Write to Ana'],
      [600, 'Where we stand'],
      [500, 'A trap'],
      [100, 'The end'],
    ),
    4: words([700, 'Second']),
    5: words([700, 'Back to the start']),
    10: page(3, `/Annots [${links.map((_, at) => `${20 + at} 0 R`).join(' ')}]`),
    11: page(4),
    12: page(4),
    13: page(5, '/Rotate 90 /Annots [40 0 R]'),
    40: link(700, '/Dest [10 0 R /Fit]'),
    ...Object.fromEntries(links.map((one, at) => [20 + at, one])),
  })
}
