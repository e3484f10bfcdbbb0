import { roots } from '#domain/brainstorm/roots.ts'
import type { CopyInputProps } from '#activity/face.ts'
import { CopyInputDialog } from '#activity/copyInput/CopyInputDialog.tsx'
import type { CopySource, InputChoice } from '#activity/copyInput/copySource.ts'
import { useDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useDerived } from '#sync/useDoc.ts'
import { useText } from '#ui/useText.ts'
import { copyItems } from './copyChoice.ts'
import { copyText } from './copyText.ts'
import { readCopySource } from './readCopySource.ts'

const sourceRoots = [
  ...[roots.posts, roots.postDeleted, roots.groups, roots.groupDeleted],
  ...[roots.questions, roots.questionText, roots.questionDeleted],
]

/** Copies answers or groups of a brainstorm: what was selected, or what stands under the question. */
export function CopyFromBrainstorm({ part, from, onOpen, onClose }: CopyInputProps) {
  const text = useText(copyText)
  const { workshopId } = useRoom()
  const { doc, state } = useDocument('desk', part.objectId)
  const there = useDerived(doc, sourceRoots, (desk) => readCopySource(desk, from))
  const { multiTopicId, questionId, postIds } = from
  const isSelection = postIds.length > 0
  const groupIds = isSelection ? from.groupIds : there.groupIds
  const summary = (chosen: InputChoice): string => {
    if (chosen.type === 'groups') return text.groupsOf(groupIds.length)
    if (chosen.type === 'top') return text.topAnswers(chosen.count, there.question)
    if (isSelection) return text.selectedAnswers(postIds.length)
    return there.answers === 0 ? text.nothing : text.allAnswers(there.answers, there.question)
  }
  const source: CopySource = {
    ...{ workshopId, partId: part.id, from: { multiTopicId, questionId } },
    answerCount: isSelection ? postIds.length : there.answers,
    groupCount: groupIds.length,
    hasTop: !isSelection,
    summary,
    itemsOf: (input, withAnswers) => copyItems({ ...from, groupIds }, input, withAnswers),
  }
  return <CopyInputDialog {...{ part, onOpen, onClose }} source={state.status === 'ready' ? source : null} />
}
