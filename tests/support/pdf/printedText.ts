/** The text of each page of a PDF, its lines joined by spaces. */
export async function printedText(file: Uint8Array): Promise<string[]> {
  // What the library expects of a browser, used for drawing only.
  Object.assign(globalThis, { DOMMatrix: Object, ImageData: Object, Path2D: Object })
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const pdf = await getDocument({ data: new Uint8Array(file), useSystemFonts: true }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await pdf.destroy()
  return pages.map((text) => text.replaceAll(/\s+/g, ' '))
}
