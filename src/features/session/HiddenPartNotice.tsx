import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { messageOf } from '#api/callErrors.ts'
import { UpdatePartVisibilityDocument } from '#api/operations/part.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useCanCall } from '#sync/connection.ts'
import { useCall } from '#sync/room.tsx'
import { notify } from '#ui/notify.ts'
import { useText } from '#ui/useText.ts'
import { facilitatorText } from './facilitatorText.ts'
import classes from './HiddenPartNotice.module.css'
import { useScreen } from '#activity/place/useScreen.ts'

/** For facilitators, over an activity that participants see as locked: says so, and shows it to them. */
export function HiddenPartNotice() {
  const text = useText(facilitatorText)
  const call = useCall()
  const isConnected = useCanCall()
  const mayPresent = useMayDo('present')
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
      {mayPresent && (
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={!isConnected}
          title={isConnected ? undefined : text.needsConnection}
          onClick={show}
        >
          {text.showPart}
        </Button>
      )}
    </div>
  )
}
