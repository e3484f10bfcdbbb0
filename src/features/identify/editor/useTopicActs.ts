import { useMemo } from 'react'
import type * as Y from 'yjs'
import type { EntryActs } from '#activity/editor/EntryRow.tsx'
import { placeBefore } from '#domain/activity/placing.ts'
import { roots } from '#domain/identify/roots.ts'
import { createTopic, deleteTopic, updateTopic } from '#domain/identify/topics.ts'
import { editDesk } from '#sync/desk.ts'
import { notify } from '#ui/notify.ts'

/** What facilitators do with topics: edits of the desk, so that they can be undone. SPEC Y2. */
export function useTopicActs(desk: Y.Doc): EntryActs {
  return useMemo(() => {
    const edit = (act: Parameters<typeof editDesk>[1]): string | null => {
      const done = editDesk(desk, act)
      return done.ok ? null : done.message
    }
    return {
      add: (id, text) => edit((doc) => createTopic(doc, id, text)),
      rename: (id, text) => edit((doc) => updateTopic(doc, id, text)),
      move: (id, beforeId) => {
        const mistake = edit((doc) => placeBefore(roots.topics(doc), id, beforeId))
        if (mistake !== null) notify(mistake, 'bad')
      },
      remove: (id) => edit((doc) => deleteTopic(doc, id)),
    }
  }, [desk])
}
