import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { annotationsOf, boxOf } from './pdfAnnotations.ts'
import type { Annotation } from './pdfAnnotations.ts'

/** A share of a field's height that its letters usually have. */
const lettersShare = 0.7
/** A hostile page may have any number of them. */
const mostFields = 500

/**
 * Adds the values of a page's form to its words, to be selected and read out: the library draws them, but counts them to
 * no text. SPEC SL26
 */
export async function writeFields(page: PDFPageProxy, into: HTMLElement, signal: AbortSignal): Promise<void> {
  const fields = await annotationsOf(page, 'Widget')
  if (signal.aborted) return
  const { height } = page.getViewport({ scale: 1 })
  for (const field of fields.slice(0, mostFields)) {
    const [value, box] = [valueOf(field), boxOf(page, field)]
    if (!value || !box) continue
    const words = into.ownerDocument.createElement('span')
    words.textContent = value
    words.style.left = `${box.left * 100}%`
    words.style.top = `${box.top * 100}%`
    words.style.setProperty('--font-height', `${box.height * height * lettersShare}px`)
    into.append(words)
  }
}

/** What a field shows, as text; empty when it shows nothing or what nobody may read. */
export function valueOf(field: Annotation): string {
  const { fieldType, fieldValue, checkBox, radioButton, exportValue, buttonValue, password } = field
  if (fieldType === 'Btn') {
    if (!checkBox && !radioButton) return ''
    return fieldValue && fieldValue === (checkBox ? exportValue : buttonValue) ? '☑' : '☐'
  }
  if (password || (fieldType !== 'Tx' && fieldType !== 'Ch')) return ''
  return [fieldValue ?? ''].flat().join(', ')
}
