import { useState } from 'react'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { useItemNoun } from '../itemNoun.ts'
import { activityText } from '../text.ts'
import { filledLinesIn } from '#domain/text.ts'
import { insertedIn } from './answerQueue.ts'

export interface PastedLines {
  /** The answers that the lines of the text would become; empty while splitting is not offered. */
  lines: string[]
  /** Handles a change of the text; offers to split an insertion of several lines. */
  change: (before: string, after: string) => void
  /** Keeps it as one answer. */
  dismiss: () => void
}

/** Detects pasted lines in the box for a new answer: they may be meant as several answers. */
export function usePastedLines(draft: string): PastedLines {
  const text = useText(activityText)
  const noun = useItemNoun()
  const [isOffered, setOffered] = useState(false)
  const lines = isOffered ? filledLinesIn(draft) : []
  return {
    lines: lines.length > 1 ? lines : [],
    change: (before, after) => {
      const count = filledLinesIn(after).length
      if (filledLinesIn(insertedIn(before, after)).length > 1) {
        setOffered(true)
        announce(text.pastedSaid(count, noun))
      } else if (count < 2) setOffered(false)
    },
    dismiss: () => setOffered(false),
  }
}
