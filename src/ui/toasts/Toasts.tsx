import { Button } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import { useEffect } from 'react'
import { useToastQueue } from './notify.ts'
import type { Toast, ToastAction } from './notify.ts'
import { uiText } from '../texts/text.ts'
import { useMessageText } from '../texts/messageText.ts'
import { useText } from '../texts/useText.ts'
import classes from './Toasts.module.css'

const colors: Record<Toast['kind'], string> = { plain: 'brand', good: 'green', bad: 'red' }

/** Long enough to read it, decide, and reach its button. */
const actionMs = 15_000

/** Shows what `notify` queued. Loaded with the first toast. */
export function Toasts() {
  const text = useText(uiText)
  const toText = useMessageText()
  const { waiting } = useToastQueue()
  useEffect(() => {
    // Read from the store itself: StrictMode runs an effect twice.
    const { waiting: taken } = useToastQueue.getState()
    if (taken.length === 0) return
    useToastQueue.setState({ waiting: [] })
    for (const { message: english, kind, action } of taken) {
      const message = toText(english)
      const id = notifications.show({
        ...(action ? { autoClose: action.forMs ?? actionMs } : {}),
        message: action ? (
          <ToastWithAction message={message} action={action} onDone={() => notifications.hide(id)} />
        ) : (
          message
        ),
        color: colors[kind],
        closeButtonProps: { 'aria-label': text.closeNotification },
      })
    }
  }, [waiting, text, toText])
  return <Notifications className={classes.toasts} position="bottom-left" limit={3} containerWidth={360} />
}

interface ToastWithActionProps {
  message: string
  action: ToastAction
  onDone: () => void
}

function ToastWithAction({ message, action, onDone }: ToastWithActionProps) {
  const act = (): void => {
    onDone()
    action.run()
  }
  return (
    <>
      {message}{' '}
      <Button size="compact-sm" variant="light" onClick={act}>
        {action.label}
      </Button>
    </>
  )
}
