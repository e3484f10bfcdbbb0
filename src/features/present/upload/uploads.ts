import { create } from 'zustand'
import { isCallError, isTrouble } from '#api/callErrors.ts'
import { UserMistake } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { Message } from '#domain/message.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { passingMessage } from './uploadError.ts'

/** An upload of this page. */
export type Upload =
  /** `share` of the file that was sent, from 0 to 1; at 1 the server reads the file. */
  | { status: 'sending'; fileName: string; share: number; cancel: () => void }
  /** `retry` sends the same file again; null where another one is needed. */
  | { status: 'failed'; fileName: string; message: Message; retry: (() => void) | null }

/** Sends a file. @throws {CallError} */
export type Send = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>

/** By activity: an upload goes on when its dialog is closed, and the page and the editor show the same one. */
const useUploads = create<Record<ObjectId, Upload | undefined>>(() => ({}))

/** The upload to an activity; undefined when there is none. */
export function useUpload(objectId: ObjectId): Upload | undefined {
  return useUploads((all) => all[objectId])
}

/** A chosen file cannot be sent. */
export function refuseFile(objectId: ObjectId, fileName: string, message: Message): void {
  useUploads.setState({ [objectId]: { status: 'failed', fileName, message, retry: null } })
}

/** Removes the message about a failed upload. */
export function forget(objectId: ObjectId): void {
  useUploads.setState({ [objectId]: undefined })
}

/** Uploads a file; one that is on its way to the same activity is cancelled. @param onDone the server has it */
export async function upload(objectId: ObjectId, file: File, send: Send, onDone: () => void): Promise<void> {
  const before = useUploads.getState()[objectId]
  if (before?.status === 'sending') before.cancel()
  const turn = new AbortController()
  const { signal } = turn
  const fileName = file.name
  const cancel = (): void => {
    turn.abort()
    forget(objectId)
  }
  const tell = (now: Upload): void => {
    if (!signal.aborted) useUploads.setState({ [objectId]: now })
  }
  tell({ status: 'sending', fileName, share: 0, cancel })
  try {
    await send(file, (share) => tell({ status: 'sending', fileName, share, cancel }), signal)
    if (signal.aborted) return
    forget(objectId)
    onDone()
  } catch (error) {
    const retry = error instanceof UserMistake ? null : () => void upload(objectId, file, send, onDone)
    tell({ status: 'failed', fileName, message: messageFor(error), retry })
  }
}

/** What is wrong with the file, or that the upload failed on the way. SPEC SL20 */
function messageFor(error: unknown): Message {
  if (!isCallError(error)) return slideMessages.uploadFailed
  return isTrouble(error) ? passingMessage(error.said) : error.said
}
