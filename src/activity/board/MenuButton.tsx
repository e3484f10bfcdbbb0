import { IconDots } from '@tabler/icons-react'
import classes from './MenuButton.module.css'

export interface MenuButtonProps {
  label: string
  /** @param anchor the button, where the menu opens */
  onOpen: (anchor: HTMLElement) => void
}

/** Opens the menu of an item or a group. Plain markup for speed: a board can have a thousand of these buttons. */
export function MenuButton({ label, onOpen }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="menu"
      aria-label={label}
      data-control="menu"
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <IconDots size={18} aria-hidden="true" />
    </button>
  )
}
