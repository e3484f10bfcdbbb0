import { Menu } from '@mantine/core'
import {
  IconAdjustmentsHorizontal,
  IconDownload,
  IconEye,
  IconHome,
  IconNotebook,
  IconPencil,
  IconPlus,
  IconRocket,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { ownAnswersPath } from '#domain/workshop/paths.ts'
import { useRoom } from '#sync/room/room.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { facilitatorText } from '../facilitatorText.ts'
import { PersonMenuItems } from '../people/PersonMenuItems.tsx'
import type { SessionMenuItemsProps } from './sessionDialog.ts'
import { useViewSwitch } from '../entry/viewSwitch.ts'
import { useIsBarCrowded } from './useIsBarCrowded.ts'

/**
 * The entries of the profile menu within a session: first the session's, then the person's own. They render
 * synchronously, because the first entry takes the focus. Entries that duplicate a button of the bar appear only while
 * the bar has no room for that button.
 *
 * @see SPEC M5
 */
export function SessionMenuItems(props: SessionMenuItemsProps) {
  const { isTemplate, mayBuild, onDialog } = props
  const openRunDialog = useOpenRunDialog()
  const text = useText(facilitatorText)
  const labels = useText(labelText)
  const { myAnswers } = useText(uiText)
  const { workshopId } = useRoom()
  const viewSwitch = useViewSwitch()
  const isCrowded = useIsBarCrowded()
  return (
    <>
      <Menu.Label>{isTemplate ? text.template : text.session}</Menu.Label>
      {mayBuild && (
        <Menu.Item
          leftSection={<IconAdjustmentsHorizontal size={18} />}
          disabled={!props.hasDetails}
          onClick={() => onDialog('editSession')}
        >
          {isTemplate ? text.editTemplate : text.editSession}
        </Menu.Item>
      )}
      {isCrowded && mayBuild && (
        <Menu.Item leftSection={<IconPencil size={18} />} onClick={props.onEdit}>
          {text.editor}
        </Menu.Item>
      )}
      {isCrowded && isTemplate && (
        <Menu.Item leftSection={<IconRocket size={18} />} onClick={() => onDialog('launch')}>
          {text.launch}
        </Menu.Item>
      )}
      {!isTemplate && mayBuild && (
        <Menu.Item leftSection={<IconUserPlus size={18} />} onClick={() => onDialog('invite')}>
          {text.inviteParticipants}
        </Menu.Item>
      )}
      {isCrowded && !isTemplate && (
        <Menu.Item leftSection={<IconUsers size={18} />} onClick={props.onPeople}>
          {text.meeting}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconEye size={18} />} onClick={() => viewSwitch?.set(true)}>
        {text.participantView}
      </Menu.Item>
      <Menu.Item leftSection={<IconDownload size={18} />} onClick={() => openRunDialog({ name: 'export' })}>
        {text.exportInput}
      </Menu.Item>
      {!isTemplate && (
        <Menu.Item component={Link} to={ownAnswersPath(workshopId)} leftSection={<IconNotebook size={18} />}>
          {myAnswers}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item component={Link} to="/account" leftSection={<IconHome size={18} />}>
        {text.dashboard}
      </Menu.Item>
      <Menu.Item leftSection={<IconPlus size={18} />} onClick={() => onDialog('createWorkshop')}>
        {labels.createSession}
      </Menu.Item>
      <Menu.Divider />
      <PersonMenuItems onHelp={() => onDialog('help')} />
    </>
  )
}
