import type { PageNameProps } from '#activity/face.ts'
import { useText } from '#ui/texts/useText.ts'
import { pageNameText } from './pageNameText.ts'

/** The name of the page of a pulse that the room sees. */
export function PageName({ state }: PageNameProps) {
  const text = useText(pageNameText)
  return state.showResultsPage ? text.results : text.vote
}
