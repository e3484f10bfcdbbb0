import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { shownColor } from '#domain/activity/colors.ts'
import { useText } from '#ui/texts/useText.ts'
import '#ui/groupColors.css'
import { pollsText } from '../polls/pollsText.ts'
import classes from './PollColorMenu.module.css'
import { evaluateEditorText } from './text.ts'

export interface PollColorMenuProps {
  /** Name of the poll, such as 'Answer 2'. */
  label: string
  color: number
  onChoose: (color: number) => void
}

/** The colour of a poll, and a menu of all. */
export function PollColorMenu({ label, color, onChoose }: PollColorMenuProps) {
  const text = useText(evaluateEditorText)
  const { colors } = useText(pollsText)
  return (
    <Menu position="bottom-end" withinPortal checkIcon={<IconCheck size={16} />}>
      <Menu.Target>
        <ActionIcon
          size={32}
          aria-label={text.colorOf(label, colors[color] ?? String(color))}
          data-control="color"
        >
          <span className={classes.color} data-color={shownColor(color) || undefined} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {colors.map((name, one) => (
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
