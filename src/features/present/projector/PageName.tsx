import type { PageNameProps } from '#activity/face.ts'
import { useText } from '#ui/texts/useText.ts'
import { pageNameText } from './pageNameText.ts'

/** The slide that the room sees, or one comment over it. */
export function PageName({ state }: PageNameProps) {
  const text = useText(pageNameText)
  const name = state.focus && state.activePostId !== null ? text.comment : text.slide
  return name(Math.max(1, state.pdfPage))
}
