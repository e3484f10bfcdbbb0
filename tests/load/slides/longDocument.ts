import type { Browser } from 'playwright-core'
import { pdfOf, streamOf } from '#support/pdf/makePdf.ts'

const [width, height] = [1280, 720]
const kilobytesPerPage = 136

/** Colours that differ from page to page, and by more than a picture's compression changes them. */
export function colourOf(page: number): [number, number, number] {
  return [(page % 16) * 16, Math.floor(page / 16) * 12, 128]
}

/** A photo on each page, as large as slides usually have them, over it a number and a field in the page's colour. */
export async function longDocument(from: Browser, pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const page = await from.newPage()
  const objects: Record<number, string | Buffer> = {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, at) => `${10 + at * 3} 0 R`).join(' ')}] >>`,
    3: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  }
  for (let number = 1; number <= pages; number += 1) {
    const own = 10 + (number - 1) * 3
    const [red, green, blue] = colourOf(number).map((value) => value / 255)
    const photo = Buffer.from(
      await page.evaluate(paintPhoto, [width, height, kilobytesPerPage] as const),
      'base64',
    )
    const content = `q ${width} 0 0 ${height} 0 0 cm /Im Do Q
      ${red} ${green} ${blue} rg 0 0 400 200 re f
      0 g BT /F1 60 Tf 500 100 Td (Number ${number}.) Tj ET`
    objects[own] = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${own + 1} 0 R
      /Resources << /Font << /F1 3 0 R >> /XObject << /Im ${own + 2} 0 R >> >> >>`
    objects[own + 1] = streamOf(Buffer.from(content))
    objects[own + 2] = streamOf(
      photo,
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}
       /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    )
  }
  await page.close()
  return pdfOf(objects)
}

/** A picture of random fields, compressed to about a size; runs in a page. */
function paintPhoto([wide, high, kilobytes]: readonly [number, number, number]): string {
  const canvas = document.createElement('canvas')
  canvas.width = wide
  canvas.height = high
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  let encoded = ''
  for (let fields = 0; encoded.length * 0.75 < kilobytes * 1000; fields += 400) {
    for (let at = 0; at < 400; at += 1) {
      context.fillStyle = `rgb(${Math.random() * 255} ${Math.random() * 255} ${Math.random() * 255})`
      context.fillRect(
        Math.random() * wide,
        Math.random() * high,
        3 + Math.random() * 60,
        3 + Math.random() * 60,
      )
    }
    encoded = canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? ''
  }
  return encoded
}
