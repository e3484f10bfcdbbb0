import { ActionIcon } from '@mantine/core'
import type { ActionIconProps } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { MouseEventHandler, Ref } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { gridText } from './gridText.ts'

export interface ColumnMenuTriggerProps extends ActionIconProps {
  /** Of the column. */
  title: string
  ref?: Ref<HTMLButtonElement>
  onClick?: MouseEventHandler<HTMLButtonElement>
}

/** The button of a column's menu; a menu whose target it is adds its own attributes. */
export function ColumnMenuTrigger({ title, ...rest }: ColumnMenuTriggerProps) {
  const text = useText(gridText)
  return (
    <ActionIcon
      aria-haspopup="menu"
      {...rest}
      size={28}
      variant="subtle"
      color="gray"
      tabIndex={-1}
      aria-label={text.columnMenu(title)}
      data-control="menu"
    >
      <IconChevronDown size={16} />
    </ActionIcon>
  )
}
