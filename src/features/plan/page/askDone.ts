import { PlanFinishedDocument } from '#api/operations/planOwn.ts'
import type { AskDone } from '#activity/face.ts'

/** Whether this person marked a planner as done. */
export const askDone: AskDone = async (id, call) => (await call(PlanFinishedDocument, { id })).plan.isFinished
