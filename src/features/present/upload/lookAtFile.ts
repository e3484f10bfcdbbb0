import { limits } from '#domain/limits.ts'
import type { Message } from '#domain/message.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { looksLikePdf, mostSlideBytes, pdfBeginBytes } from '#domain/present/pdfFile.ts'

/**
 * What is wrong with chosen files, as far as this device can tell, before anything is sent; null when nothing is. The
 * server decides. SPEC SL19
 */
export async function lookAtFiles(files: readonly File[]): Promise<Message | null> {
  const [file, ...more] = files
  if (!file) return null
  if (!(await isPdf(file))) return slideMessages.notPdf
  if (more.length > 0) return slideMessages.uploadOneFile
  return file.size > mostSlideBytes ? slideMessages.pdfTooLarge(limits.slideMegabytes) : null
}

async function isPdf(file: File): Promise<boolean> {
  try {
    return looksLikePdf(await file.slice(0, pdfBeginBytes).text())
  } catch {
    // A folder, or a file that went away since.
    return false
  }
}
