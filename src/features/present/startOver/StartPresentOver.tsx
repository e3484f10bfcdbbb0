import { useCallback } from 'react'
import type * as Y from 'yjs'
import type { PartDialogProps } from '#activity/face.ts'
import { StartOverDialog } from '#activity/startOver/StartOverDialog.tsx'
import { deleteAllItems } from '#domain/activity/items/changeItems.ts'
import { commentType, readComments } from '#domain/present/items.ts'
import { roots } from '#domain/present/roots.ts'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'

const startOver = (desk: Y.Doc): void => deleteAllItems(commentType, desk)
const inputRoots = [roots.comments, roots.commentDeleted]

/** Deletes all comments of Slides. SPEC SL13 */
export function StartPresentOver(props: PartDialogProps) {
  const text = useText(inputText)
  const lostOf = useCallback((desk: Y.Doc): string => text.lost(readComments(desk).length), [text])
  return <StartOverDialog {...props} {...{ startOver, lostOf, inputRoots }} />
}
