import { useMemo } from 'react'
import type * as Y from 'yjs'
import type { EntryActs } from '#activity/editor/EntryRow.tsx'
import { moveBefore } from '#domain/activity/reorder.ts'
import { createPoll, deletePolls, updatePoll } from '#domain/evaluate/polls.ts'
import { roots } from '#domain/evaluate/roots.ts'
import type { PollId } from '#domain/ids.ts'
import type { AnyMessage } from '#domain/message.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { notify } from '#ui/toasts/notify.ts'

/** Acts of facilitators on the list of polls: edits of the desk, so that they can be undone. SPEC EV3 */
export interface PollEntryActs extends EntryActs {
  paint: (id: PollId, color: number) => void
}

export function usePollEntryActs(desk: Y.Doc): PollEntryActs {
  const { clock } = useRoomOfContext()
  return useMemo(() => {
    const edit = (act: Parameters<typeof editDesk>[1]): AnyMessage | null => {
      const done = editDesk(desk, act)
      return done.ok ? null : done.message
    }
    const told = (mistake: AnyMessage | null): void => {
      if (mistake !== null) notify(mistake, 'bad')
    }
    return {
      add: (id, text) => edit((doc) => createPoll(doc, { id, text, createdAt: clock.nowMs() / 1000 })),
      rename: (id, text) => edit((doc) => updatePoll(doc, { id, text })),
      move: (id, beforeId) => told(edit((doc) => moveBefore(roots.polls(doc), id, beforeId))),
      remove: (id) => edit((doc) => deletePolls(doc, [id])),
      paint: (id, color) => told(edit((doc) => updatePoll(doc, { id, color }))),
    }
  }, [desk, clock])
}
