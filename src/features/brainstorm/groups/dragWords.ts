import { useMemo } from 'react'
import type { DragStart, DragUpdate, DropResult, ResponderProvided } from 'react-beautiful-dnd'
import { useText } from '#ui/useText.ts'
import { dropIds, namedBy, postsOf } from './groupBoard.ts'
import type { GroupBoard } from './groupBoard.ts'
import { groupsText } from './groupsText.ts'

/** What a screen reader says during a drag: names, not positions. */
export function useDragWords(board: GroupBoard) {
  const text = useText(groupsText)
  return useMemo(() => {
    const nameOf = (dragId: string): string => {
      const named = namedBy(dragId)
      if (named === null) return dragId === dropIds.ungrouped ? text.ungrouped : text.groups
      const post = named.kind === 'post' ? postsOf(board).find(({ id }) => id === named.id) : undefined
      return post?.text ?? (board.groups.find((group) => group.id === named.id)?.title || text.unnamedGroup)
    }
    return {
      started: ({ draggableId }: DragStart, { announce }: ResponderProvided): void =>
        announce(text.lifted(nameOf(draggableId))),
      moved: ({ combine, destination }: DragUpdate, { announce }: ResponderProvided): void => {
        const over = combine?.draggableId ?? destination?.droppableId
        announce(over === undefined ? text.overNothing : text.over(nameOf(over)))
      },
      ended: ({ reason }: DropResult, { announce }: ResponderProvided): void =>
        announce(reason === 'CANCEL' ? text.dropCancelled : text.dropped),
    }
  }, [board, text])
}
