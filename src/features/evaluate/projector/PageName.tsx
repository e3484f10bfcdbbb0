import type { PageNameProps } from '#activity/face.ts'
import { useText } from '#ui/texts/useText.ts'
import { pageNameText } from './pageNameText.ts'

/** What the room sees: voting, the results, or one poll over either. */
export function PageName({ state }: PageNameProps) {
  const text = useText(pageNameText)
  if (state.focus && state.activePostId !== null) return text.poll
  if (!state.showResultsPage) return text.vote
  return state.showGraph ? text.graph : text.table
}
