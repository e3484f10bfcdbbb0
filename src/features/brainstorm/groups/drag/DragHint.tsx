import { useText } from '#ui/texts/useText.ts'
import { groupsText } from '../groupsText.ts'

export const dragHintId = 'groups-drag-hint'

/** Keyboard instructions for dragging: the accessible description of every draggable item. */
export function DragHint() {
  const text = useText(groupsText)
  return (
    <div id={dragHintId} hidden>
      {text.dragHint}
    </div>
  )
}
