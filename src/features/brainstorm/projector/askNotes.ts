import { RemoteNotesDocument } from '#api/operations/remote.ts'
import type { AskNotes } from '#activity/face.ts'

/** Fetches the facilitators' notes of a brainstorm. */
export const askNotes: AskNotes = async (id, call) =>
  (await call(RemoteNotesDocument, { id })).brainstorm.notes ?? ''
