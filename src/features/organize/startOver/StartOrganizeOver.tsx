import { useCallback } from 'react'
import type * as Y from 'yjs'
import type { PartDialogProps } from '#activity/face.ts'
import { StartOverDialog } from '#activity/startOver/StartOverDialog.tsx'
import { deleteAllItems } from '#domain/activity/items/changeItems.ts'
import { isInput } from '#domain/activity/items/deskItems.ts'
import { mapsOf } from '#domain/activity/items/itemType.ts'
import { readItems } from '#domain/activity/items/readItems.ts'
import { itemType } from '#domain/organize/items.ts'
import { unsortAll } from '#domain/organize/moves.ts'
import { roots } from '#domain/organize/roots.ts'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'

const inputRoots = [...mapsOf(itemType), roots.sources]

function startOver(desk: Y.Doc): void {
  deleteAllItems(itemType, desk)
  unsortAll(desk)
}

/** Deletes the room's items and what was copied, takes all others out of their sections, and resets all votes. SPEC OR10 */
export function StartOrganizeOver(props: PartDialogProps) {
  const text = useText(inputText)
  const lostOf = useCallback(
    (desk: Y.Doc): string =>
      text.lost(readItems(itemType, desk).filter(({ id }) => isInput(itemType, desk, id)).length),
    [text],
  )
  return <StartOverDialog {...props} {...{ startOver, lostOf, inputRoots }} hasVotes />
}
