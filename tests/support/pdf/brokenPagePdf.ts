import { pdfOf } from './makePdf.ts'

/** A file of four pages that opens, although the list of pages leads nowhere at the second one. */
export function brokenPagePdf(): Uint8Array<ArrayBuffer> {
  const page = (parent: number): string => `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 960 540] >>`
  return pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Count 4 /Kids [3 0 R 11 0 R 12 0 R] >>',
    3: '<< /Type /Pages /Parent 2 0 R /Count 2 /Kids [10 0 R 99 0 R] >>',
    10: page(3),
    11: page(2),
    12: page(2),
  })
}
