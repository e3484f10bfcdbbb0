import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { messageOf } from '#api/callErrors.ts'
import { UpdatePartVisibilityDocument } from '#api/operations/part.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useCall } from '#sync/room/room.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { facilitatorText } from '../facilitatorText.ts'
import classes from './HiddenPartNotice.module.css'
import { useScreen } from '#activity/navigation/useScreen.ts'

/** For facilitators, above an activity that is locked for participants: says so, and offers to show it to them. */
export function HiddenPartNotice() {
  const text = useText(facilitatorText)
  const ui = useText(uiText)
  const call = useCall()
  const isConnected = useCanCall()
  const mayShow = useMayDo('show')
  const { part } = useScreen()
  if (!part?.hidden) return null
  const show = (): void => {
    call(UpdatePartVisibilityDocument, { partId: part.id, hidden: false }).catch((error: unknown) =>
      notify(messageOf(error), 'bad'),
    )
  }
  return (
    <div className={classes.notice}>
      <IconLock size={16} aria-hidden="true" /> {text.hiddenShort}
      {mayShow && (
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={!isConnected}
          title={isConnected ? undefined : ui.needsConnection}
          onClick={show}
        >
          {text.showPart}
        </Button>
      )}
    </div>
  )
}
