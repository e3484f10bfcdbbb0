import { ActionIcon, Menu } from '@mantine/core'
import {
  IconAdjustmentsHorizontal,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconCopyPlus,
  IconHeart,
} from '@tabler/icons-react'
import { SetSortByPopularityDocument } from '#api/operations/brainstorm.ts'
import { messageOf } from '#api/callErrors.ts'
import { useCanCall } from '#sync/connection.ts'
import { useUndo } from '#sync/desk.ts'
import { useCall } from '#sync/room.tsx'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notify.ts'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import classes from './FacilitatorTools.module.css'
import { brainstormText } from '../text.ts'
import { useQuestionFlags } from './useBrainstorm.ts'
import type { Brainstorm } from './useBrainstorm.ts'
import { activityText } from '#activity/text.ts'
import { useUndoKeys } from '#activity/useUndoKeys.ts'

export interface FacilitatorToolsProps {
  brainstorm: Brainstorm
  topicId: string
  questionId: string
}

/** In the row of tools, for facilitators: undo, redo, and a menu with what is needed now and then. */
export function FacilitatorTools({ brainstorm, topicId, questionId }: FacilitatorToolsProps) {
  const openRunDialog = useOpenRunDialog()
  const text = useText(brainstormText)
  const { needsConnection } = useText(activityText)
  const call = useCall()
  const isOnline = useCanCall()
  const flags = useQuestionFlags(brainstorm.board, topicId, questionId)
  const history = useUndo(brainstorm.source)
  const { canUndo, canRedo } = history
  const undo = (): void => {
    if (!canUndo) return
    history.undo()
    announce(text.undone)
  }
  const redo = (): void => {
    if (!canRedo) return
    history.redo()
    announce(text.redone)
  }
  useUndoKeys({ undo, redo })
  const sort = useAct(
    async (sortByPopularity: boolean) => {
      await call(SetSortByPopularityDocument, { brainstormId: brainstorm.objectId, sortByPopularity })
    },
    (error) => {
      notify(messageOf(error), 'bad')
      return null
    },
  )
  const copy = (): void =>
    openRunDialog({
      ...{ name: 'copyInput', objectId: brainstorm.objectId, multiTopicId: topicId, questionId },
      ...{ postIds: [], groupIds: [] },
    })

  return (
    <div className={classes.tools}>
      <ActionIcon
        className={classes.undo ?? ''}
        aria-label={text.undo}
        title={text.undo}
        size={40}
        disabled={!canUndo}
        onClick={undo}
      >
        <IconArrowBackUp size={20} />
      </ActionIcon>
      <ActionIcon
        className={classes.redo ?? ''}
        aria-label={text.redo}
        title={text.redo}
        size={40}
        disabled={!canRedo}
        onClick={redo}
      >
        <IconArrowForwardUp size={20} />
      </ActionIcon>
      <Menu position="bottom-end" width={272}>
        <Menu.Target>
          <ActionIcon size={40} aria-label={text.options} title={text.options}>
            <IconAdjustmentsHorizontal size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!isOnline && <Menu.Label>{needsConnection}</Menu.Label>}
          <Menu.Item
            role="menuitemcheckbox"
            aria-checked={flags.isSortedByPopularity}
            leftSection={<IconHeart size={18} />}
            rightSection={flags.isSortedByPopularity && <IconCheck size={18} aria-hidden="true" />}
            disabled={!isOnline || sort.isBusy}
            onClick={() => void sort.run(!flags.isSortedByPopularity)}
          >
            {text.sortByPopularity}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopyPlus size={18} />} onClick={copy}>
            {text.copyInput}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowBackUp size={18} />} disabled={!canUndo} onClick={undo}>
            {text.undo}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowForwardUp size={18} />} disabled={!canRedo} onClick={redo}>
            {text.redo}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
