import { useMemo } from 'react'
import type * as Y from 'yjs'
import type { EntryActs } from '#activity/editor/EntryRow.tsx'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { pollType } from '#domain/evaluate/items.ts'
import { pollRules } from '#domain/evaluate/pollRules.ts'
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
      add: (id, text) =>
        edit((doc) => deskEdits.create(pollRules, doc, { id, text, createdAt: clock.nowMs() / 1000 })),
      rename: (id, text) => edit((doc) => deskEdits.update(pollType, doc, { id, text })),
      move: (id, beforeId) => told(edit((doc) => deskEdits.move(pollType, doc, id, beforeId))),
      remove: (id) => edit((doc) => deskEdits.remove(pollRules, doc, id)),
      paint: (id, color) => told(edit((doc) => deskEdits.update(pollType, doc, { id, color }))),
    }
  }, [desk, clock])
}
