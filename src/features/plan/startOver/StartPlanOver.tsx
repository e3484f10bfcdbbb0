import { useCallback } from 'react'
import type * as Y from 'yjs'
import type { PartDialogProps } from '#activity/face.ts'
import { StartOverDialog } from '#activity/startOver/StartOverDialog.tsx'
import { readRows } from '#domain/plan/read.ts'
import { roots } from '#domain/plan/roots.ts'
import { startOver } from '#domain/plan/startOver.ts'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'

const rowRoots = [roots.rows, roots.rowDeleted]

/** Deletes all rows of a planner. SPEC PL9. */
export function StartPlanOver(props: PartDialogProps) {
  const text = useText(inputText)
  const lostOf = useCallback((desk: Y.Doc): string => text.lost(readRows(desk).length), [text])
  return <StartOverDialog {...props} {...{ startOver, lostOf }} inputRoots={rowRoots} />
}
