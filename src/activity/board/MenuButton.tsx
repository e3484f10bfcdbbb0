import { IconDots } from '@tabler/icons-react'
import { useBoard } from './boardContext.ts'
import type { OpenMenu } from './boardContext.ts'
import classes from './MenuButton.module.css'

export interface MenuButtonProps {
  label: string
  of: { kind: 'item'; itemId: string } | { kind: 'group'; groupId: string }
}

/** Opens the menu of an item or a group. Plain markup for speed: a board can have a thousand of these buttons. */
export function MenuButton({ label, of }: MenuButtonProps) {
  const { openMenu } = useBoard()
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="menu"
      aria-label={label}
      data-control="menu"
      onClick={(event) => openMenu({ ...of, anchor: event.currentTarget } as OpenMenu)}
    >
      <IconDots size={18} aria-hidden="true" />
    </button>
  )
}
