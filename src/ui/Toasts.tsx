import { Notifications, notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import { useEffect } from 'react'
import { useToastQueue } from './notify.ts'
import type { Toast } from './notify.ts'
import { uiText } from './text.ts'
import { useText } from './useText.ts'

const colors: Record<Toast['kind'], string> = { plain: 'brand', good: 'green', bad: 'red' }

/** Shows what `notify` was told. Loaded with the first word there is to show. */
export function Toasts() {
  const text = useText(uiText)
  const { waiting } = useToastQueue()
  useEffect(() => {
    // Taken from the store itself: StrictMode runs an effect twice.
    const { waiting: taken } = useToastQueue.getState()
    if (taken.length === 0) return
    useToastQueue.setState({ waiting: [] })
    for (const { message, kind } of taken) {
      notifications.show({
        message,
        color: colors[kind],
        closeButtonProps: { 'aria-label': text.closeNotification },
      })
    }
  }, [waiting, text])
  return <Notifications position="bottom-left" limit={3} containerWidth={360} />
}
