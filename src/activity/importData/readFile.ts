import type { Language } from '#domain/languages.ts'
import type { SheetAnswer } from './readSheets.ts'
import { isSheetName, sheetLimits } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import type { SheetQuestion } from './sheetWorker.ts'

/** Why a file cannot be shown. */
export type FileFault = 'wrongType' | 'severalFiles' | 'tooLarge' | 'unreadable' | 'locked' | 'empty'

export type ReadFile = { sheets: Sheet[] } | { fault: FileFault }

/** Checks files before reading them; null when there is exactly one sheet. */
export function faultOf(files: readonly { name: string; size: number }[]): FileFault | null {
  const [file] = files
  if (files.length > 1) return 'severalFiles'
  if (!file || !isSheetName(file.name)) return 'wrongType'
  return file.size > sheetLimits.fileBytes ? 'tooLarge' : null
}

/**
 * Reads the sheets of a file in a worker, which ends with the file or when the caller aborts.
 *
 * @param language of the names of months and days
 */
export async function readFile(file: File, language: Language, signal: AbortSignal): Promise<ReadFile> {
  const data = await file.arrayBuffer()
  const thread = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' })
  try {
    const answer = await new Promise<SheetAnswer>((resolve, reject) => {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(sheetLimits.patienceMs)])
      patience.addEventListener('abort', () =>
        signal.aborted ? reject(new Error('nobody waits')) : resolve({ failed: 'tooLarge' }),
      )
      thread.onmessage = ({ data: said }: MessageEvent<SheetAnswer>) => resolve(said)
      thread.onerror = () => resolve({ failed: 'unreadable' })
      thread.postMessage({ data, language } satisfies SheetQuestion, [data])
    })
    if ('failed' in answer) return { fault: answer.failed }
    return answer.sheets.every(({ rows, isUnreadable }) => rows.length === 0 && !isUnreadable)
      ? { fault: 'empty' }
      : answer
  } finally {
    thread.terminate()
  }
}
