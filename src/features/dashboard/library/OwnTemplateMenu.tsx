import { Menu } from '@mantine/core'
import { IconCopyPlus, IconPencil } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { openEditorBeside } from '#activity/session/sidePanel.ts'
import { useIsOffline } from '#ui/useIsOffline.ts'
import { useText } from '#ui/texts/useText.ts'
import { openCreateDialog } from '../frame/createDialog.ts'
import { ReasonedItem } from '../frame/ReasonedItem.tsx'
import { RowMenu } from '../frame/RowMenu.tsx'
import { dashboardText } from '../text.ts'
import type { TemplateRow } from '../templates/templateRow.ts'
import type { OwnDialog } from '../workshops/OwnDialogs.tsx'
import { OwnItems } from '../workshops/OwnItems.tsx'
import classes from './library.module.css'

export interface OwnTemplateMenuProps {
  template: TemplateRow
  userId: string
  onDialog: (dialog: OwnDialog) => void
}

/** The menu of a template for its creator. */
export function OwnTemplateMenu({ template, userId, onDialog }: OwnTemplateMenuProps) {
  const text = useText(dashboardText)
  const isOffline = useIsOffline()
  const { id, workshopName: name } = template
  return (
    <RowMenu name={name} target={{ size: 36, variant: 'default', className: classes.menu ?? '' }}>
      <Menu.Item
        component={Link}
        to={lobbyPath(id)}
        leftSection={<IconPencil size={18} />}
        onClick={openEditorBeside}
      >
        {text.open}
      </Menu.Item>
      <ReasonedItem
        icon={<IconCopyPlus size={18} />}
        reason={isOffline ? text.needsConnection : null}
        onClick={() => openCreateDialog({ source: { id, name, isTemplate: true } })}
      >
        {text.createFrom}
      </ReasonedItem>
      <OwnItems
        isOwn={template.creator.id === userId}
        retentionDays={template.retentionDays}
        onDialog={(dialog) => onDialog({ name: dialog, workshop: { ...template, isTemplate: true } })}
      />
    </RowMenu>
  )
}
