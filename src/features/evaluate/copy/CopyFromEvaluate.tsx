import { useMemo } from 'react'
import { CopyInputDialog } from '#activity/copyInput/CopyInputDialog.tsx'
import type { CopyItems, CopySource, InputChoice } from '#activity/copyInput/copySource.ts'
import type { CopyInputProps } from '#activity/face.ts'
import { useTally } from '#activity/voting/tally/useTally.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useEvaluate } from '../useEvaluate.ts'
import { inputText } from '../inputText.ts'

/**
 * Copies the polls of an Evaluate activity: all of them, the highest rated ones, or those with sub-polls as groups. SPEC
 * EV10, BT16
 */
export function CopyFromEvaluate({ part, onOpen, onClose }: CopyInputProps) {
  const text = useText(inputText)
  const { workshopId } = useRoom()
  const { objectId, polls, isKnown, status } = useEvaluate(part.objectId)
  // Without readable results no poll is rated higher than another one.
  const { doc: tally } = useTally(objectId, false)
  const groupIds = useMemo(
    () => polls.filter(({ subPolls }) => subPolls.length > 0).map(({ id }) => id),
    [polls],
  )
  const itemsOf = (input: InputChoice, withAnswers: boolean): CopyItems => {
    if (input.type === 'top') return [{ type: 'TOP', objId: objectId, count: input.count }]
    if (input.type === 'answers') return [{ type: 'ANSWERS', objId: objectId }]
    return groupIds.map((objId) => ({ type: 'ANSWERS', objId, copyChildren: withAnswers }))
  }
  const summary = (input: InputChoice): string => {
    if (input.type === 'top') return text.topAnswers(input.count)
    if (input.type === 'groups') return text.groupsOf(groupIds.length)
    return polls.length === 0 ? text.nothing : text.allAnswers(polls.length)
  }
  const source: CopySource = {
    ...{ workshopId, partId: part.id, from: {}, answerCount: polls.length, summary, itemsOf },
    groupCount: groupIds.length === 0 ? null : groupIds.length,
    ...(groupIds.length > 0 && { grouped: [{ type: 'ANSWERS', objId: objectId, copyChildren: true }] }),
    hasTop: tally !== null,
    topLabel: text.topCount,
  }
  return (
    <CopyInputDialog
      {...{ part, onOpen, onClose }}
      source={isKnown && status.status === 'ready' ? source : null}
    />
  )
}
