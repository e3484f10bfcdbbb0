import {
  CreatePlanValueDocument,
  DeletePlanRowDocument,
  UpdatePlanDocument,
  UpdatePlanRowDocument,
} from '#api/operations/plan.ts'
import { PlanBoardDocument } from '#support/calls/boardQueries.ts'
import type { TestedApi } from '../api.ts'

/** The calls of planners: everyone writes rows and cells, and everyone sees them. */
export const planApi: TestedApi = {
  isSeenAtOnce: true,
  isShared: true,
  counted: '2 rows',
  goneCode: 'rowDeleted',
  query: `query ($id: ID!) { plan(id: $id) {
    id isFinished finishedCount inputLocked rows { id cells } } }`,
  polled: PlanBoardDocument,
  topicOf: (_who, objectId) => Promise.resolve(objectId),
  textsOf: ({ rows }: { rows: { cells: string[] }[] }) => rows.map(({ cells }) => cells[0] ?? ''),
  write: (who, { workshopId, objectId }, { id, text, desc }) =>
    who.ask(CreatePlanValueDocument, {
      ...{ id, commonInfoData: { workshop: workshopId }, planId: objectId },
      valueList: valuesOf({ text, desc }),
    }),
  change: (who, rowId, texts) => who.ask(UpdatePlanRowDocument, { rowId, valueList: valuesOf(texts) }),
  remove: (who, rowId) => who.ask(DeletePlanRowDocument, { rowId }),
  // Rows are never hidden.
  show: (who, { objectId }) => who.ask(UpdatePlanDocument, { planId: objectId }),
  tell: (who, { objectId }, { desc, notes }) =>
    who.ask(UpdatePlanDocument, { planId: objectId, planDesc: desc, notes }),
}

/** The text in the first column, the description in the second one. */
function valuesOf({ text, desc }: { text?: string; desc?: string | undefined }) {
  return [text, desc].flatMap((value, position) => (value === undefined ? [] : { position, value }))
}
