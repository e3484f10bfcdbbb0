import { Menu } from '@mantine/core'
import { IconHistory, IconPencil, IconTrash } from '@tabler/icons-react'
import { useIsOffline } from '#ui/useIsOffline.ts'
import { useText } from '#ui/texts/useText.ts'
import { frameText } from '../frame/text.ts'
import type { OwnDialogName } from './OwnDialogs.tsx'
import { ReasonedItem } from '../frame/ReasonedItem.tsx'
import { workshopsText } from './text.ts'

/** Menu entries for the creator only; for others they are disabled with the reason. SPEC W2. */
export function OwnItems({ isOwn, onDialog }: { isOwn: boolean; onDialog: (name: OwnDialogName) => void }) {
  const text = useText(workshopsText)
  const frame = useText(frameText)
  const isOffline = useIsOffline()
  const reason = isOwn ? (isOffline ? frame.needsConnection : null) : frame.onlyCreator
  return (
    <>
      <ReasonedItem icon={<IconPencil size={18} />} reason={reason} onClick={() => onDialog('rename')}>
        {text.rename}
      </ReasonedItem>
      <ReasonedItem icon={<IconHistory size={18} />} reason={reason} onClick={() => onDialog('retention')}>
        {text.retention}
      </ReasonedItem>
      <Menu.Divider />
      <ReasonedItem isGrave icon={<IconTrash size={18} />} reason={reason} onClick={() => onDialog('delete')}>
        {text.delete}
      </ReasonedItem>
    </>
  )
}
