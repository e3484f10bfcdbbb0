/** A file of the program that failed to load. */
export class MissingFile extends Error {
  /** The server is reachable but no longer has it: a newer version of the program is deployed. */
  readonly isGone: boolean

  constructor(path: string, isGone: boolean) {
    super(`Failed to fetch ${path}`)
    this.name = 'MissingFile'
    this.isGone = isGone
  }
}

/** Whether an error is a failed import; the wording differs between browsers. */
export function isMissingFile(error: unknown): boolean {
  if (error instanceof MissingFile) return true
  if (!(error instanceof Error)) return false
  return /dynamically imported module|importing a module script|module script failed/i.test(error.message)
}

/** Whether only a reloaded page can load the part: most browsers never retry a failed import. */
export function needsReload(error: unknown): boolean {
  return error instanceof MissingFile ? error.isGone : navigator.onLine
}
