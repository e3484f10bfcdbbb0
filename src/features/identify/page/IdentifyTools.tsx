import { Menu } from '@mantine/core'
import { IconCopyPlus } from '@tabler/icons-react'
import { DeskTools } from '#activity/page/DeskTools.tsx'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Identify } from '../useIdentify.ts'

/** In the row of tools, for facilitators: undo, redo, and a menu. */
export function IdentifyTools({ identify: { objectId, source } }: { identify: Identify }) {
  const openRunDialog = useOpenRunDialog()
  const labels = useText(labelText)
  const copy = (): void => openRunDialog({ name: 'copyInput', objectId, at: null })
  return (
    <DeskTools desk={source}>
      <Menu.Item leftSection={<IconCopyPlus size={18} />} onClick={copy}>
        {labels.copyInput}
      </Menu.Item>
    </DeskTools>
  )
}
