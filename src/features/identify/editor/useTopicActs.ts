import { useMemo } from 'react'
import type * as Y from 'yjs'
import type { EntryActs } from '#activity/editor/EntryRow.tsx'
import { moveBefore } from '#domain/activity/reorder.ts'
import { roots } from '#domain/identify/roots.ts'
import { createTopic, deleteTopic, updateTopic } from '#domain/identify/topics.ts'
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
      add: (id, text) => edit((doc) => createTopic(doc, id, text)),
      rename: (id, text) => edit((doc) => updateTopic(doc, id, text)),
      move: (id, beforeId) => {
        const mistake = edit((doc) => moveBefore(roots.topics(doc), id, beforeId))
        if (mistake !== null) notify(mistake, 'bad')
      },
      remove: (id) => edit((doc) => deleteTopic(doc, id)),
    }
  }, [desk])
}
