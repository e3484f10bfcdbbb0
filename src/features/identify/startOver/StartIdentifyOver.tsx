import { useCallback } from 'react'
import type * as Y from 'yjs'
import type { PartDialogProps } from '#activity/face.ts'
import { StartOverDialog } from '#activity/startOver/StartOverDialog.tsx'
import { readStandingAnswers, standingRoots } from '#domain/identify/read.ts'
import { startOver } from '#domain/identify/startOver.ts'
import { useText } from '#ui/texts/useText.ts'
import { lostAnswersText } from './lostAnswersText.ts'

/** Deletes all answers of an Identify activity. SPEC Y7. */
export function StartIdentifyOver(props: PartDialogProps) {
  const text = useText(lostAnswersText)
  const lostOf = useCallback((desk: Y.Doc): string => text.lost(readStandingAnswers(desk).length), [text])
  return <StartOverDialog {...props} {...{ startOver, lostOf }} inputRoots={standingRoots} />
}
