import { useMemo } from 'react'
import type { EntryActs } from '#activity/editor/EntryRow.tsx'
import { newId } from '#api/newId.ts'
import { moveBefore } from '#domain/activity/reorder.ts'
import type { SliderGroupId } from '#domain/ids.ts'
import type { AnyMessage } from '#domain/message.ts'
import { createGroup, deleteGroup, newGroupName, renameGroup } from '#domain/pulse/groups.ts'
import { roots } from '#domain/pulse/roots.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { Pulse } from './usePulse.ts'

export interface CategoryActs extends EntryActs {
  /** Adds one named 'Category' at the end; null when it could not, which the person is told. SPEC PU1 */
  addNew: () => SliderGroupId | null
  /** False when it could not, which the person is told. */
  move: (id: string, beforeId: string | null) => boolean
}

/** Acts of facilitators on categories: edits of the desk, so that they can be undone. SPEC PU3 */
export function useCategoryActs({ source: desk }: Pick<Pulse, 'source'>): CategoryActs {
  return useMemo(() => {
    const edit = (act: Parameters<typeof editDesk>[1]): AnyMessage | null => {
      const done = editDesk(desk, act)
      return done.ok ? null : done.message
    }
    const add = (id: string, name: string): AnyMessage | null => edit((doc) => createGroup(doc, id, name))
    return {
      add,
      addNew: () => {
        const id = newId()
        const mistake = add(id, newGroupName)
        if (mistake !== null) notify(mistake, 'bad')
        return mistake === null ? id : null
      },
      rename: (id, name) => edit((doc) => renameGroup(doc, id, name)),
      move: (id, beforeId) => {
        const mistake = edit((doc) => moveBefore(roots.groups(doc), id, beforeId))
        if (mistake !== null) notify(mistake, 'bad')
        return mistake === null
      },
      remove: (id) => edit((doc) => deleteGroup(doc, id)),
    }
  }, [desk])
}
