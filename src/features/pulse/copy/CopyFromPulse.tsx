import { CopyInputDialog } from '#activity/copyInput/CopyInputDialog.tsx'
import type { CopySource } from '#activity/copyInput/copySource.ts'
import type { CopyInputProps } from '#activity/face.ts'
import { readCategories } from '#domain/pulse/read.ts'
import { useDocument } from '#sync/documents/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { categoryRoots } from '../page/usePulse.ts'
import { pulseCopyText } from './copyText.ts'

/** Copies the statements of a pulse: all of them, or those with the highest mean. SPEC PU10 */
export function CopyFromPulse({ part, onOpen, onClose }: CopyInputProps) {
  const text = useText(pulseCopyText)
  const { workshopId } = useRoom()
  const { doc, state } = useDocument('desk', part.objectId)
  const answerCount = useDerived(doc, categoryRoots, (desk) =>
    readCategories(desk).flatMap((one) => one.statements),
  ).length
  const source: CopySource = {
    ...{ workshopId, partId: part.id, from: {}, answerCount, groupCount: null, hasTop: true },
    summary: (input) => {
      if (answerCount === 0) return text.nothing
      return input.type === 'top' ? text.top(input.count) : text.all(answerCount)
    },
    itemsOf: (input) =>
      input.type === 'top'
        ? [{ type: 'TOP', objId: part.objectId, count: input.count }]
        : [{ type: 'ANSWERS', objId: part.objectId }],
  }
  return <CopyInputDialog {...{ part, onOpen, onClose }} source={state.status === 'ready' ? source : null} />
}
