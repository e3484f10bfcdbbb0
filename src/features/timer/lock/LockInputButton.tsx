import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './LockInputButton.module.css'
import { timerText } from '../timerText.ts'
import { useInputLock } from './useInputLock.ts'

/**
 * Shown while the activity's input is locked: says so, and unlocks it. The menu or the end of a timer locks it. SPEC
 * B4, T3.
 */
export function LockInputButton({ part }: { part: AgendaPart }) {
  const text = useText(timerText)
  const ui = useText(uiText)
  const { isLocked, isConnected, cannotChange, toggle } = useInputLock(part)
  if (!isLocked) return null
  return (
    <Button
      className={classes.lock ?? ''}
      size="sm"
      variant="default"
      leftSection={<IconLock size={18} />}
      aria-label={text.unlockInput}
      title={isConnected ? text.lockHint : ui.needsConnection}
      disabled={cannotChange}
      onClick={toggle}
    >
      <span className={classes.label}>{text.unlockInput}</span>
    </Button>
  )
}
