import type { PageNameProps } from '#activity/face.ts'
import { useText } from '#ui/texts/useText.ts'
import { pageNameText } from './pageNameText.ts'

/** Identify has a single page, on which one answer may be presented. */
export function PageName({ state }: PageNameProps) {
  const text = useText(pageNameText)
  return state.focus && state.activePostId !== null ? text.answer : text.topics
}
