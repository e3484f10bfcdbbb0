import { PulseFinishedDocument } from '#api/operations/pulseOwn.ts'
import type { AskDone } from '#activity/face.ts'

/** Whether this person marked a pulse as done. */
export const askDone: AskDone = async (id, call) =>
  (await call(PulseFinishedDocument, { id })).pulse.isFinished
