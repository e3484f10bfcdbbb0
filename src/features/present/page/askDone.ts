import type { AskDone } from '#activity/face.ts'
import { PresentFinishedDocument } from '#api/operations/presentOwn.ts'

/** Whether this person marked Slides as done. */
export const askDone: AskDone = async (id, call) =>
  (await call(PresentFinishedDocument, { id })).presentPdf.isFinished
