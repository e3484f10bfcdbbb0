import type { CellPlace } from './cellKey.ts'

/** An edit of one cell, with the text that it replaces. SPEC PL6. */
export interface CellEdit extends CellPlace {
  value: string
  /** The text that the cell had when the person began; left out, the edit replaces any text. */
  expected?: string | undefined
}

/**
 * What an edit does to a cell: `write` it; nothing, because the text is `there` already; or a `conflict`, because
 * somebody else wrote a different text meanwhile. SPEC PL6.
 *
 * @param present the text of the cell now
 */
export function outcomeOf(
  present: string,
  { value, expected }: Pick<CellEdit, 'value' | 'expected'>,
): 'write' | 'there' | 'conflict' {
  if (present === value) return 'there'
  return expected === undefined || expected === present ? 'write' : 'conflict'
}

/**
 * One waiting edit in the place of two of the same cell: the later text, and the expected text of the earlier one. SPEC
 * PL7.
 *
 * @returns null when nothing would change any more, and neither has to be sent
 */
export function mergedEdit(waiting: CellEdit, next: CellEdit): CellEdit | null {
  return next.value === waiting.expected ? null : { ...next, expected: waiting.expected }
}

/** The edit that undoes an edit: it names the text that the edit wrote, so it overwrites no newer one. SPEC PL10. */
export function undoOf({ value, expected = '', ...place }: CellEdit): CellEdit {
  return { ...place, value: expected, expected: value }
}
