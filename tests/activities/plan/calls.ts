import { randomUUID } from 'node:crypto'
import { facilitators, members, room } from '../../api/matrix/verdicts.ts'
import { callsFor } from '../contract.ts'
import type { Staging } from '../contract.ts'
import { addPart } from '#support/calls/session.ts'

/** A planner with a row of participant A. */
export interface PlanStage {
  workshopId: string
  partId: string
  objectId: string
  /** The first one, which no case deletes. */
  columnId: string
  rowId: string
}

export async function stagePlan({ fay, ann, workshopId }: Staging): Promise<PlanStage> {
  const { part, plan } = await addPart<{ plan: { columns: { id: string }[] } }>(fay, workshopId, 'plan', {
    title: 'Planned',
    told: 'plan { columns { id } }',
  })
  const [columnId = '', rowId] = [plan.columns[0]?.id, randomUUID()]
  await ann.act(
    `createPlanValue(id: "${rowId}", commonInfoData: { workshop: "${workshopId}" }, planId: "${part.objectId}", valueList: [{ position: 0, value: "text of ${rowId}" }])`,
  )
  return { workshopId, partId: part.id, objectId: part.objectId, columnId, rowId }
}

const may = callsFor<PlanStage>()
const values = 'valueList: [{ position: 1, value: "New" }]'

/** The calls of planners, and the roles that may make them. SPEC R1, PL5 */
export const planCalls = {
  ...may.queries(room, {
    plan: ({ objectId }) => `(id: "${objectId}") { id rows { id cells } }`,
  }),
  ...may.mutations(facilitators, {
    updatePlan: ({ objectId }) => `planId: "${objectId}", headings: ["New"]`,
    deletePlanRow: ({ rowId }) => `rowId: "${rowId}"`,
    addPlanColumn: ({ objectId }) => `id: "${randomUUID()}", planId: "${objectId}", index: 0`,
    updatePlanColumn: ({ columnId }) => `columnId: "${columnId}", choices: ["Yes", "No"]`,
    deletePlanColumn: ({ objectId }) => `planId: "${objectId}", index: 2`,
  }),
  ...may.mutations(members, {
    addPlanRow: ({ objectId }) => `id: "${randomUUID()}", planId: "${objectId}"`,
    createPlanValue: ({
      workshopId,
      objectId,
    }) => `id: "${randomUUID()}", commonInfoData: { workshop: "${workshopId}" },
        planId: "${objectId}", ${values}`,
    'createPlanValue (several rows)': ({
      workshopId,
      objectId,
    }) => `commonInfoData: { workshop: "${workshopId}" }, planId: "${objectId}", valueList: [],
        rows: [{ id: "${randomUUID()}", ${values} }, { ${values} }]`,
    updatePlanRow: ({ rowId }) => `rowId: "${rowId}", ${values}`,
  }),
} as const
