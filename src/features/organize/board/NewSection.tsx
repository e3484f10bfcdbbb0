import type * as Y from 'yjs'
import { boardText } from '#activity/board/boardText.ts'
import { GroupNameDialog } from '#activity/board/group/GroupNameDialog.tsx'
import { newId } from '#api/newId.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { sectionType } from '#domain/organize/items.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { sortText } from './sortText.ts'

/** Adds a section at the end of the board. SPEC OR2 */
export function NewSection({ desk, onClose }: { desk: Y.Doc; onClose: () => void }) {
  const text = useText(sortText)
  const { create } = useText(boardText)
  const add = (name: string): boolean => {
    const done = editDesk(desk, (doc) => deskEdits.create(sectionRules, doc, { id: newId(), text: name }))
    if (done.ok) announce(text.sectionAdded(name))
    else notify(done.message, 'bad')
    return done.ok
  }
  return (
    <GroupNameDialog
      title={text.newSectionTitle}
      field={{ label: text.sectionName, most: sectionType.fields.text.most }}
      start=""
      action={create}
      onName={add}
      onClose={onClose}
    />
  )
}
