import type { PlanColumnId } from '#domain/ids.ts'
import type { Message } from '#domain/message.ts'
import * as planMessages from '#domain/messages/plan.ts'
import type { TitledColumn } from '../../rows/usePlan.ts'
import type { Arrange } from './useArrange.ts'

export interface HeadingEdit {
  columnId: PlanColumnId
  value: string
  /** The heading that the person saw when they began. */
  expected: string
}

/**
 * Saves a heading unless somebody else changed it or deleted its column meanwhile. SPEC PL8
 *
 * @param denied the reason where headings cannot be changed
 * @returns why it was not saved
 */
export function saveHeading(
  { columnId, value, expected }: HeadingEdit,
  columns: readonly TitledColumn[],
  arrange: Arrange | null,
  denied: Message,
): Message | null {
  const column = columns.find(({ id }) => id === columnId)
  if (!column) return planMessages.columnDeleted
  if (column.heading === value) return null
  if (column.heading !== expected) return planMessages.headingChanged
  return arrange ? arrange.rename(columnId, value) : denied
}
