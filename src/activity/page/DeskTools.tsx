import { ActionIcon, Menu } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type * as Y from 'yjs'
import { useCanCall } from '#sync/room/connection.ts'
import { useUndo } from '#sync/documents/desk.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { activityText } from '../text.ts'
import { editorText } from '../editorText.ts'
import classes from './DeskTools.module.css'
import { StepButtons, useSteps } from './StepButtons.tsx'
import type { StepHistory } from './StepButtons.tsx'

export interface DeskToolsProps {
  desk: Y.Doc
  /** For a kind whose steps are not edits of the desk alone; by default the desk's own undo. */
  history?: StepHistory
  /** What the menu is called; omitted: options of this activity. */
  label?: string
  /** `Menu.Item`s that a kind needs occasionally. */
  children?: ReactNode
}

/** In the toolbar, for facilitators: undo, redo, and a menu. */
export function DeskTools({ desk, history, label, children }: DeskToolsProps) {
  const text = useText(editorText)
  const menu = label ?? text.options
  const labels = useText(labelText)
  const { needsConnection } = useText(activityText)
  const isOnline = useCanCall()
  const ofDesk = useDeskHistory(desk)
  const steps = history ?? ofDesk
  const { canUndo, canRedo } = steps
  const { undo, redo } = useSteps(steps)
  return (
    <div className={classes.tools}>
      <StepButtons history={steps} isInMenu />
      <Menu position="bottom-end" width={272}>
        <Menu.Target>
          <ActionIcon size={40} aria-label={menu} title={menu}>
            <IconAdjustmentsHorizontal size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!isOnline && <Menu.Label>{needsConnection}</Menu.Label>}
          {children}
          <Menu.Item leftSection={<IconArrowBackUp size={18} />} disabled={!canUndo} onClick={undo}>
            {labels.undo}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowForwardUp size={18} />} disabled={!canRedo} onClick={redo}>
            {text.redo}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

function useDeskHistory(desk: Y.Doc): StepHistory {
  const { undo, redo, ...can } = useUndo(desk)
  const done = (step: () => void) => (): boolean => {
    step()
    return true
  }
  return { ...can, undo: done(undo), redo: done(redo) }
}
