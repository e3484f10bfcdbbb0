import { randomUUID } from 'node:crypto'
import { callPlenum } from './calls.ts'

const rowCount = 500
const columnCount = 20
/** Calls at once while it is filled. */
const atOnce = 25

/** A planner of the greatest size, all of its cells filled. */
export interface PreparedPlan {
  board: string
  /** Writes a text as the n-th edit, naming the text that it replaces; consecutive ones are in different rows and columns. */
  write(index: number, value: string, token: string | undefined): Promise<void>
}

const filled = 'Filled in before the storm began'

/** Fills a planner in a session of this facilitator. */
export async function preparePlan(port: number, token: string, workshop: string): Promise<PreparedPlan> {
  type Added = { createPartAndType: { part: { objectId: string } } }
  const added = await callPlenum<Added>(port, planCall, { workshop }, token)
  const { objectId: planId } = added.createPartAndType.part
  const columns = await addColumns(port, token, planId)
  const rows = Array.from({ length: rowCount }, () => randomUUID())
  const valueList = columns.map((columnId) => ({ columnId, value: filled }))
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce)
    await Promise.all(some.map((id) => callPlenum(port, rowCall, { id, workshop, planId, valueList }, token)))
  }
  /** By row: each row has one column that is written. */
  const texts = rows.map(() => filled)
  return {
    board: `board/${planId}`,
    write: async (index, value, who) => {
      const row = index % rowCount
      const [rowId, columnId, expected] = [rows[row], columns[index % columnCount], texts[row]]
      texts[row] = value
      await callPlenum(port, cellCall, { rowId, valueList: [{ columnId, value, expected }] }, who)
    },
  }
}

async function addColumns(port: number, token: string, planId: string): Promise<string[]> {
  type Read = { plan: { columns: { id: string }[] } }
  const { plan } = await callPlenum<Read>(port, columnsCall, { planId }, token)
  const columns = plan.columns.map(({ id }) => id)
  while (columns.length < columnCount) {
    const id = randomUUID()
    await callPlenum(port, columnCall, { id, planId }, token)
    columns.push(id)
  }
  return columns
}

const planCall =
  'mutation($workshop:ID!){createPartAndType(commonInfoData:{workshop:$workshop},title:"Plan",type:"workshop | plan"){ok part{objectId}}}'
const columnsCall = 'query($planId:ID!){plan(id:$planId){columns{id}}}'
const columnCall = 'mutation($id:ID!,$planId:ID!){addPlanColumn(id:$id,planId:$planId){ok}}'
const rowCall =
  'mutation($id:ID!,$workshop:ID!,$planId:ID!,$valueList:[PlanValueInput!]!){createPlanValue(id:$id,commonInfoData:{workshop:$workshop},planId:$planId,valueList:$valueList){ok}}'
const cellCall =
  'mutation($rowId:ID!,$valueList:[PlanValueInput!]!){updatePlanRow(rowId:$rowId,valueList:$valueList){ok}}'
