import { useMemo } from 'react'
import type * as Y from 'yjs'
import type { EntryActs } from '#activity/editor/EntryRow.tsx'
import { deskEdits } from '#domain/activity/items/changeItems.ts'
import { topicType } from '#domain/identify/items.ts'
import { topicRules } from '#domain/identify/topicRules.ts'
import type { AnyMessage } from '#domain/message.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { notify } from '#ui/toasts/notify.ts'

/** Acts of facilitators on topics: edits of the desk, so that they can be undone. SPEC Y2. */
export function useTopicActs(desk: Y.Doc): EntryActs {
  return useMemo(() => {
    const edit = (act: Parameters<typeof editDesk>[1]): AnyMessage | null => {
      const done = editDesk(desk, act)
      return done.ok ? null : done.message
    }
    return {
      add: (id, text) => edit((doc) => deskEdits.create(topicRules, doc, { id, text })),
      rename: (id, text) => edit((doc) => deskEdits.update(topicType, doc, { id, text })),
      move: (id, beforeId) => {
        const mistake = edit((doc) => deskEdits.move(topicType, doc, id, beforeId))
        if (mistake !== null) notify(mistake, 'bad')
      },
      remove: (id) => edit((doc) => deskEdits.remove(topicRules, doc, id)),
    }
  }, [desk])
}
