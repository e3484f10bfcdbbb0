import { useCallback } from 'react'
import { PresentFileDocument } from '#api/operations/present.ts'
import type { ObjectId } from '#domain/ids.ts'
import { inTime, late } from '#sync/device/deviceDatabase.ts'
import { useCall } from '#sync/room/room.tsx'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { FileClosed, readFile } from './fileReading.ts'
import type { OpenSlides } from './useSlides.ts'

/** Longest pause before a broken connection is tried again, in milliseconds. */
const longestPauseMs = 30_000

/** When the first page of a kept document has long been drawn, in milliseconds: reading through all of it takes a while. */
const calmMs = 5000

/**
 * Opens documents of an activity: a kept one from this device, another one from the server, which is then kept for
 * times without a connection. SPEC SL21, SL24
 */
export function useSlideFile(objectId: ObjectId): OpenSlides {
  const call = useCall()
  const { files, identity } = useRoomOfContext()
  // The room's screen and a paired phone show nothing without a connection.
  const isKept = identity.kind === 'account' || identity.kind === 'member'
  return useCallback(
    async (fileId, onProgress, signal) => {
      const library = import('./pdfLibrary.ts')
      const started = library.then(({ startWorker }) => startWorker())
      const leave = (): void => void started.then((end) => end()).catch(() => undefined)
      signal.addEventListener('abort', leave)
      try {
        // Asked for meanwhile: to look into the device's database takes as long.
        const begun = addressOf(call, objectId, fileId)
        begun.catch(() => undefined)
        const addresses = [begun]
        const load = async () => (await (await files())?.load(objectId, fileId)) ?? null
        const here = isKept ? await keptOrServed(load(), begun) : null
        if (here) {
          const { fetchNeeds, openBytes } = await library
          // Also of a kept file: another version of the library has other files. The library takes the bytes that are here.
          setTimeout(() => {
            if (signal.aborted) return
            const again = files().then((kept) => kept?.load(objectId, fileId))
            void again.then((bytes) => bytes && fetchNeeds(bytes)).catch(() => undefined)
          }, calmMs)
          return openBytes(here)
        }
        const reading = await readFile({
          address: () => addresses.pop() ?? addressOf(call, objectId, fileId),
          pause: (failures) => pause(failures, signal),
          signal,
        })
        const { openReading } = await library
        let shown = 0
        const { pdf, whole } = openReading(reading, (received) => {
          // Not for each of a thousand pieces: a screen says whole percents.
          const percent = Math.floor((100 * received) / reading.length)
          if (percent === shown) return
          shown = percent
          onProgress(received / reading.length)
        })
        whole.then(
          (bytes) => {
            if (!isKept) return
            void files().then((kept) => kept?.keep(objectId, fileId, bytes))
            void library.then(({ fetchNeeds }) => fetchNeeds(bytes)).catch(() => undefined)
          },
          () => undefined,
        )
        return pdf
      } finally {
        leave()
      }
    },
    [call, files, isKept, objectId],
  )
}

/** The kept document; null where there is none, and where the server answers before a slow disk. SPEC D5 */
async function keptOrServed<Kept>(
  kept: Promise<Kept | null>,
  served: Promise<unknown>,
): Promise<Kept | null> {
  const soon = await inTime(kept)
  if (soon !== late) return soon
  return Promise.race([
    kept,
    served.then(
      () => null,
      () => kept,
    ),
  ])
}

async function addressOf(
  call: ReturnType<typeof useCall>,
  objectId: ObjectId,
  fileId: string,
): Promise<string> {
  const { doc, fileName, token } = (await call(PresentFileDocument, { id: objectId })).presentPdf
  if (doc !== fileId || fileName === null || token === null) throw new FileClosed('another document by now')
  return `/api/getpdf/${objectId}/${encodeURIComponent(fileName)}/${token}`
}

/** Until the network is back, or for a while that grows. */
function pause(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, Math.min(longestPauseMs, 500 * 2 ** failures))
    function done(): void {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
