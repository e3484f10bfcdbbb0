import { Menu } from '@mantine/core'
import { IconHistory, IconPencil, IconTrash } from '@tabler/icons-react'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useIsOffline } from '#ui/useIsOffline.ts'
import { useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'
import type { OwnDialogName } from './OwnDialogs.tsx'
import { ReasonedItem } from '../frame/ReasonedItem.tsx'

export interface OwnItemsProps {
  isOwn: boolean
  /** Days in which it can be restored after deletion. */
  retentionDays: number
  onDialog: (name: OwnDialogName) => void
}

/** Menu entries for the creator only; for others they are disabled with the reason. SPEC W2. */
export function OwnItems({ isOwn, retentionDays, onDialog }: OwnItemsProps) {
  const text = useText(dashboardText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const isOffline = useIsOffline()
  const reason = isOwn ? (isOffline ? text.needsConnection : null) : text.onlyCreator
  return (
    <>
      <ReasonedItem icon={<IconPencil size={18} />} reason={reason} onClick={() => onDialog('rename')}>
        {labels.rename}
      </ReasonedItem>
      <ReasonedItem icon={<IconHistory size={18} />} reason={reason} onClick={() => onDialog('retention')}>
        {text.retention(retentionDays)}
      </ReasonedItem>
      <Menu.Divider />
      <ReasonedItem isGrave icon={<IconTrash size={18} />} reason={reason} onClick={() => onDialog('delete')}>
        {ui.delete}
      </ReasonedItem>
    </>
  )
}
