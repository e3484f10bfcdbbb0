import { ActionIcon, Menu, Table } from '@mantine/core'
import { IconDots, IconLink, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { messageOf } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { DeleteWorkshopDocument } from '#api/operations/workshop.ts'
import { inviteLink } from '#domain/inviteLink.ts'
import { lobbyPath } from '#domain/paths.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { tableDate } from '#ui/dates.ts'
import { notify } from '#ui/notify.ts'
import { useCopy } from '#ui/useCopy.ts'
import { useLanguage, useText } from '#ui/useText.ts'
import { ownerName } from './ownerName.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { dashboardText } from './text.ts'
import type { WorkshopRow } from './useMyWorkshops.ts'
import classes from './SessionTable.module.css'

export interface SessionTableRowProps {
  workshop: WorkshopRow
  userId: string
  onChanged: () => void
}

/** One session with its menu. Only the creator may rename or delete it. */
export function SessionTableRow({ workshop, userId, onChanged }: SessionTableRowProps) {
  const text = useText(dashboardText)
  const language = useLanguage()
  const { copy } = useCopy()
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  const { id, workshopName, createdTimeStamp, creator, password } = workshop
  const creatorOnly = creator.id === userId ? {} : { disabled: true, title: text.onlyCreator }

  const remove = async (): Promise<string | null> => {
    try {
      await call(DeleteWorkshopDocument, { id })
      notify(text.deleted(workshopName), 'good')
      onChanged()
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  const copyInvite = (): void => {
    copy(inviteLink(location.origin, id, password ?? ''))
    notify(text.inviteCopied, 'good')
  }

  return (
    <Table.Tr>
      <Table.Td>
        <Link to={lobbyPath(id)} className={classes.name}>
          {workshopName}
        </Link>
      </Table.Td>
      <Table.Td className={`${classes.wide} ${classes.meta}`}>
        {ownerName(workshop, userId, text.me)}
      </Table.Td>
      <Table.Td className={`${classes.wide} ${classes.meta}`}>
        {tableDate(createdTimeStamp, language)}
      </Table.Td>
      <Table.Td>
        <Menu position="bottom-end" width={208}>
          <Menu.Target>
            <ActionIcon aria-label={text.menuOf(workshopName)} size={40}>
              <IconDots size={20} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item component={Link} to={lobbyPath(id)} leftSection={<IconPlayerPlay size={18} />}>
              {text.open}
            </Menu.Item>
            <Menu.Item leftSection={<IconLink size={18} />} onClick={copyInvite}>
              {text.copyInvite}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconPencil size={18} />}
              onClick={() => setDialog('rename')}
              {...creatorOnly}
            >
              {text.rename}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={18} />}
              onClick={() => setDialog('delete')}
              {...creatorOnly}
            >
              {text.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        {dialog === 'rename' && (
          <RenameDialog workshop={workshop} onClose={() => setDialog(null)} onRenamed={onChanged} />
        )}
        {dialog === 'delete' && (
          <ConfirmDialog
            title={text.deleteTitle}
            body={text.deleteText}
            onConfirm={remove}
            onClose={() => setDialog(null)}
          />
        )}
      </Table.Td>
    </Table.Tr>
  )
}
