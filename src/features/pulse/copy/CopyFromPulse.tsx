import { CopyInputDialog } from '#activity/copyInput/CopyInputDialog.tsx'
import type { CopySource } from '#activity/copyInput/copySource.ts'
import type { CopyInputProps } from '#activity/face.ts'
import { useTally } from '#activity/voting/tally/useTally.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { usePulse } from '../usePulse.ts'
import { inputText } from '../inputText.ts'

/** Copies the statements of a pulse: all of them, or those with the highest mean. SPEC PU10 */
export function CopyFromPulse({ part, onOpen, onClose }: CopyInputProps) {
  const text = useText(inputText)
  const { workshopId } = useRoom()
  const { categories, status } = usePulse(part.objectId)
  // Without readable results no statement has a higher mean than another one.
  const { doc: tally } = useTally(part.objectId, false)
  const answerCount = categories.reduce((count, { statements }) => count + statements.length, 0)
  const source: CopySource = {
    ...{ workshopId, partId: part.id, from: {}, answerCount, groupCount: null },
    hasTop: tally !== null,
    summary: (input) => {
      if (answerCount === 0) return text.nothing
      return input.type === 'top' ? text.top(input.count) : text.all(answerCount)
    },
    itemsOf: (input) =>
      input.type === 'top'
        ? [{ type: 'TOP', objId: part.objectId, count: input.count }]
        : [{ type: 'ANSWERS', objId: part.objectId }],
  }
  return <CopyInputDialog {...{ part, onOpen, onClose }} source={status.status === 'ready' ? source : null} />
}
