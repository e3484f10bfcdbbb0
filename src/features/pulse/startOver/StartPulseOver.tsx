import { useCallback } from 'react'
import type * as Y from 'yjs'
import type { PartDialogProps } from '#activity/face.ts'
import { StartOverDialog } from '#activity/startOver/StartOverDialog.tsx'
import { readStatements } from '#domain/pulse/read.ts'
import { roots } from '#domain/pulse/roots.ts'
import { startOver } from '#domain/pulse/startOver.ts'
import { useText } from '#ui/texts/useText.ts'
import { lostStatementsText } from './lostStatementsText.ts'

const inputRoots = [roots.statements, roots.statementDeleted]

/** Deletes the room's statements of a pulse and resets all votes. SPEC PU9. */
export function StartPulseOver(props: PartDialogProps) {
  const text = useText(lostStatementsText)
  const lostOf = useCallback(
    (desk: Y.Doc): string =>
      text.lost(readStatements(desk).filter(({ byFacilitator }) => !byFacilitator).length),
    [text],
  )
  return <StartOverDialog {...props} {...{ startOver, lostOf, inputRoots }} hasVotes />
}
