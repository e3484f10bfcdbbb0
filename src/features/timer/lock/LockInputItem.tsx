import { Menu } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { timerText } from '../timerText.ts'
import { useInputLock } from './useInputLock.ts'

/** A menu item that locks and unlocks the activity's input manually, whatever is shown or hidden. SPEC B4. */
export function LockInputItem({ part }: { part: AgendaPart }) {
  const text = useText(timerText)
  const ui = useText(uiText)
  const { isLocked, isConnected, cannotChange, toggle } = useInputLock(part)
  return (
    <Menu.Item
      leftSection={isLocked ? <IconLockOpen size={18} /> : <IconLock size={18} />}
      title={isConnected ? text.lockHint : ui.needsConnection}
      disabled={cannotChange}
      onClick={toggle}
    >
      {isLocked ? text.unlockInput : text.lockInput}
    </Menu.Item>
  )
}
