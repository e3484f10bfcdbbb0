import { useEffect, useState } from 'react'
import { keepRetrying } from './keepRetrying.ts'
import { isMissingFile } from './missingFile.ts'

/** A file of the program that is no component, loaded when it is needed. */
export interface LaterFile<Contents> {
  /** Null until it is loaded. */
  now: () => Contents | null
  /** Loads it ahead of time. @throws {MissingFile} it is loaded again when it is needed */
  preload: () => Promise<Contents>
  /** Loads it, and retries while it is missing. @returns ends the retries; then `onLoaded` is not called any more */
  whenLoaded: (onLoaded: (contents: Contents) => void) => () => void
}

export function laterFile<Contents>(load: () => Promise<Contents>): LaterFile<Contents> {
  let contents: Contents | null = null
  const preload = async (): Promise<Contents> => (contents ??= await load())
  return {
    now: () => contents,
    preload,
    whenLoaded(onLoaded) {
      let isOn = true
      const attempt = async (): Promise<void> => {
        let loaded: Contents
        try {
          loaded = await preload()
        } catch (error) {
          if (isMissingFile(error)) return
          end()
          throw error
        }
        if (!isOn) return
        end()
        onLoaded(loaded)
      }
      const endRetries = keepRetrying(() => void attempt())
      const end = (): void => {
        isOn = false
        endRetries()
      }
      void attempt()
      return end
    },
  }
}

/** A file that is loaded while it is wanted; null until it is there. */
export function useLaterFile<Contents>(file: LaterFile<Contents>, isWanted: boolean): Contents | null {
  const [contents, setContents] = useState(file.now)
  const isMissing = isWanted && contents === null
  useEffect(() => {
    // Not as a function of the state before.
    if (isMissing) return file.whenLoaded((loaded) => setContents(() => loaded))
    return undefined
  }, [file, isMissing])
  return contents
}
