/** An edit of a text that many people may change. SPEC PL6. */
export interface TextEdit {
  value: string
  /** The text that it replaces, as its author saw it; left out, it replaces any. */
  expected?: string | undefined
}

/**
 * What an edit does: `write`; nothing, because the text is `there` already; or a `conflict`, because somebody else wrote
 * a different text meanwhile. SPEC PL6.
 *
 * @param present the text now
 */
export function outcomeOf(present: string, { value, expected }: TextEdit): 'write' | 'there' | 'conflict' {
  if (present === value) return 'there'
  return expected === undefined || expected === present ? 'write' : 'conflict'
}

/**
 * One edit in the place of two of the same text that both wait: the later value, and the text that the earlier one
 * replaces. A later one that replaces somebody else's text, picked after a conflict, stays as it is. SPEC PL7.
 *
 * @returns null when nothing would change any more, and neither has to be sent
 */
export function mergedEdit<Edit extends TextEdit>(earlier: TextEdit, later: Edit): Edit | null {
  if (later.expected !== undefined && later.expected !== earlier.value) return later
  return later.value === earlier.expected ? null : { ...later, expected: earlier.expected }
}

/** The edit that undoes an edit: it names the text that the edit wrote, so it overwrites no newer one. SPEC PL10. */
export function undoOf({ value, expected = '' }: TextEdit): { value: string; expected: string } {
  return { value: expected, expected: value }
}
