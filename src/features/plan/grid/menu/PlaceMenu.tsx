import { Menu, Portal } from '@mantine/core'
import { Fragment } from 'react'
import classes from '../ColumnMenu.module.css'
import { withinScreen } from '../columnMenuContext.ts'
import type { TableAct } from '../tableAct.ts'
import type { MenuPlace } from './menuGestures.ts'

/** Acts on one thing, under its name. */
export interface ActGroup {
  name: string
  acts: readonly TableAct[]
}

export interface PlaceMenuProps {
  place: MenuPlace
  groups: readonly ActGroup[]
  /** Called before an act runs, too: a dialog gives the focus back to what has it when it opens. */
  onClose: () => void
}

/** A point of the screen has no attributes of a button that opens a menu. The menu passes this on to its popover. */
const plainTarget = { withRoles: false }

/** A menu at a point of the screen. */
export function PlaceMenu({ place: { x, y }, groups, onClose }: PlaceMenuProps) {
  const shown = groups.filter(({ acts }) => acts.length > 0)
  return (
    <Menu
      opened
      onClose={onClose}
      returnFocus={false}
      {...plainTarget}
      position="bottom-start"
      offset={2}
      width={240}
      middlewares={withinScreen}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: classes.dropdown ?? '' }}
      withinPortal
    >
      {/* Outside of the table, which fixed positions would be relative to. */}
      <Portal>
        <Menu.Target>
          <span style={{ position: 'fixed', left: x, top: y }} />
        </Menu.Target>
      </Portal>
      <Menu.Dropdown aria-label={shown.map(({ name }) => name).join(', ')}>
        {shown.map(({ name, acts }, at) => (
          <Fragment key={name}>
            {at > 0 && <Menu.Divider />}
            <Menu.Label>{name}</Menu.Label>
            {acts.map(({ label, Icon, run, isOff = false, isDanger = false }) => (
              <Menu.Item
                key={label}
                leftSection={<Icon size={18} />}
                disabled={isOff}
                {...(isDanger && { color: 'red' })}
                onClick={() => {
                  onClose()
                  run()
                }}
              >
                {label}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
