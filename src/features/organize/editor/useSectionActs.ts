import { useMemo } from 'react'
import type * as Y from 'yjs'
import { editorText } from '#activity/editorText.ts'
import { newId } from '#api/newId.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { limits } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import { sectionType } from '#domain/organize/items.ts'
import { readArrangement } from '#domain/organize/places.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { editDesk, editDeskUndoably } from '#sync/documents/desk.ts'
import { announce } from '#ui/focus/announce.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { organizeEditorText } from './text.ts'

export interface SectionActs {
  /** Changes the description or colour of a section. @returns why it could not, or null; of a colour it is told as well */
  change: (id: string, changed: { desc: string } | { color: number }) => AnyMessage | null
  /** Adds a section for each line, as one act; tells how many there are, and what does not fit. */
  addAll: (lines: readonly string[]) => void
}

/** What facilitators do with sections beside what they do with any list: edits of the desk, so that they can be undone. */
export function useSectionActs(desk: Y.Doc): SectionActs {
  const text = useText(organizeEditorText)
  const shared = useText(editorText)
  const labels = useText(labelText)
  return useMemo(
    () => ({
      change(id, changed) {
        const done = editDesk(desk, (doc) => deskEdits.update(sectionType, doc, { id, ...changed }))
        if (done.ok) return null
        if ('color' in changed) notify(done.message, 'bad')
        return done.message
      },
      addAll(lines) {
        const fitting = lines.filter(({ length }) => length <= limits.sectionName)
        const room = Math.max(0, limits.organizeSections - readArrangement(desk).sections.length)
        const added = fitting.slice(0, room)
        const { undo, ...done } = editDeskUndoably(desk, (doc) => {
          for (const line of added) deskEdits.create(sectionRules, doc, { id: newId(), text: line })
        })
        if (!done.ok) return notify(done.message, 'bad')
        const count = added.length
        const [over, long] = [fitting.length - added.length, lines.length - fitting.length]
        const told = [
          ...(count > 0 ? [text.added(count)] : []),
          ...(over > 0 ? [text.tooManyLeft(over)] : []),
          ...(long > 0 ? [text.tooLongLeft(long)] : []),
        ].join(' ')
        const takeBack = (): void => {
          if (undo()) announce(shared.undone)
          else notify(shared.cannotUndo, 'bad')
        }
        announce(told)
        notify(
          told,
          over + long > 0 ? 'bad' : 'plain',
          count > 0 ? { label: labels.undo, run: takeBack } : undefined,
        )
      },
    }),
    [desk, text, shared, labels],
  )
}
