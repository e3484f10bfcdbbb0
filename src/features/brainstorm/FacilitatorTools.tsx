import { ActionIcon, Button, Switch } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconCopyPlus, IconEye, IconEyeOff } from '@tabler/icons-react'
import { SetSortByPopularityDocument } from '#api/operations/brainstorm.ts'
import { messageOf } from '#api/callErrors.ts'
import { useConnection } from '#sync/connection.ts'
import { useUndo } from '#sync/desk.ts'
import { useCall } from '#sync/room.tsx'
import { useShowAnswers } from '#sync/useShowAnswers.ts'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { openRunDialog } from '#ui/session/runDialog.ts'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import classes from './FacilitatorTools.module.css'
import { brainstormText } from './text.ts'
import { useQuestionFlags } from './useBrainstorm.ts'
import type { Brainstorm } from './useBrainstorm.ts'
import { useUndoKeys } from './useUndoKeys.ts'

export interface FacilitatorToolsProps {
  brainstorm: Brainstorm
  topicId: string
  questionId: string
  position: number
}

/** Show or hide the answers to this question, sort, undo: what only facilitators have. */
export function FacilitatorTools({ brainstorm, topicId, questionId, position }: FacilitatorToolsProps) {
  const text = useText(brainstormText)
  const call = useCall()
  const showAnswers = useShowAnswers()
  const isOnline = useConnection().status === 'online'
  const flags = useQuestionFlags(brainstorm.board, topicId, questionId)
  const history = useUndo(brainstorm.source)
  const { undo, redo, canUndo, canRedo } = history
  useUndoKeys(history)
  const show = useAct((on: boolean) => showAnswers({ topicId, questionId, position }, on), messageOf)
  // What the button changes; a hidden question shows no answers whatever it says, and the badge tells.
  const isOn = flags.isShownHere || flags.areAllShown
  const sort = useAct(async (sortByPopularity: boolean) => {
    await call(SetSortByPopularityDocument, { brainstormId: brainstorm.objectId, sortByPopularity })
  }, messageOf)
  const copy = (): void =>
    openRunDialog({
      ...{ name: 'copyInput', objectId: brainstorm.objectId, multiTopicId: topicId, questionId },
      ...{ postIds: [], groupIds: [] },
    })

  return (
    <div className={classes.tools}>
      <Button
        variant={isOn ? 'default' : 'filled'}
        leftSection={isOn ? <IconEyeOff size={18} /> : <IconEye size={18} />}
        loading={show.isBusy}
        disabled={!isOnline || flags.areAllShown}
        title={isOnline ? undefined : text.needsConnection}
        onClick={() => void show.run(!flags.isShownHere)}
      >
        {isOn ? text.hideAnswers : text.showAnswers}
      </Button>
      <span className={classes.badge} data-shown={flags.areAnswersShown || undefined}>
        {flags.areAnswersShown ? text.answersShownBadge : text.answersHiddenBadge}
      </span>
      <span className={classes.space} />
      <Switch
        label={text.sortByPopularity}
        checked={flags.isSortedByPopularity}
        disabled={!isOnline || sort.isBusy}
        onChange={(event) => void sort.run(event.currentTarget.checked)}
      />
      <ActionIcon aria-label={text.copyInput} title={text.copyInput} size={40} onClick={copy}>
        <IconCopyPlus size={20} />
      </ActionIcon>
      <ActionIcon aria-label={text.undo} title={text.undo} size={40} disabled={!canUndo} onClick={undo}>
        <IconArrowBackUp size={20} />
      </ActionIcon>
      <ActionIcon aria-label={text.redo} title={text.redo} size={40} disabled={!canRedo} onClick={redo}>
        <IconArrowForwardUp size={20} />
      </ActionIcon>
      <MistakeAlert message={show.mistake ?? sort.mistake} />
    </div>
  )
}
