import type { AskNotes } from '#activity/face.ts'
import { PresentNotesDocument } from '#api/operations/presentOwn.ts'

/** Fetches the facilitators' notes of Slides. */
export const askNotes: AskNotes = async (id, call) =>
  (await call(PresentNotesDocument, { id })).presentPdf.notes ?? ''
