import type { PageNameProps } from '#activity/face.ts'
import { useText } from '#ui/texts/useText.ts'
import { pageNameText } from './pageNameText.ts'

/** The name of the brainstorm page that the room sees. */
export function PageName({ state }: PageNameProps) {
  const text = useText(pageNameText)
  if (state.showOverviewPage) return text.overview
  if (state.showGroupPage) return text.groups
  if (state.showWordCloudPage) return text.wordCloud
  if (state.focus && state.activePostId !== null) return text.answer
  return text.question(state.topicActivePos + 1)
}
