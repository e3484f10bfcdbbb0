import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { EmptyState } from './EmptyState.tsx'
import { keepRetrying } from './keepRetrying.ts'
import classes from './MissingPart.module.css'
import { uiText } from '../texts/text.ts'
import { useText } from '../texts/useText.ts'

export interface MissingPartProps {
  kind: 'page' | 'dialog' | 'part'
  /** The server has a newer version than this page; only a reloaded page can load the part. */
  isOutdated: boolean
  onRetry: () => Promise<void>
  onClose: (() => void) | undefined
}

/** Replaces a lazy part of the program that could not be loaded. Retries by itself when there is a network. */
export function MissingPart({ kind, isOutdated, onRetry, onClose }: MissingPartProps) {
  const text = useText(uiText)
  const [isBusy, setBusy] = useState(false)
  const retry = async (): Promise<void> => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  const retryAlone = useEffectEvent(() => void onRetry())
  useEffect(() => keepRetrying(() => retryAlone()), [])
  if (kind === 'part') return null
  const title = isOutdated ? text.outdatedTitle : text.notHereTitle
  const hint = isOutdated ? text.outdatedText : text.notHereText
  const again = (
    <Button
      variant="default"
      loading={isBusy}
      onClick={() => (isOutdated ? location.reload() : void retry())}
    >
      {isOutdated ? text.reload : text.tryAgain}
    </Button>
  )
  if (kind === 'page') {
    return (
      <div role="status">
        <EmptyState icon={<IconCloudOff size={28} />} title={title} hint={hint}>
          {again}
        </EmptyState>
      </div>
    )
  }
  return createPortal(
    <div className={classes.dialog} role="status">
      <strong>{title}</strong>
      <span>{hint}</span>
      <div className={classes.acts}>
        {onClose && (
          <Button variant="subtle" onClick={() => onClose()}>
            {text.close}
          </Button>
        )}
        {again}
      </div>
    </div>,
    document.body,
  )
}
