import { Button, Tooltip } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { labelText } from '#ui/texts/labelText.ts'
import { useIsOffline } from '#ui/useIsOffline.ts'
import { useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'
import { openCreateDialog } from './createDialog.ts'

/** Opens the dialog for a new session or template; offline it explains why it cannot. */
export function CreateButton({ asTemplate = false }: { asTemplate?: boolean }) {
  const text = useText(dashboardText)
  const labels = useText(labelText)
  const isOffline = useIsOffline()
  return (
    <Tooltip
      label={text.needsConnection}
      disabled={!isOffline}
      events={{ hover: true, focus: true, touch: true }}
    >
      <Button
        leftSection={<IconPlus size={20} />}
        // `aria-disabled` instead of `disabled`: the button stays focusable, so keyboard and screen-reader users get
        // the reason.
        aria-disabled={isOffline || undefined}
        data-disabled={isOffline}
        onClick={() => {
          if (!isOffline) openCreateDialog(asTemplate ? { asTemplate } : {})
        }}
      >
        {asTemplate ? text.createTemplate : labels.createSession}
      </Button>
    </Tooltip>
  )
}
