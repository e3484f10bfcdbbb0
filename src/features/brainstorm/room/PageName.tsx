import type { PageNameProps } from '#activity/face.ts'
import { useText } from '#ui/useText.ts'
import { pageNameText } from './pageNameText.ts'

/** Which page of a brainstorm the room is on. */
export function PageName({ state }: PageNameProps) {
  const text = useText(pageNameText)
  if (state.showOverviewPage) return text.overview
  if (state.showGroupPage) return text.groups
  if (state.showWordCloudPage) return text.wordCloud
  if (state.focus && state.activePostId !== null) return text.answer
  return text.question(state.topicActivePos + 1)
}
