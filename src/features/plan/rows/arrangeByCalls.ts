import { UserMistake } from '#domain/errors.ts'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import type { Message } from '#domain/message.ts'
import * as planMessages from '#domain/messages/plan.ts'
import { checkedPlanText } from '#domain/plan/cellText.ts'
import { checkedChoices } from '#domain/plan/columns.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { PlanActs } from './usePlanActs.ts'

/** Acts on rows and columns as calls, for a facilitator whose desk is not available: sent through the outbox. */
export function arrangeByCalls(send: PlanActs, columnCount: number, moveWaits: string) {
  const tell = (): boolean => {
    notify(moveWaits, 'bad')
    return false
  }
  return {
    isOnDesk: false,
    rename: (id: PlanColumnId, heading: string) =>
      failureOf(() => send.renameColumn(id, checkedPlanText(heading))),
    setChoices: (id: PlanColumnId, choices: readonly string[]) =>
      failureOf(() => send.offerChoices(id, checkedChoices(choices))),
    deleteColumn: (id: PlanColumnId) => {
      if (columnCount < 2) return planMessages.lastColumn
      send.removeColumn(id)
      return null
    },
    deleteRow: (id: PlanRowId) => {
      send.removeRow(id)
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
