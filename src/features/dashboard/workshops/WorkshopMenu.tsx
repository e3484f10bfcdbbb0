import { Menu } from '@mantine/core'
import { IconCopyPlus, IconLayoutGridAdd, IconLink, IconPlayerPlay } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { inviteLink } from '#domain/accounts/inviteLink.ts'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { uiText } from '#ui/texts/text.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useCopy } from '#ui/inputs/useCopy.ts'
import { useIsOffline } from '#ui/useIsOffline.ts'
import { useText } from '#ui/texts/useText.ts'
import { openCreateDialog } from '../frame/createDialog.ts'
import { ReasonedItem } from '../frame/ReasonedItem.tsx'
import { RowMenu } from '../frame/RowMenu.tsx'
import { dashboardText } from '../text.ts'
import type { OwnDialogName } from './OwnDialogs.tsx'
import { OwnItems } from './OwnItems.tsx'
import type { WorkshopRow } from './workshopRow.ts'

export interface WorkshopMenuProps {
  workshop: WorkshopRow
  userId: string
  onDialog: (name: OwnDialogName) => void
}

/** The actions on a session. Every facilitator of the session may open and copy it. */
export function WorkshopMenu({ workshop, userId, onDialog }: WorkshopMenuProps) {
  const text = useText(dashboardText)
  const ui = useText(uiText)
  const { copy } = useCopy()
  const isOffline = useIsOffline()
  const { id, workshopName, creator, password } = workshop
  const source = { id, name: workshopName, isTemplate: false }
  const offline = isOffline ? text.needsConnection : null
  const copyInvite = async (): Promise<void> => {
    if (await copy(inviteLink(location.origin, id, password ?? ''))) notify(text.inviteCopied, 'good')
  }
  return (
    <RowMenu name={workshopName}>
      <Menu.Item component={Link} to={lobbyPath(id)} leftSection={<IconPlayerPlay size={18} />}>
        {ui.open}
      </Menu.Item>
      <ReasonedItem
        icon={<IconCopyPlus size={18} />}
        reason={offline}
        onClick={() => openCreateDialog({ source })}
      >
        {text.createFrom}
      </ReasonedItem>
      <ReasonedItem
        icon={<IconLayoutGridAdd size={18} />}
        reason={offline}
        onClick={() => openCreateDialog({ source, asTemplate: true })}
      >
        {text.saveAsTemplate}
      </ReasonedItem>
      <ReasonedItem
        icon={<IconLink size={18} />}
        // The link contains the password, which is never stored on the device, so it is missing offline.
        reason={password === undefined ? text.needsConnection : null}
        onClick={() => void copyInvite()}
      >
        {text.copyInvite}
      </ReasonedItem>
      <OwnItems isOwn={creator.id === userId} retentionDays={workshop.retentionDays} onDialog={onDialog} />
    </RowMenu>
  )
}
