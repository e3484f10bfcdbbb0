import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { EmptyState } from './EmptyState.tsx'
import classes from './MissingPart.module.css'
import { uiText } from './text.ts'
import { useText } from './useText.ts'

/** How often it is tried while the device believes that it has a network. */
const patienceMs = 10_000

export interface MissingPartProps {
  kind: 'page' | 'dialog' | 'part'
  /** @param isAsked by a person, who may be given a new page for it */
  onRetry: (isAsked: boolean) => Promise<void>
  onClose: (() => void) | undefined
}

/** In place of a part of the program that this device does not have yet. Tries again by itself when there is a network. */
export function MissingPart({ kind, onRetry, onClose }: MissingPartProps) {
  const text = useText(uiText)
  const [isBusy, setBusy] = useState(false)
  const retry = async (): Promise<void> => {
    setBusy(true)
    await onRetry(true)
    setBusy(false)
  }
  const retryOnline = useEffectEvent(() => {
    if (navigator.onLine) void onRetry(false)
  })
  useEffect(() => {
    const onOnline = () => retryOnline()
    const waiting = setInterval(onOnline, patienceMs)
    addEventListener('online', onOnline)
    return () => {
      clearInterval(waiting)
      removeEventListener('online', onOnline)
    }
  }, [])
  if (kind === 'part') return null
  const again = (
    <Button variant="default" loading={isBusy} onClick={() => void retry()}>
      {text.tryAgain}
    </Button>
  )
  if (kind === 'page') {
    return (
      <div role="status">
        <EmptyState icon={<IconCloudOff size={28} />} title={text.notHereTitle} hint={text.notHereText}>
          {again}
        </EmptyState>
      </div>
    )
  }
  return createPortal(
    <div className={classes.dialog} role="status">
      <strong>{text.notHereTitle}</strong>
      <span>{text.notHereText}</span>
      <div className={classes.acts}>
        {onClose && (
          <Button variant="subtle" onClick={onClose}>
            {text.close}
          </Button>
        )}
        {again}
      </div>
    </div>,
    document.body,
  )
}
