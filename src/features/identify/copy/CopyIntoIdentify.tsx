import type { CopyTargetProps } from '#activity/copyInput/copySource.ts'
import { CopyUnderHeadings } from '#activity/copyInput/CopyUnderHeadings.tsx'
import { topicType } from '#domain/identify/items.ts'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'

/** How input is copied into an Identify activity: as answers under a topic, or as topics. SPEC Y8. */
export function CopyIntoIdentify(props: CopyTargetProps) {
  return <CopyUnderHeadings {...props} heading={topicType} text={useText(inputText)} />
}
