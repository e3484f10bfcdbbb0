import { Offline } from '#api/callErrors.ts'
import { uploadError } from './uploadError.ts'

export interface FileUpload {
  /** Path of the route, such as `/api/sendpdf/…`. */
  path: string
  file: File
  token: string
  /** Gets the share that was sent, from 0 to 1. The server reads the file after the last of it. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Uploads one file. Not with `fetch`, which tells no progress of what it sends.
 *
 * @throws {UserMistake} with what is wrong with the file
 * @throws {Refusal} when the caller may not upload here
 * @throws {Offline} when the connection broke off, `ServerTrouble` when the server failed; both can be tried again
 * @throws the reason of the signal when it was cancelled
 */
export function sendFile({ path, file, token, onProgress, signal }: FileUpload): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append('file', file, 'file.pdf')
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const error = uploadError({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      })
      if (error) reject(error)
      else resolve()
    })
    for (const broken of ['error', 'timeout'] as const)
      request.addEventListener(broken, () => reject(new Offline()))
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason as Error)
    })
    request.open('POST', path)
    request.setRequestHeader('authorization', `JWT ${token}`)
    request.send(form)
  })
}
