import { useEffect } from 'react'
import { create } from 'zustand'
import { isCallError, isTrouble } from '#api/callErrors.ts'
import { UserMistake } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { Message } from '#domain/message.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { FileMistake } from './lookAtFile.ts'
import { passingMessage } from './uploadError.ts'

/** Where an upload was begun. */
export interface UploadPlace {
  objectId: ObjectId
  /** The box in which the file was chosen. */
  boxId: string
}

/** An upload of this page. */
export type Upload = { fileName: string; boxId: string } & (
  | /** `share` of the file that was sent, from 0 to 1; at 1 the server reads the file. */
    { status: 'sending'; share: number; cancel: () => void }
    /** `retry` sends the same file again; null where another one is needed. */
  | ({ status: 'failed'; retry: (() => void) | null } & FileMistake)
)

/** Sends a file. @throws {CallError} */
export type Send = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>

interface Uploads {
  /** By activity: an upload goes on when its dialog is closed. */
  uploads: Record<ObjectId, Upload | undefined>
  /** The boxes on this page, by activity: on a page without slides and in the editor beside it. */
  boxes: Record<ObjectId, readonly string[] | undefined>
}

const useUploads = create<Uploads>(() => ({ uploads: {}, boxes: {} }))

/** The upload to an activity; undefined when there is none. */
export function useUpload(objectId: ObjectId): Upload | undefined {
  return useUploads(({ uploads }) => uploads[objectId])
}

/**
 * Whether a box tells of an upload: the one in which it was begun, or another one when that is gone. A failure is
 * forgotten with the box that told of it: whoever opens a box again begins anew.
 */
export function useIsTeller({ objectId, boxId }: UploadPlace): boolean {
  useEffect(() => {
    const change = (to: (ids: readonly string[]) => readonly string[]): void =>
      useUploads.setState(({ boxes }) => ({ boxes: { ...boxes, [objectId]: to(boxes[objectId] ?? []) } }))
    change((ids) => [...ids, boxId])
    return () => {
      change((ids) => ids.filter((id) => id !== boxId))
      const { uploads, boxes } = useUploads.getState()
      const before = uploads[objectId]
      const wasTeller = before?.boxId === boxId || boxes[objectId]?.length === 0
      if (before?.status === 'failed' && wasTeller) forget(objectId)
    }
  }, [objectId, boxId])
  return useUploads(({ uploads, boxes }) => {
    const begun = uploads[objectId]?.boxId
    const shown = boxes[objectId] ?? []
    return begun === boxId || (begun !== undefined && !shown.includes(begun) && shown[0] === boxId)
  })
}

/** A chosen file cannot be sent. */
export function refuseFile({ objectId, boxId }: UploadPlace, fileName: string, mistake: FileMistake): void {
  set(objectId, { status: 'failed', fileName, boxId, ...mistake, retry: null })
}

function forget(objectId: ObjectId): void {
  set(objectId, undefined)
}

function set(objectId: ObjectId, now: Upload | undefined): void {
  useUploads.setState(({ uploads }) => ({ uploads: { ...uploads, [objectId]: now } }))
}

/** Uploads a file; one that is on its way to the same activity is cancelled. @param onDone the server has it */
export async function upload(
  { objectId, boxId }: UploadPlace,
  file: File,
  send: Send,
  onDone: () => void,
): Promise<void> {
  const before = useUploads.getState().uploads[objectId]
  if (before?.status === 'sending') before.cancel()
  const turn = new AbortController()
  const { signal } = turn
  const about = { fileName: file.name, boxId }
  const cancel = (): void => {
    turn.abort()
    forget(objectId)
  }
  const tell = (now: Upload): void => {
    if (!signal.aborted) set(objectId, now)
  }
  tell({ ...about, status: 'sending', share: 0, cancel })
  try {
    await send(file, (share) => tell({ ...about, status: 'sending', share, cancel }), signal)
    if (signal.aborted) return
    forget(objectId)
    onDone()
  } catch (error) {
    const again = (): void => void upload({ objectId, boxId }, file, send, onDone)
    const message = messageFor(error)
    // The newer file takes the place of the box at this moment, or its dialog was closed.
    if (message.code === slideMessages.uploadOvertaken.code) {
      if (signal.aborted) return
      forget(objectId)
      return notify(message, 'bad')
    }
    tell({ ...about, status: 'failed', message, retry: error instanceof UserMistake ? null : again })
    // The dialog was closed: no box tells of it.
    const { boxes } = useUploads.getState()
    if (!signal.aborted && (boxes[objectId] ?? []).length === 0) notify(message, 'bad')
  }
}

/** What is wrong with the file, or that the upload failed on the way. SPEC SL20 */
function messageFor(error: unknown): Message {
  if (!isCallError(error)) return slideMessages.uploadFailed
  return isTrouble(error) ? passingMessage(error.said) : error.said
}
