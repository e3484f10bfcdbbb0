import { Button, Popover, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { TitledColumn } from '../rows/usePlan.ts'
import classes from './ColumnMenu.module.css'
import { withinScreen } from './columnMenuContext.ts'
import { columnMenuText } from './columnMenuText.ts'
import type { RowsView } from './useRowView.ts'

export interface ColumnMenuFilterProps {
  column: TitledColumn
  view: RowsView
  isOpen: boolean
  onClose: () => void
  /** The menu: the form opens where the menu was. */
  children: ReactNode
}

/**
 * The form that filters the rows by one column, while its words are typed. It stands beside the menu and not in it: a menu
 * holds only entries, and arrow keys pass over a field.
 */
export function ColumnMenuFilter({ column, view, isOpen, onClose, children }: ColumnMenuFilterProps) {
  const text = useText(columnMenuText)
  const { close } = useText(uiText)
  return (
    <Popover
      opened={isOpen}
      // The button in the target opens the menu, and has the menu's attributes.
      withRoles={false}
      position="bottom-end"
      width={260}
      middlewares={withinScreen}
      classNames={{ dropdown: classes.dropdown ?? '' }}
      trapFocus
      returnFocus
      onDismiss={onClose}
    >
      <Popover.Target>
        <span>{children}</span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-modal="true" aria-label={text.filterBy(column.title)}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onClose()
          }}
        >
          <TextInput
            data-autofocus
            size="sm"
            label={text.filter}
            description={text.onlyHere}
            autoComplete="off"
            enterKeyHint="done"
            value={view.filter[column.id] ?? ''}
            onChange={(event) => view.filterBy(column.id, event.currentTarget.value)}
          />
          <Button type="submit" fullWidth variant="default" mt="sm">
            {close}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
