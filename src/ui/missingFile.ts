/** A file of the program that could not be fetched. */
export class MissingFile extends Error {
  /** The server is there and has it no more: a newer version of the program took its place. */
  readonly isGone: boolean

  constructor(path: string, isGone: boolean) {
    super(`Failed to fetch ${path}`)
    this.name = 'MissingFile'
    this.isGone = isGone
  }
}

/** Whether a part of the program could not be imported: the browsers' own words differ. */
export function isMissingFile(error: unknown): boolean {
  if (error instanceof MissingFile) return true
  if (!(error instanceof Error)) return false
  return /dynamically imported module|importing a module script|module script failed/i.test(error.message)
}

/** Whether only another page can have the part: of what a browser itself failed to import, most try no second time. */
export function needsReload(error: unknown): boolean {
  return error instanceof MissingFile ? error.isGone : navigator.onLine
}
