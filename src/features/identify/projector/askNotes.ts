import { IdentifyNotesDocument } from '#api/operations/identifyOwn.ts'
import type { AskNotes } from '#activity/face.ts'

/** Fetches the facilitators' notes of an Identify activity. */
export const askNotes: AskNotes = async (id, call) =>
  (await call(IdentifyNotesDocument, { id })).identify.notes ?? ''
