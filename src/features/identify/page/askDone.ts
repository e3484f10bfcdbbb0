import { IdentifyFinishedDocument } from '#api/operations/identifyOwn.ts'
import type { AskDone } from '#activity/face.ts'

/** Whether this person marked an Identify activity as done. */
export const askDone: AskDone = async (id, call) =>
  (await call(IdentifyFinishedDocument, { id })).identify.isFinished
