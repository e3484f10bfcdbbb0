import { useText } from '#ui/useText.ts'
import { pageNameText } from './pageNameText.ts'

/** Identify is one page. */
export function PageName() {
  return useText(pageNameText).topics
}
