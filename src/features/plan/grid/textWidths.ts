/** Words of a table repeat: so many widths are remembered. */
const mostWords = 5000

const widths = new Map<string, number>()
let page: { context: CanvasRenderingContext2D | null; lineHeight: number } | null = null

/** The width of a piece of text in a cell, without the document: nothing is laid out for it. */
export function widthOf(piece: string): number {
  const known = widths.get(piece)
  if (known !== undefined) return known
  const width = ofPage().context?.measureText(piece).width ?? piece.length * 8
  if (widths.size >= mostWords) widths.clear()
  widths.set(piece, width)
  return width
}

/** Of a line in a cell, in pixels. */
export function lineHeight(): number {
  return ofPage().lineHeight
}

function ofPage() {
  if (page) return page
  // Cells have the page's font.
  const style = getComputedStyle(document.body)
  const context = document.createElement('canvas').getContext('2d')
  if (context) context.font = `${style.fontSize} ${style.fontFamily}`
  page = { context, lineHeight: Number.parseFloat(style.lineHeight) || 24 }
  return page
}
