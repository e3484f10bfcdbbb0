import { PulseNotesDocument } from '#api/operations/pulseOwn.ts'
import type { AskNotes } from '#activity/face.ts'

/** Fetches the facilitators' notes of a pulse. */
export const askNotes: AskNotes = async (id, call) =>
  (await call(PulseNotesDocument, { id })).pulse.notes ?? ''
