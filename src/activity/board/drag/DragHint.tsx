import { useText } from '#ui/texts/useText.ts'
import { boardText } from '../boardText.ts'

export const dragHintId = 'groups-drag-hint'

/** Keyboard instructions for dragging: the accessible description of every draggable item. */
export function DragHint() {
  const text = useText(boardText)
  return (
    <div id={dragHintId} hidden>
      {text.dragHint}
    </div>
  )
}
