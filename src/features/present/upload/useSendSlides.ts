import { useCallback } from 'react'
import { Refusal } from '#domain/errors.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { lookAtFiles } from './lookAtFile.ts'
import { sendFile } from './sendFile.ts'
import { refuseFile, upload } from './uploads.ts'
import type { Send, UploadPlace } from './uploads.ts'
import { uploadText } from './uploadText.ts'

/** Uploads chosen files to an activity, when it is a single PDF. SPEC SL19 */
export function useSendSlides({
  objectId,
  boxId,
}: UploadPlace): (files: readonly File[], onDone?: () => void) => void {
  const { credentials, identity, askNow } = useRoomOfContext()
  const { done } = useText(uploadText)
  return useCallback(
    (files, onDone) => {
      const [file] = files
      const place = { objectId, boxId }
      // A folder without files.
      if (!file) return refuseFile(place, '', { message: slideMessages.notPdf })
      const path = `/api/sendpdf/${objectId}/${encodeURIComponent(file.name)}`
      const { tokens } = credentials
      const send: Send = async (sent, onProgress, signal) => {
        const token = await tokens.fresh(identity)
        const once = (by: string) => sendFile({ path, file: sent, token: by, onProgress, signal })
        try {
          await once(token)
        } catch (error) {
          if (!(error instanceof Refusal) || error.code !== 'UNAUTHENTICATED') throw error
          await once(await tokens.renew(identity, token))
        }
      }
      const begin = async (): Promise<void> => {
        const mistake = await lookAtFiles(files)
        if (mistake !== null) return refuseFile(place, file.name, mistake)
        await upload(place, file, send, () => {
          announce(done)
          askNow()
          onDone?.()
        })
      }
      void begin()
    },
    [credentials, identity, askNow, objectId, boxId, done],
  )
}
