import type * as Y from 'yjs'
import { Refusal } from '../errors.ts'
import type { PlanColumnId } from '../ids.ts'
import { readColumns } from './read.ts'
import { roots } from './roots.ts'

/** A column in a call, by its id, or else by its position at the moment of the call. SPEC PL4. */
export interface ColumnPlace {
  columnId?: PlanColumnId | undefined
  /** Starting at 0. */
  position?: number | undefined
}

/** The ids of named columns, deleted ones included. @throws {Refusal} `NOT_FOUND` for a column that never was */
export function columnsAt(desk: Y.Doc, places: readonly ColumnPlace[]): PlanColumnId[] {
  const isByPosition = places.some(({ columnId }) => columnId === undefined)
  const columns = isByPosition ? readColumns(desk) : []
  return places.map(({ columnId, position }) => {
    const id = columnId ?? columns[position ?? -1]?.id
    if (id === undefined || !roots.columns(desk).has(id))
      throw new Refusal('NOT_FOUND', `column ${id ?? position}`)
    return id
  })
}
