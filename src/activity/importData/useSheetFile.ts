import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '#ui/texts/useText.ts'
import { faultOf, readFile } from './readFile.ts'
import type { FileFault } from './readFile.ts'
import type { Sheet } from './sheet.ts'

/** The file to import from, and the progress of reading it. */
export type SheetFile =
  | { status: 'none'; fault: FileFault | null }
  | { status: 'reading'; name: string }
  | { status: 'read'; name: string; sheets: Sheet[]; fault: FileFault | null }

/** Reads the file that was chosen last; one that is not a sheet leaves the previous one on the screen. */
export function useSheetFile(): { file: SheetFile; choose: (files: readonly File[]) => void } {
  const [file, setFile] = useState<SheetFile>({ status: 'none', fault: null })
  const language = useLanguage()
  const reading = useRef<AbortController | null>(null)
  useEffect(() => () => reading.current?.abort(), [])
  const choose = useCallback(
    (files: readonly File[]) => {
      const [chosen] = files
      if (!chosen) return
      const fault = faultOf(files)
      if (fault !== null) {
        setFile((now) => (now.status === 'read' ? { ...now, fault } : { status: 'none', fault }))
        return
      }
      reading.current?.abort()
      const turn = new AbortController()
      reading.current = turn
      setFile({ status: 'reading', name: chosen.name })
      readFile(chosen, language, turn.signal).then(
        (found) => {
          if (turn.signal.aborted) return
          if ('fault' in found) setFile({ status: 'none', fault: found.fault })
          else setFile({ status: 'read', name: chosen.name, sheets: found.sheets, fault: null })
        },
        () => {
          if (!turn.signal.aborted) setFile({ status: 'none', fault: 'unreadable' })
        },
      )
    },
    [language],
  )
  return { file, choose }
}
