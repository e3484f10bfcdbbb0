import { useCallback } from 'react'
import type * as Y from 'yjs'
import { startOver } from '#domain/brainstorm/startOver.ts'
import type { PartDialogProps } from '#activity/face.ts'
import { StartOverDialog } from '#activity/startOver/StartOverDialog.tsx'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'
import { inputOf, inputRoots } from './inputOf.ts'

/** Deletes all answers, groups and comments of a brainstorm. */
export function StartBrainstormOver(props: PartDialogProps) {
  const text = useText(inputText)
  const lostOf = useCallback(
    (desk: Y.Doc): string => {
      const { answers, groups, comments } = inputOf(desk)
      return text.lost(answers, groups, comments)
    },
    [text],
  )
  return <StartOverDialog {...props} {...{ startOver, inputRoots, lostOf }} />
}
