import { ActionIcon, Menu } from '@mantine/core'
import {
  IconDeviceMobile,
  IconDeviceProjector,
  IconDotsVertical,
  IconDownload,
  IconFlag,
  IconNotes,
  IconRestore,
} from '@tabler/icons-react'
import { LockInputItem } from '#features/timer/lock/LockInputItem.tsx'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { useSidePanel } from '#activity/session/sidePanel.ts'
import { useFace } from '#activity/faces.tsx'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { runText } from './runText.ts'

export interface RunMenuProps {
  /** The activity on this screen, if it takes input. */
  part: AgendaPart | null
  /** The session has ended: notes can still be read, and the projector's link can be revoked. */
  isEnded: boolean
}

/** Menu for facilitators: occasional acts while a session runs. */
export function RunMenu({ part, isEnded }: RunMenuProps) {
  const openRunDialog = useOpenRunDialog()
  const text = useText(runText)
  const labels = useText(labelText)
  const panel = useSidePanel()
  const canStartOver = useFace(part)?.StartOver !== undefined
  const mayShow = useMayDo('show')
  const mayArrange = useMayDo('arrange')
  const mayBuild = useMayDo('build')
  const label = isEnded ? text.menuEnded : text.menu
  const areNotesShown = panel.shown === 'notes'
  return (
    <Menu position="bottom-end" width={248}>
      <Menu.Target>
        <ActionIcon size={40} aria-label={label} title={label}>
          <IconDotsVertical size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {part && mayShow && <LockInputItem part={part} />}
        <Menu.Item
          leftSection={<IconNotes size={18} />}
          onClick={() => (areNotesShown ? panel.close() : panel.show('notes'))}
        >
          {areNotesShown ? text.closeNotes : labels.presenterNotes}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDeviceProjector size={18} />}
          onClick={() => openRunDialog({ name: 'projector' })}
        >
          {text.projector}
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload size={18} />} onClick={() => openRunDialog({ name: 'export' })}>
          {text.export}
        </Menu.Item>
        {mayBuild && (
          <Menu.Item
            leftSection={<IconDeviceMobile size={18} />}
            onClick={() => openRunDialog({ name: 'remote' })}
          >
            {text.remote}
          </Menu.Item>
        )}
        {!isEnded && (
          <>
            <Menu.Divider />
            {part && canStartOver && mayArrange && (
              <Menu.Item
                leftSection={<IconRestore size={18} />}
                onClick={() => openRunDialog({ name: 'startOver', partId: part.id })}
              >
                {text.startOver}
              </Menu.Item>
            )}
            <Menu.Item
              color="red"
              leftSection={<IconFlag size={18} />}
              onClick={() => openRunDialog({ name: 'end' })}
            >
              {text.end}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
