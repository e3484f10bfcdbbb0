import { Text } from '@mantine/core'
import { DeleteDialog } from '#activity/item/deleteDialogs.ts'
import { itemText } from '#activity/itemText.ts'
import type { PollId } from '#domain/ids.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate } from '../useEvaluate.ts'
import { pollsText } from './pollsText.ts'
import { usePollActs } from './usePollActs.ts'

export interface DeletePollsProps {
  evaluate: Evaluate
  ids: readonly PollId[]
  /** They are deleted. */
  onDeleted?: () => void
  onClose: () => void
}

/** Confirmation before polls are deleted. SPEC EV3 */
export function DeletePolls({ evaluate, ids, onDeleted, onClose }: DeletePollsProps) {
  const item = useText(itemText)
  const text = useText(pollsText)
  const acts = usePollActs(evaluate)
  const isOne = ids.length === 1
  return (
    <DeleteDialog
      title={isOne ? item.deleteTitle : text.deleteManyTitle}
      body={
        <>
          <Text>{isOne ? item.deleteBody : text.deleteManyBody}</Text>
          <Text mt="xs">{isOne ? text.votesGone : text.votesGoneMany}</Text>
        </>
      }
      deleted={isOne ? item.deleted : text.deletedMany(ids.length)}
      desk={evaluate.isReading ? null : evaluate.source}
      onConfirm={async () => {
        const mistake = await acts.remove(ids)
        if (mistake === null) onDeleted?.()
        return mistake
      }}
      onClose={onClose}
    />
  )
}
