import { useState } from 'react'
import { announce } from '#ui/announce.ts'
import { useText } from '#ui/useText.ts'
import { insertedIn, linesOf } from './answerQueue.ts'
import { addText } from './text.ts'

export interface PastedLines {
  /** What each line of the text would be as an answer of its own; empty while that is not offered. */
  lines: string[]
  /** The text becomes another one; what came into it at once and has several lines is offered. */
  change: (before: string, after: string) => void
  /** It stays one. */
  dismiss: () => void
}

/** Several lines that were pasted into the box of an answer: they may be meant as several answers. */
export function usePastedLines(draft: string): PastedLines {
  const text = useText(addText)
  const [isOffered, setOffered] = useState(false)
  const lines = isOffered ? linesOf(draft) : []
  return {
    lines: lines.length > 1 ? lines : [],
    change: (before, after) => {
      const count = linesOf(after).length
      if (linesOf(insertedIn(before, after)).length > 1) {
        setOffered(true)
        announce(text.pastedSaid(count))
      } else if (count < 2) setOffered(false)
    },
    dismiss: () => setOffered(false),
  }
}
