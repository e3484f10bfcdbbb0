import { DeletePlanRowDocument } from '#api/operations/plan.ts'
import { UserMistake } from '#domain/errors.ts'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import type { Message } from '#domain/message.ts'
import * as planMessages from '#domain/messages/plan.ts'
import { checkedPlanText } from '#domain/plan/cellText.ts'
import { checkedChoices } from '#domain/plan/columns.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { planText } from '../text.ts'
import { offerChoices, removeColumn, renameColumn } from './columnCalls.ts'
import type { ColumnSender } from './columnCalls.ts'
import { rowType } from './rowList.ts'

/** What these acts are made of. */
export interface CallsFrom extends ColumnSender {
  text: (typeof planText)['en']
  /** The last column stays. */
  columnCount: number
}

/** Acts on rows and columns as calls, for a facilitator whose desk is not available: sent through the outbox. */
export function arrangeByCalls(from: CallsFrom) {
  const { send, text, columnCount } = from
  const tell = (): boolean => {
    notify(text.moveWaits, 'bad')
    return false
  }
  return {
    isOnDesk: false,
    rename: (id: PlanColumnId, heading: string) =>
      failureOf(() => renameColumn(from, id, checkedPlanText(heading))),
    setChoices: (id: PlanColumnId, choices: readonly string[]) =>
      failureOf(() => offerChoices(from, id, checkedChoices(choices))),
    deleteColumn: (id: PlanColumnId) => {
      if (columnCount < 2) return planMessages.lastColumn
      removeColumn(from, id)
      return null
    },
    deleteRow: (rowId: PlanRowId) => {
      send({
        document: DeletePlanRowDocument,
        variables: { rowId },
        label: text.labelRow,
        effect: { does: 'remove', type: rowType, id: rowId },
      })
      return null
    },
    moveColumn: tell,
    moveRow: tell,
  }
}

function failureOf(act: () => void): Message | null {
  try {
    act()
    return null
  } catch (error) {
    if (error instanceof UserMistake) return error.said
    throw error
  }
}
