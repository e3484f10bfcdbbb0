import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageLink } from './pages.ts'
import { annotationsOf, boxOf } from './pdfAnnotations.ts'
import type { Annotation } from './pdfAnnotations.ts'

/** Other schemes could start programs, read files or run scripts. */
const schemes: readonly string[] = ['http:', 'https:', 'mailto:']
/** A hostile page may have any number of them. */
const mostLinks = 200

const namedActions: Readonly<Record<string, (page: number, count: number) => number>> = {
  NextPage: (page) => page + 1,
  PrevPage: (page) => page - 1,
  FirstPage: () => 1,
  LastPage: (_page, count) => count,
}

/** The links of a page, as they are read: from the top, and from the left. SPEC SL26 */
export async function linksOf(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PageLink[]> {
  const annotations = await annotationsOf(page, 'Link')
  const placed = annotations
    .flatMap((annotation) => {
      const box = boxOf(page, annotation)
      return box ? [{ annotation, box }] : []
    })
    .sort((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
    .slice(0, mostLinks)
  const links: PageLink[] = []
  for (const { annotation, box } of placed) {
    const to = await targetOf(annotation, document, page.pageNumber)
    if (to) links.push({ box, to, words: annotation.overlaidText?.replaceAll(/\s+/g, ' ').trim() ?? '' })
  }
  return links
}

/** The address of a link if it may be opened, otherwise null. */
export function safeUrl(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return schemes.includes(protocol) ? href : null
}

async function targetOf(
  { url, dest, action }: Annotation,
  document: PDFDocumentProxy,
  from: number,
): Promise<PageLink['to'] | null> {
  if (url !== undefined) {
    const safe = safeUrl(url)
    return safe === null ? null : { url: safe }
  }
  const count = document.numPages
  const named = action === undefined ? undefined : namedActions[action]
  const page = named ? named(from, count) : await pageOf(dest, document)
  return page !== null && page >= 1 && page <= count && page !== from ? { page } : null
}

/** The page that a destination names; null when there is none. */
async function pageOf(dest: unknown, document: PDFDocumentProxy): Promise<number | null> {
  try {
    const list: unknown = typeof dest === 'string' ? await document.getDestination(dest) : dest
    const [target] = Array.isArray(list) ? (list as unknown[]) : []
    if (Number.isInteger(target)) return (target as number) + 1
    return isReference(target) ? (await document.getPageIndex(target)) + 1 : null
  } catch {
    // A destination that the file does not have.
    return null
  }
}

function isReference(target: unknown): target is { num: number; gen: number } {
  return typeof target === 'object' && target !== null && 'num' in target && 'gen' in target
}
