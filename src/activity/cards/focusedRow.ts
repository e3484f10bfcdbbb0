import { useState } from 'react'
import type { FocusEvent } from 'react'

/** Attributes of the element around the rows. */
export interface RowFocus {
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/** Index of the row (`[data-row]`) that has the focus, for virtualized lists. */
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

/** Indexes of the rendered rows, including one that must stay mounted; -1: none. */
export function withHeld(indexes: number[], held: number): number[] {
  return held < 0 || indexes.includes(held) ? indexes : [...indexes, held].sort((a, b) => a - b)
}
