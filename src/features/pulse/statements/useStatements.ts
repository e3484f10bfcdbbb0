import { useCallback, useMemo } from 'react'
import { useAddItem } from '#activity/item/useAddItem.ts'
import type { AddItem } from '#activity/item/useAddItem.ts'
import { useDeletedByOthers } from '#activity/overlay/useDeletedByOthers.ts'
import { useOwn } from '#activity/overlay/useOwn.ts'
import { useInput } from '#activity/useInput.ts'
import type { Input } from '#activity/useInput.ts'
import type { statementType } from '#domain/pulse/items.ts'
import type { Pulse } from '../usePulse.ts'
import { listStatements } from './statementList.ts'
import type { CategoryStatements } from './statementList.ts'
import { statementScreen } from './statementScreen.ts'

/** The statements of a pulse, and what this person may do with them. */
export interface Statements extends Input {
  inCategory: (id: string) => CategoryStatements
  add: AddItem<typeof statementType>
}

const none: CategoryStatements = { approved: [], waiting: [] }

export function useStatements(pulse: Pulse): Statements {
  const { objectId, categories, readsDesk } = pulse
  const own = useOwn(pulse, statementScreen)
  const inDocument = useMemo(() => categories.flatMap(({ statements }) => statements), [categories])
  // A desk has all statements, so what disappears from it was deleted; on a board it may wait again.
  useDeletedByOthers(objectId, objectId, inDocument, readsDesk)
  const byCategory = useMemo(() => listStatements(categories, own), [categories, own])
  const inCategory = useCallback((id: string) => byCategory.get(id) ?? none, [byCategory])
  const add = useAddItem(objectId, statementScreen)
  return { inCategory, add, ...useInput(pulse) }
}
