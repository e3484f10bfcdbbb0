/**
 * By which the reading process ends itself at a limit. Not `SIGKILL`, by which the system ends processes for reasons that
 * are not the file's.
 */
export const limitSignal = 'SIGVTALRM'

/** What was found in an uploaded PDF. */
export type PdfFinding =
  | { found: 'pages'; pages: number }
  /** It cannot be opened without a password. */
  | { found: 'encrypted' }
  | { found: 'damaged' }
  | { found: 'tooManyPages' }
  /** Reading it takes too much memory or time. */
  | { found: 'tooComplex' }
