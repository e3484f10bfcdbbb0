import { useCallback } from 'react'
import type * as Y from 'yjs'
import type { PartDialogProps } from '#activity/face.ts'
import { StartOverDialog } from '#activity/startOver/StartOverDialog.tsx'
import { deleteAllItems } from '#domain/activity/items/changeItems.ts'
import { answerRoots, answerType, readStandingAnswers } from '#domain/identify/items.ts'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'

const startOver = (desk: Y.Doc): void => deleteAllItems(answerType, desk)

/** Deletes all answers of an Identify activity. SPEC Y7. */
export function StartIdentifyOver(props: PartDialogProps) {
  const text = useText(inputText)
  const lostOf = useCallback((desk: Y.Doc): string => text.lost(readStandingAnswers(desk).length), [text])
  return <StartOverDialog {...props} {...{ startOver, lostOf }} inputRoots={answerRoots} />
}
