import { Menu } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import classes from './AnchoredMenu.module.css'

export interface AnchoredMenuProps {
  anchor: HTMLElement
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * A single menu for a page with a thousand menu buttons; it opens at the button that was pressed. The page restores the
 * focus, because the button may have been removed meanwhile.
 */
export function AnchoredMenu({ anchor, label, onClose, children }: AnchoredMenuProps) {
  const [box] = useState(() => anchor.getBoundingClientRect())
  return (
    <Menu
      opened
      withinPortal
      position="bottom-end"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      onChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Menu.Target>
        <span
          aria-hidden="true"
          className={classes.anchor}
          style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={label} aria-labelledby={undefined} className={classes.menu ?? ''}>
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}
