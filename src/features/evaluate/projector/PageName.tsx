import type { PageNameProps } from '#activity/face.ts'
import { useWhyRoomSeesNone } from '#activity/voting/room/useWhyNotShown.ts'
import { useText } from '#ui/texts/useText.ts'
import { pageNameText } from './pageNameText.ts'

/** What the room sees: voting, the results or why there are none, or one poll over either. SPEC BT22 */
export function PageName({ state }: PageNameProps) {
  const text = useText(pageNameText)
  const whyNone = useWhyRoomSeesNone()
  if (state.focus && state.activePostId !== null) return text.poll
  if (!state.showResultsPage) return text.vote
  if (whyNone !== null) return whyNone
  return state.showGraph ? text.graph : text.table
}
