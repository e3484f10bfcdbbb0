import { ActionIcon, Menu } from '@mantine/core'
import type { ActionIconProps } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'

export interface RowMenuProps {
  /** Name of the row or card, for the button's label. */
  name: string
  target?: ActionIconProps
  children: ReactNode
}

/**
 * The menu of one row or card in a long list. Only its button is rendered until it is first opened: a menu renders as
 * slowly as twenty buttons, and a list may have thousands.
 */
export function RowMenu({ name, target, children }: RowMenuProps) {
  const text = useText(dashboardText)
  const button = useRef<HTMLButtonElement>(null)
  const [isUsed, setUsed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const openFirst = (): void => {
    flushSync(() => setUsed(true))
    // Rendering the menu replaced the button. Focus the new one, so that the menu can return focus to it.
    button.current?.focus()
    setOpen(true)
  }
  const shape = { 'aria-label': text.menuOf(name), size: 40, ...target, children: <IconDots size={20} /> }
  if (!isUsed) return <ActionIcon {...shape} aria-haspopup="menu" aria-expanded={false} onClick={openFirst} />
  return (
    <Menu position="bottom-end" width={248} opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <ActionIcon ref={button} {...shape} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
