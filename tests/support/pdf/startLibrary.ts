import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type * as Library from '#features/present/viewer/pdfLibrary.ts'

/** The library that reads documents, in this process: its worker is a module here, and nothing can be drawn. */
export async function startLibrary(): Promise<{ library: typeof Library; version: string }> {
  // What it expects of a browser, used for drawing only.
  Object.assign(globalThis, { DOMMatrix: Object, ImageData: Object, Path2D: Object })
  const library = await import('#features/present/viewer/pdfLibrary.ts')
  const { GlobalWorkerOptions, version } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const worker = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.worker.mjs')
  GlobalWorkerOptions.workerSrc = pathToFileURL(worker).href
  return { library, version }
}
