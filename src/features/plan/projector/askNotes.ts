import { PlanNotesDocument } from '#api/operations/planOwn.ts'
import type { AskNotes } from '#activity/face.ts'

/** Fetches the facilitators' notes of a planner. */
export const askNotes: AskNotes = async (id, call) => (await call(PlanNotesDocument, { id })).plan.notes ?? ''
