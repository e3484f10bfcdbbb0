import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { shownColor } from '#domain/activity/colors.ts'
import '#ui/groupColors.css'
import classes from './ColorMenu.module.css'

export interface ColorMenuProps {
  color: number
  /** The names of all colours, in their order. */
  names: readonly string[]
  /** Says which colour it is. @param name of the colour */
  labelOf: (name: string) => string
  onChoose: (color: number) => void
}

/** The colour of an entry, and a menu of all: a control of its row. */
export function ColorMenu({ color, names, labelOf, onChoose }: ColorMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal checkIcon={<IconCheck size={16} />}>
      <Menu.Target>
        <ActionIcon
          size={32}
          aria-label={labelOf(names[shownColor(color)] ?? String(color))}
          data-control="color"
        >
          <span className={classes.color} data-color={shownColor(color) || undefined} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {names.map((name, one) => (
          <Menu.RadioItem
            key={name}
            value={String(one)}
            checked={one === shownColor(color)}
            closeMenuOnClick
            onChange={() => onChoose(one)}
          >
            <span className={classes.choice}>
              <span className={classes.color} data-color={one || undefined} />
              {name}
            </span>
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
