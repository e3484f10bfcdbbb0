import { useState } from 'react'
import type { FocusEvent } from 'react'

/** Attributes of the element around the rows. */
export interface RowFocus {
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/** Which row (`[data-row]`) of a list has the focus, for lists that make only the rows in view. */
export function useFocusedRow(): { focusedId: string | null; rowFocus: RowFocus } {
  const [focusedId, setFocusedId] = useState<string | null>(null)
  return {
    focusedId,
    rowFocus: {
      onFocus: ({ target }) =>
        setFocusedId(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setFocusedId(null)
      },
    },
  }
}

/** The indexes of the rows that are made, with one that is held; -1: none is. */
export function withHeld(indexes: number[], held: number): number[] {
  return held < 0 || indexes.includes(held) ? indexes : [...indexes, held].sort((a, b) => a - b)
}
