import type { Language } from '#domain/languages.ts'
import { readSheets } from './readSheets.ts'

/** What the worker is given. */
export interface SheetQuestion {
  data: ArrayBuffer
  language: Language
}

// A worker: the page stays responsive while a large file is read, and a slow read can be terminated.
self.onmessage = ({ data: { data, language } }: MessageEvent<SheetQuestion>) =>
  void readSheets(data, language).then((answer) => self.postMessage(answer))
