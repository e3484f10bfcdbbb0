import { useCallback, useMemo } from 'react'
import { useOwn } from '#activity/overlay/useOwn.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useTimeUp } from '#activity/useTimeUp.ts'
import type { Pulse } from '../page/usePulse.ts'
import { ownStatements } from './statementItems.ts'
import { listStatements } from './statementList.ts'
import type { CategoryStatements } from './statementList.ts'
import { useStatementActs } from './useStatementActs.ts'
import type { StatementActs } from './useStatementActs.ts'

/** The statements of a pulse, and what this person may do with them. */
export interface Statements {
  inCategory: (id: string) => CategoryStatements
  acts: StatementActs
  /** No input is possible here: the session has ended, or this is a template opened read-only. */
  isClosed: boolean
  /** Input is closed for this person. SPEC B4 */
  isLocked: boolean
}

const none: CategoryStatements = { approved: [], waiting: [] }

export function useStatements(pulse: Pulse): Statements {
  const { objectId, categories, isFacilitator, isInputLocked } = pulse
  const isClosed = !useMayDo('contribute')
  const own = useOwn(pulse, ownStatements)
  const byCategory = useMemo(() => listStatements(categories, own), [categories, own])
  const acts = useStatementActs(pulse)
  const isTimeUp = useTimeUp(objectId)
  const inCategory = useCallback((id: string) => byCategory.get(id) ?? none, [byCategory])
  return {
    inCategory,
    acts,
    isClosed,
    isLocked: isClosed || ((isInputLocked || isTimeUp) && !isFacilitator),
  }
}
