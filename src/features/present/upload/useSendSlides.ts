import { useCallback } from 'react'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { lookAtFiles } from './lookAtFile.ts'
import { sendFile } from './sendFile.ts'
import { refuseFile, upload } from './uploads.ts'
import type { Send } from './uploads.ts'
import { uploadText } from './uploadText.ts'

/** Uploads chosen files to an activity, when it is a single PDF. SPEC SL19 */
export function useSendSlides(objectId: ObjectId): (files: readonly File[], onDone?: () => void) => void {
  const { credentials, identity, askNow } = useRoomOfContext()
  const { done } = useText(uploadText)
  return useCallback(
    (files, onDone) => {
      const [file] = files
      if (!file) return
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
        if (mistake !== null) return refuseFile(objectId, file.name, mistake)
        await upload(objectId, file, send, () => {
          announce(done)
          askNow()
          onDone?.()
        })
      }
      void begin()
    },
    [credentials, identity, askNow, objectId, done],
  )
}
