import { CopyIntoForm } from '#activity/copyInput/CopyIntoForm.tsx'
import type { CopyTargetProps } from '#activity/copyInput/copySource.ts'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'

/** How input is copied into an Evaluate activity: everything becomes something to vote on. SPEC EV10 */
export function CopyIntoEvaluate(props: CopyTargetProps) {
  const { source, target, input } = props
  const text = useText(inputText)
  const call = {
    workshopId: source.workshopId,
    activePartId: source.partId,
    copyObjects: source.itemsOf(input, true),
    fromPartInput: source.from,
    toPartInput: { partId: target.id, inputKind: 'ANSWERS' as const },
  }
  return (
    <CopyIntoForm {...props} isReady calls={[call]}>
      <p>{input.type === 'groups' ? text.asGroups : text.asAnswers}</p>
    </CopyIntoForm>
  )
}
