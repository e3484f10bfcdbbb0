import { limits } from '../limits.ts'

const bytesPerMegabyte = 1024 * 1024

/** The largest file of a presentation, in bytes. SPEC SL19 */
export const mostSlideBytes = limits.slideMegabytes * bytesPerMegabyte
/** What the files of an account's workshops may take together, in bytes. SPEC SL25 */
export const mostSlideBytesOfAccount = limits.slideMegabytesOfAccount * bytesPerMegabyte

/** Viewers accept other bytes before the mark of a PDF, up to here. */
export const pdfBeginBytes = 1024

/** Whether a file that begins so may be a PDF. */
export function looksLikePdf(begin: string): boolean {
  return begin.includes('%PDF-')
}
