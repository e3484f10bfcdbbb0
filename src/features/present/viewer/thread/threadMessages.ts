/** What the thread tells beside the messages of pdf.js, which ignores those without a `targetName`. */
export interface Refused {
  /** A page that asked for too much memory, numbered from 1. */
  refusedPage: number
  /** Something on it is too large alone; otherwise it may be tried again. */
  isFinal: boolean
}

/** What a message says of a refused page, otherwise null. */
export function refusedIn(data: unknown): Refused | null {
  const { refusedPage, isFinal = true } = (data ?? {}) as Partial<Refused>
  return refusedPage === undefined ? null : { refusedPage, isFinal }
}

/** What pdf.js leaves out because of its own limit (`pdfLibrary.ts`), or after an error of which it does not tell the page. */
const passedOver =
  /^Warning: (Image exceeded maximum allowed size|getOperatorList - ignoring XObject|getTransferableImage - failed|BMP image decoding failed)/

/**
 * Whether something on a page is left out without the name of the page. An error that is thrown instead of this warning
 * reaches another one that names it (`pageOfWarning`).
 *
 * @param refusal by which errors of the memory limit are recognized
 */
export function isPassedOver(warning: string, refusal: string): boolean {
  return passedOver.test(warning) && (warning.includes(refusal) || warning.includes('Image exceeded'))
}

/** The page of a warning of pdf.js, by the name of its task or picture; null when it names none. */
export function pageOfWarning(warning: string): number | null {
  const [, byTask, byPicture] = /: page (\d+)"|img_p(\d+)_/.exec(warning) ?? []
  const index = byTask ?? byPicture
  return index === undefined ? null : Number(index) + 1
}

/** The page, numbered from 1, whose operations or words a message asks pdf.js for; otherwise null. */
export function pageAsked(data: unknown): number | null {
  const { action, data: asked } = (data ?? {}) as Record<string, unknown>
  const index = (asked as { pageIndex?: unknown } | undefined)?.pageIndex
  const isAsked = action === 'GetOperatorList' || action === 'GetTextContent'
  return isAsked && typeof index === 'number' ? index + 1 : null
}

/** How pdf.js ends a stream of answers: cancelled, closed, failed. */
const streamEnds: readonly unknown[] = [2, 3, 5]

/** The stream of pdf.js that a message belongs to, how many operations of a page it brings, and whether it is the last. */
export function operationsIn(data: unknown): { stream: unknown; count: number; isLast: boolean } {
  const { chunk, streamId, stream } = (data ?? {}) as {
    chunk?: { fnArray?: unknown } | null
    streamId?: unknown
    stream?: unknown
  }
  const count = Array.isArray(chunk?.fnArray) ? chunk.fnArray.length : 0
  return { stream: streamId, count, isLast: streamEnds.includes(stream) }
}
