import { Menu } from '@mantine/core'
import { IconCopyPlus } from '@tabler/icons-react'
import { DeskTools } from '#activity/page/DeskTools.tsx'
import { SetSortByPopularityDocument } from '#api/operations/brainstorm.ts'
import { messageOf } from '#api/callErrors.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useCall } from '#sync/room/room.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import type { CopyScope } from '../copy/copyScope.ts'
import { brainstormText } from '../text.ts'
import { useQuestionFlags } from '../useBrainstorm.ts'
import type { Brainstorm } from '../useBrainstorm.ts'

export interface FacilitatorToolsProps {
  brainstorm: Brainstorm
  topicId: string
  questionId: string
}

/** For facilitators, in the row of tools: undo, redo, and a menu for acts that are needed less often. */
export function FacilitatorTools({ brainstorm, topicId, questionId }: FacilitatorToolsProps) {
  const openRunDialog = useOpenRunDialog()
  const text = useText(brainstormText)
  const labels = useText(labelText)
  const call = useCall()
  const isOnline = useCanCall()
  const flags = useQuestionFlags(brainstorm.board, topicId, questionId)
  const sort = useAct(
    async (sortByPopularity: boolean) => {
      await call(SetSortByPopularityDocument, { brainstormId: brainstorm.objectId, sortByPopularity })
    },
    (error) => {
      notify(messageOf(error), 'bad')
      return null
    },
  )
  const copy = (): void => {
    const at: CopyScope = { multiTopicId: topicId, questionId, postIds: [], groupIds: [] }
    openRunDialog({ name: 'copyInput', objectId: brainstorm.objectId, at })
  }

  return (
    <DeskTools desk={brainstorm.source}>
      <Menu.CheckboxItem
        checked={flags.isSortedByPopularity}
        closeMenuOnClick
        disabled={!isOnline || sort.isBusy}
        onChange={(isSorted) => void sort.run(isSorted)}
      >
        {text.sortByPopularity}
      </Menu.CheckboxItem>
      <Menu.Item leftSection={<IconCopyPlus size={18} />} onClick={copy}>
        {labels.copyInput}
      </Menu.Item>
    </DeskTools>
  )
}
