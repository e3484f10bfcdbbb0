import { limits } from '#domain/limits.ts'
import type { Message } from '#domain/message.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { looksLikePdf, mostSlideBytes, pdfBeginBytes } from '#domain/present/pdfFile.ts'

/** Why chosen files are not sent. */
export interface FileMistake {
  message: Message
  /** What to do about it, where the message does not tell. */
  advice?: Message
}

/**
 * What is wrong with chosen files, as far as this device can tell, before anything is sent; null when nothing is. The
 * server decides. SPEC SL19
 */
export async function lookAtFiles(files: readonly File[]): Promise<FileMistake | null> {
  const [file, ...more] = files
  if (!file) return null
  if (!(await isPdf(file))) return { message: slideMessages.notPdf }
  // The words of the requirement, which alone would be puzzling.
  if (more.length > 0) return { message: slideMessages.notPdf, advice: slideMessages.uploadOneFile }
  return file.size > mostSlideBytes ? { message: slideMessages.pdfTooLarge(limits.slideMegabytes) } : null
}

/** By its name, or by its type where a device has names without endings; and by its content. */
async function isPdf(file: File): Promise<boolean> {
  if (!/\.pdf$/i.test(file.name.trim()) && file.type !== 'application/pdf') return false
  try {
    return looksLikePdf(await file.slice(0, pdfBeginBytes).text())
  } catch {
    // A folder, or a file that went away since.
    return false
  }
}
