import { CopyInputDialog } from '#activity/copyInput/CopyInputDialog.tsx'
import type { CopySource } from '#activity/copyInput/copySource.ts'
import type { CopyInputProps } from '#activity/face.ts'
import { answerRoots, readStandingAnswers } from '#domain/identify/items.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'

/** Copies all answers of an Identify activity. SPEC Y8. */
export function CopyFromIdentify({ part, onOpen, onClose }: CopyInputProps) {
  const text = useText(inputText)
  const { workshopId } = useRoom()
  const { doc, state } = useDocument('desk', part.objectId)
  const answerCount = useDerived(doc, answerRoots, (desk) => readStandingAnswers(desk).length)
  const source: CopySource = {
    ...{ workshopId, partId: part.id, from: {}, answerCount, groupCount: null, hasTop: false },
    summary: () => (answerCount === 0 ? text.nothing : text.allAnswers(answerCount)),
    itemsOf: () => [{ type: 'ANSWERS', objId: part.objectId }],
  }
  return <CopyInputDialog {...{ part, onOpen, onClose }} source={state.status === 'ready' ? source : null} />
}
