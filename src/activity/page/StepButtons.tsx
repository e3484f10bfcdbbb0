import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { announce } from '#ui/focus/announce.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { useUndoKeys } from '../useUndoKeys.ts'
import { editorText } from '../editorText.ts'
import classes from './DeskTools.module.css'

/** Undo and redo; each tells whether there was something to do. */
export interface StepHistory {
  canUndo: boolean
  canRedo: boolean
  undo: () => boolean
  redo: () => boolean
}

/** Undo and redo of a history, which announce what they did. */
export function useSteps({ canUndo, canRedo, undo, redo }: StepHistory): {
  undo: () => void
  redo: () => void
} {
  const text = useText(editorText)
  return {
    undo: () => {
      if (canUndo && undo()) announce(text.undone)
    },
    redo: () => {
      if (canRedo && redo()) announce(text.redone)
    },
  }
}

export interface StepButtonsProps {
  history: StepHistory
  /** A menu beside them has the same: on a narrow screen they make way for it. */
  isInMenu?: boolean
}

/** Undo and redo, by buttons and keys. */
export function StepButtons({ history, isInMenu = false }: StepButtonsProps) {
  const text = useText(editorText)
  const labels = useText(labelText)
  const { undo, redo } = useSteps(history)
  useUndoKeys({ undo, redo })
  const step = (name: 'undo' | 'redo', label: string, isThere: boolean, onClick: () => void) => (
    <ActionIcon
      className={(isInMenu && classes[name]) || ''}
      aria-label={label}
      title={label}
      size={40}
      disabled={!isThere}
      onClick={onClick}
    >
      {name === 'undo' ? <IconArrowBackUp size={20} /> : <IconArrowForwardUp size={20} />}
    </ActionIcon>
  )
  return (
    <>
      {step('undo', labels.undo, history.canUndo, undo)}
      {step('redo', text.redo, history.canRedo, redo)}
    </>
  )
}
