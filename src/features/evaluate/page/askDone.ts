import { EvaluateFinishedDocument } from '#api/operations/evaluateOwn.ts'
import type { AskDone } from '#activity/face.ts'

/** Whether this person marked an Evaluate activity as done. */
export const askDone: AskDone = async (id, call) =>
  (await call(EvaluateFinishedDocument, { id })).evaluate.isFinished
