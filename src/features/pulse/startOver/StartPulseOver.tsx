import { useCallback } from 'react'
import type * as Y from 'yjs'
import type { PartDialogProps } from '#activity/face.ts'
import { StartOverDialog } from '#activity/startOver/StartOverDialog.tsx'
import { deleteAllItems } from '#domain/activity/items/changeItems.ts'
import { mapsOf } from '#domain/activity/items/itemType.ts'
import { readItems } from '#domain/activity/items/readItems.ts'
import { statementType } from '#domain/pulse/items.ts'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'

const inputRoots = mapsOf(statementType)
const startOver = (desk: Y.Doc): void => deleteAllItems(statementType, desk)

/** Deletes the room's statements of a pulse and resets all votes. SPEC PU9. */
export function StartPulseOver(props: PartDialogProps) {
  const text = useText(inputText)
  const lostOf = useCallback(
    (desk: Y.Doc): string =>
      text.lost(readItems(statementType, desk).filter(({ byFacilitator }) => !byFacilitator).length),
    [text],
  )
  return <StartOverDialog {...props} {...{ startOver, lostOf, inputRoots }} hasVotes />
}
