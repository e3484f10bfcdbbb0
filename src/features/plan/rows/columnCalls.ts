import { DeletePlanColumnDocument, UpdatePlanColumnDocument } from '#api/operations/plan.ts'
import type { useSendAct } from '#activity/overlay/useSendAct.ts'
import type { ObjectId, PlanColumnId } from '#domain/ids.ts'
import type { planText } from '../text.ts'
import { columnType } from './rowList.ts'

/** What acts on columns are sent with. */
export interface ColumnSender {
  objectId: ObjectId
  send: ReturnType<typeof useSendAct>
  text: Pick<(typeof planText)['en'], 'labelColumn' | 'labelChoices'>
}

/** Deletes a column by a call, which waits while there is no connection. SPEC PL9 */
export function removeColumn({ objectId, send, text }: ColumnSender, columnId: PlanColumnId): void {
  send({
    document: DeletePlanColumnDocument,
    variables: { planId: objectId, columnId },
    label: text.labelColumn,
    effect: { does: 'remove', type: columnType, id: columnId },
  })
}

/** Changes a heading by a call. @param heading as it is stored. SPEC PL2 */
export function renameColumn({ send, text }: ColumnSender, columnId: PlanColumnId, heading: string): void {
  send({
    document: UpdatePlanColumnDocument,
    variables: { columnId, heading },
    label: text.labelColumn,
    text: heading,
    effect: { does: 'change', type: columnType, id: columnId, fields: { heading } },
  })
}

/** Replaces the choices of a column by a call. @param choices as they are stored. SPEC PL11 */
export function offerChoices({ send, text }: ColumnSender, columnId: PlanColumnId, choices: string[]): void {
  send({
    document: UpdatePlanColumnDocument,
    variables: { columnId, choices },
    label: text.labelChoices,
    text: choices.join('\n'),
    effect: { does: 'change', type: columnType, id: columnId, fields: { choices: JSON.stringify(choices) } },
  })
}
