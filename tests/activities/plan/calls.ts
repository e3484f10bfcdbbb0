import { randomUUID } from 'node:crypto'
import { facilitators, members, room } from '../../api/matrix/verdicts.ts'
import type { KindCalls, Staging } from '../contract.ts'

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
  const { part, plan } = await fay.must<{
    part: { id: string; objectId: string }
    plan: { columns: { id: string }[] }
  }>(
    `mutation ($common: CommonInfoInput!) {
      createPartAndType(commonInfoData: $common, title: "Planned", type: "workshop | plan") {
        ok errorString part { id objectId } plan { columns { id } } } }`,
    { common: { workshop: workshopId } },
  )
  const [columnId = '', rowId] = [plan.columns[0]?.id, randomUUID()]
  await ann.must(`mutation { createPlanValue(id: "${rowId}", commonInfoData: { workshop: "${workshopId}" },
    planId: "${part.objectId}", valueList: [{ position: 0, value: "text of ${rowId}" }]) { ok errorString } }`)
  return { workshopId, partId: part.id, objectId: part.objectId, columnId, rowId }
}

const done = '{ ok errorString }'
const values = 'valueList: [{ position: 1, value: "New" }]'

/** The calls of planners, and the roles that may make them. SPEC R1, PL5 */
export const planCalls = {
  'Query.plan': {
    who: room,
    call: ({ objectId }) => `plan(id: "${objectId}") { id rows { id cells } }`,
  },
  'Mutation.updatePlan': {
    who: facilitators,
    call: ({ objectId }) => `updatePlan(planId: "${objectId}", headings: ["New"]) ${done}`,
  },
  'Mutation.addPlanRow': {
    who: members,
    call: ({ objectId }) => `addPlanRow(id: "${randomUUID()}", planId: "${objectId}") ${done}`,
  },
  'Mutation.createPlanValue': {
    who: members,
    call: ({ workshopId, objectId }) =>
      `createPlanValue(id: "${randomUUID()}", commonInfoData: { workshop: "${workshopId}" },
        planId: "${objectId}", ${values}) ${done}`,
  },
  'Mutation.createPlanValue (several rows)': {
    who: members,
    call: ({ workshopId, objectId }) =>
      `createPlanValue(commonInfoData: { workshop: "${workshopId}" }, planId: "${objectId}", valueList: [],
        rows: [{ id: "${randomUUID()}", ${values} }, { ${values} }]) ${done}`,
  },
  'Mutation.updatePlanRow': {
    who: members,
    call: ({ rowId }) => `updatePlanRow(rowId: "${rowId}", ${values}) ${done}`,
  },
  'Mutation.deletePlanRow': {
    who: facilitators,
    call: ({ rowId }) => `deletePlanRow(rowId: "${rowId}") ${done}`,
  },
  'Mutation.addPlanColumn': {
    who: facilitators,
    call: ({ objectId }) => `addPlanColumn(id: "${randomUUID()}", planId: "${objectId}", index: 0) ${done}`,
  },
  'Mutation.updatePlanColumn': {
    who: facilitators,
    call: ({ columnId }) => `updatePlanColumn(columnId: "${columnId}", choices: ["Yes", "No"]) ${done}`,
  },
  'Mutation.deletePlanColumn': {
    who: facilitators,
    call: ({ objectId }) => `deletePlanColumn(planId: "${objectId}", index: 2) ${done}`,
  },
} as const satisfies KindCalls<PlanStage>
