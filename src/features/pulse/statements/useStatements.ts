import { useCallback, useMemo } from 'react'
import { useOwn } from '#activity/overlay/useOwn.ts'
import { useInput } from '#activity/useInput.ts'
import type { Input } from '#activity/useInput.ts'
import type { Pulse } from '../page/usePulse.ts'
import { ownStatements } from './statementItems.ts'
import { listStatements } from './statementList.ts'
import type { CategoryStatements } from './statementList.ts'
import { useStatementActs } from './useStatementActs.ts'
import type { StatementActs } from './useStatementActs.ts'

/** The statements of a pulse, and what this person may do with them. */
export interface Statements extends Input {
  inCategory: (id: string) => CategoryStatements
  acts: StatementActs
}

const none: CategoryStatements = { approved: [], waiting: [] }

export function useStatements(pulse: Pulse): Statements {
  const { categories } = pulse
  const own = useOwn(pulse, ownStatements)
  const byCategory = useMemo(() => listStatements(categories, own), [categories, own])
  const acts = useStatementActs(pulse)
  const inCategory = useCallback((id: string) => byCategory.get(id) ?? none, [byCategory])
  return { inCategory, acts, ...useInput(pulse) }
}
