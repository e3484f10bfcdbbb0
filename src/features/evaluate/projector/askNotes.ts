import { EvaluateNotesDocument } from '#api/operations/evaluateOwn.ts'
import type { AskNotes } from '#activity/face.ts'

/** Fetches the facilitators' notes of an Evaluate activity. */
export const askNotes: AskNotes = async (id, call) =>
  (await call(EvaluateNotesDocument, { id })).evaluate.notes ?? ''
