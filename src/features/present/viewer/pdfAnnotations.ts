import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageBox } from './pages.ts'

/** What the library tells of an annotation, as far as it is read here. */
export interface Annotation {
  subtype?: string
  /** Left, bottom, right and top, in units of the page. */
  rect?: number[] | null
  url?: string
  dest?: unknown
  /** Name of an action, such as NextPage. */
  action?: string
  /** The words under a link. */
  overlaidText?: string
  /** Of a form: Tx for text, Ch for a choice, Btn for what is ticked. */
  fieldType?: string | null
  fieldValue?: string | string[] | null
  password?: boolean
  checkBox?: boolean
  radioButton?: boolean
  /** The field's value when this one is ticked. */
  exportValue?: string
  buttonValue?: string | null
}

/** What lies over the content of a page, of one kind. */
export async function annotationsOf(page: PDFPageProxy, subtype: 'Link' | 'Widget'): Promise<Annotation[]> {
  const all = (await page.getAnnotations()) as Annotation[]
  return all.filter((one) => one.subtype === subtype)
}

/** Where an annotation is, as shares of the page as it is shown; null for one without a size. */
export function boxOf(page: PDFPageProxy, { rect }: Annotation): PageBox | null {
  if (!rect) return null
  const viewport = page.getViewport({ scale: 1 })
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(rect) as number[]
  const { width, height } = viewport
  const [left, top] = [Math.max(0, Math.min(x1, x2)), Math.max(0, Math.min(y1, y2))]
  const [right, bottom] = [Math.min(width, Math.max(x1, x2)), Math.min(height, Math.max(y1, y2))]
  if (!(right > left && bottom > top)) return null
  return {
    left: left / width,
    top: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  }
}
