import { OwnFinishedDocument } from '#api/operations/part.ts'
import type { AskDone } from '#activity/face.ts'

/** Whether this person marked a brainstorm as done. */
export const askDone: AskDone = async (id, call) =>
  (await call(OwnFinishedDocument, { id })).brainstorm.isFinished
