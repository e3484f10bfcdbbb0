import { Menu } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import type { AgendaPart } from '#domain/state.ts'
import { useText } from '#ui/useText.ts'
import { timerText } from './timerText.ts'
import { useInputLock } from './useInputLock.ts'

/** In a menu: locks the activity's input by hand and opens it again, whatever is shown or hidden. SPEC B4. */
export function LockInputItem({ part }: { part: AgendaPart }) {
  const text = useText(timerText)
  const { isLocked, isConnected, cannotChange, toggle } = useInputLock(part)
  return (
    <Menu.Item
      leftSection={isLocked ? <IconLockOpen size={18} /> : <IconLock size={18} />}
      title={isConnected ? text.lockHint : text.needsConnection}
      disabled={cannotChange}
      onClick={toggle}
    >
      {isLocked ? text.unlockInput : text.lockInput}
    </Menu.Item>
  )
}
