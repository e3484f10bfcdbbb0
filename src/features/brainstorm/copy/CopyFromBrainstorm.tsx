import { roots } from '#domain/brainstorm/roots.ts'
import { stepRoots } from '#domain/brainstorm/steps.ts'
import type { CopyInputProps } from '#activity/face.ts'
import { CopyInputDialog } from '#activity/copyInput/CopyInputDialog.tsx'
import type { CopySource, InputChoice } from '#activity/copyInput/copySource.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'
import { copyItems, groupedItems } from './copyChoice.ts'
import { copyScopeIn } from './copyScope.ts'
import type { CopyScope } from './copyScope.ts'
import { readCopySource } from './readCopySource.ts'

const sourceRoots = [
  ...[roots.posts, roots.postDeleted, roots.groups, roots.groupDeleted],
  ...[...stepRoots, roots.questionText],
]

/** Copies answers or groups of a brainstorm: the selection, or everything under the question. */
export function CopyFromBrainstorm({ at, ...dialog }: CopyInputProps) {
  const from = copyScopeIn(at)
  return from && <CopyFromQuestion {...dialog} from={from} />
}

function CopyFromQuestion({ part, from, onOpen, onClose }: Omit<CopyInputProps, 'at'> & { from: CopyScope }) {
  const text = useText(inputText)
  const { workshopId } = useRoom()
  const { doc, state } = useDocument('desk', part.objectId)
  const there = useDerived(doc, sourceRoots, (desk) => readCopySource(desk, from))
  const { multiTopicId, questionId } = from
  const { answerCount, groupIds } = there
  const isSelection = from.postIds.length > 0
  const summary = (chosen: InputChoice): string => {
    if (chosen.type === 'groups') return text.groupsOf(groupIds.length)
    if (chosen.type === 'top') return text.topAnswers(chosen.count, there.question)
    if (answerCount === 0) return text.nothing
    return isSelection ? text.selectedAnswers(answerCount) : text.allAnswers(answerCount, there.question)
  }
  const source: CopySource = {
    ...{ workshopId, partId: part.id, from: { multiTopicId, questionId } },
    answerCount,
    groupCount: groupIds.length,
    hasTop: !isSelection,
    summary,
    itemsOf: (input, withAnswers) => copyItems({ ...from, groupIds }, input, withAnswers),
    ...(groupIds.length > 0 && { grouped: groupedItems({ ...from, groupIds }) }),
  }
  return <CopyInputDialog {...{ part, onOpen, onClose }} source={state.status === 'ready' ? source : null} />
}
