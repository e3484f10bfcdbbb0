import { useText } from '#ui/useText.ts'
import { groupsText } from './groupsText.ts'

export const dragHintId = 'groups-drag-hint'

/** How the keyboard drags: the description of everything that can be lifted. */
export function DragHint() {
  const text = useText(groupsText)
  return (
    <div id={dragHintId} hidden>
      {text.dragHint}
    </div>
  )
}
