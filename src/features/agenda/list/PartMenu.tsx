import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconReplace,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { ActivityChoice } from '#activity/choice.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { buildText } from '../buildText.ts'
import type { AgendaActs } from '../useAgendaActs.ts'
import classes from '../Agenda.module.css'

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}))
const DuplicatePartDialog = lazyDialog(async () => ({
  default: (await import('../dialogs/DuplicatePartDialog.tsx')).DuplicatePartDialog,
}))
const RenamePartDialog = lazyDialog(async () => ({
  default: (await import('../dialogs/RenamePartDialog.tsx')).RenamePartDialog,
}))

const SwitchActivityDialog = lazyDialog(async () => ({
  default: (await import('../dialogs/SwitchActivityDialog.tsx')).SwitchActivityDialog,
}))

export interface PartMenuProps {
  part: AgendaPart
  position: number
  isPresented: boolean
  /** The activity types that it can be replaced with, including its own. */
  choices: readonly ActivityChoice[]
  acts: AgendaActs
}

/** The acts on an activity, including moving it without a drag. */
export function PartMenu({ part, position, isPresented, choices, acts }: PartMenuProps) {
  const text = useText(buildText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const [dialog, setDialog] = useState<'rename' | 'duplicate' | 'switch' | 'delete' | null>(null)
  const name = part.partName || ui.unnamed
  const cannot = acts.whyNot !== null
  return (
    <>
      <Menu position="bottom-start" width={232}>
        <Menu.Target>
          <ActionIcon
            className={classes.menuButton ?? ''}
            size={28}
            radius={8}
            aria-label={text.menuOf(name)}
            data-control="menu"
          >
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {cannot && <Menu.Label>{toText(acts.whyNot)}</Menu.Label>}
          <Menu.Item
            leftSection={<IconPencil size={18} />}
            disabled={cannot}
            onClick={() => setDialog('rename')}
          >
            {labels.rename}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={18} />}
            disabled={cannot}
            onClick={() => setDialog('duplicate')}
          >
            {text.duplicate}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconReplace size={18} />}
            disabled={cannot}
            onClick={() => setDialog('switch')}
          >
            {text.switch}
          </Menu.Item>
          <Menu.Item
            leftSection={part.hidden ? <IconEye size={18} /> : <IconEyeOff size={18} />}
            disabled={cannot}
            onClick={() => void acts.setHidden(part, !part.hidden)}
          >
            {part.hidden ? text.show : text.hide}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowUp size={18} />}
            disabled={cannot || position === 0}
            onClick={() => void acts.move(part, position - 1)}
          >
            {labels.moveUp}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown size={18} />}
            disabled={cannot || position === acts.parts.length - 1}
            onClick={() => void acts.move(part, position + 1)}
          >
            {labels.moveDown}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={18} />}
            disabled={!acts.isConnected}
            onClick={() => setDialog('delete')}
          >
            {ui.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rename' && (
        <RenamePartDialog part={part} rename={acts.rename} onClose={() => setDialog(null)} />
      )}
      {dialog === 'duplicate' && (
        <DuplicatePartDialog part={part} duplicate={acts.duplicate} onClose={() => setDialog(null)} />
      )}
      {dialog === 'switch' && (
        <SwitchActivityDialog {...{ part, choices, isPresented, acts }} onClose={() => setDialog(null)} />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={text.deleteTitle}
          body={text.deleteText}
          note={text.deleteNote(name)}
          onConfirm={() => acts.remove(part)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}
