import type { CopyTargetProps } from '#activity/copyInput/copySource.ts'
import { CopyUnderHeadings } from '#activity/copyInput/CopyUnderHeadings.tsx'
import { categoryType } from '#domain/pulse/items.ts'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'

/** How input is copied into a pulse: as statements of a category, or as categories. SPEC PU10 */
export function CopyIntoPulse(props: CopyTargetProps) {
  const text = useText(inputText)
  return (
    <CopyUnderHeadings {...props} {...{ text }} heading={categoryType}>
      <p>{text.waits}</p>
    </CopyUnderHeadings>
  )
}
