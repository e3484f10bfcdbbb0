import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { AgendaPart } from '#domain/state.ts'
import { useText } from '#ui/useText.ts'
import classes from './LockInputButton.module.css'
import { timerText } from './timerText.ts'
import { useInputLock } from './useInputLock.ts'

/** While the activity's input is locked: says so, and opens it again. It is locked in the menu, or by a timer's end. SPEC B4, T3. */
export function LockInputButton({ part }: { part: AgendaPart }) {
  const text = useText(timerText)
  const { isLocked, isConnected, cannotChange, toggle } = useInputLock(part)
  if (!isLocked) return null
  return (
    <Button
      className={classes.lock ?? ''}
      size="sm"
      variant="default"
      leftSection={<IconLock size={18} />}
      aria-label={text.unlockInput}
      title={isConnected ? text.lockHint : text.needsConnection}
      disabled={cannotChange}
      onClick={toggle}
    >
      <span className={classes.label}>{text.unlockInput}</span>
    </Button>
  )
}
