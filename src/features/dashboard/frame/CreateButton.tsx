import { Button, Tooltip } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useIsOffline } from '#ui/useIsOffline.ts'
import { useText } from '#ui/useText.ts'
import { openCreateDialog } from './createDialog.ts'
import { frameText } from './text.ts'

/** The way to a new session or template; without a connection it says why it cannot be gone. */
export function CreateButton({ asTemplate = false }: { asTemplate?: boolean }) {
  const text = useText(frameText)
  const isOffline = useIsOffline()
  return (
    <Tooltip
      label={text.needsConnection}
      disabled={!isOffline}
      events={{ hover: true, focus: true, touch: true }}
    >
      <Button
        leftSection={<IconPlus size={20} />}
        // Not `disabled`: it keeps the focus, and so tells its reason to everybody.
        aria-disabled={isOffline || undefined}
        data-disabled={isOffline}
        onClick={() => {
          if (!isOffline) openCreateDialog(asTemplate ? { asTemplate } : {})
        }}
      >
        {asTemplate ? text.createTemplate : text.createSession}
      </Button>
    </Tooltip>
  )
}
