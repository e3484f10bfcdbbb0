import { Button } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import { useEffect } from 'react'
import { useToastQueue } from './notify.ts'
import type { Toast, ToastAction } from './notify.ts'
import { uiText } from './text.ts'
import { useTold } from './toldText.ts'
import { useText } from './useText.ts'

const colors: Record<Toast['kind'], string> = { plain: 'brand', good: 'green', bad: 'red' }

/** Long enough to read, decide and reach it. */
const actionMs = 15_000

/** Shows what `notify` was told. Loaded with the first word there is to show. */
export function Toasts() {
  const text = useText(uiText)
  const told = useTold()
  const { waiting } = useToastQueue()
  useEffect(() => {
    // Taken from the store itself: StrictMode runs an effect twice.
    const { waiting: taken } = useToastQueue.getState()
    if (taken.length === 0) return
    useToastQueue.setState({ waiting: [] })
    for (const { message: english, kind, action } of taken) {
      const message = told(english)
      const id = notifications.show({
        ...(action ? { autoClose: actionMs } : {}),
        message: action ? (
          <ToastWithAction message={message} action={action} onDone={() => notifications.hide(id)} />
        ) : (
          message
        ),
        color: colors[kind],
        closeButtonProps: { 'aria-label': text.closeNotification },
      })
    }
  }, [waiting, text, told])
  return <Notifications position="bottom-left" limit={3} containerWidth={360} />
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
