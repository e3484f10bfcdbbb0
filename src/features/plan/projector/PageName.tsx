import type { PageNameProps } from '#activity/face.ts'
import { useText } from '#ui/texts/useText.ts'
import { pageNameText } from './pageNameText.ts'

/** A planner has a single page, on which one row may be presented. */
export function PageName({ state }: PageNameProps) {
  const text = useText(pageNameText)
  return state.focus && state.activePostId !== null ? text.row : text.table
}
