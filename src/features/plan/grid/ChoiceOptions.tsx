import { Popover } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '#ui/texts/useText.ts'
import classes from './ChoiceOptions.module.css'
import { gridText } from './gridText.ts'
import type { Choices } from './useChoices.ts'

export interface ChoiceOptionsProps {
  options: Choices
  onPick: (choice: string) => void
}

/** The choices at an edited cell: below it, or above where there is more room, and over whatever is around the table. */
export function ChoiceOptions({ options: { listId, found, active }, onPick }: ChoiceOptionsProps) {
  const text = useText(gridText)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  if (found.length === 0) return null
  return (
    <Popover
      opened
      withinPortal
      // The roles are those of a combobox and its list.
      withRoles={false}
      position="bottom-start"
      offset={2}
      width="target"
      trapFocus={false}
      returnFocus={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: classes.place ?? '' }}
    >
      <Popover.Target>
        <span className={classes.anchor} aria-hidden="true" />
      </Popover.Target>
      <Popover.Dropdown>
        <ul ref={list} id={listId} role="listbox" aria-label={text.choices} className={classes.choices}>
          {found.map((choice, at) => (
            <li
              key={choice}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={choice === active}
              className={classes.choice}
              dir="auto"
              // The field keeps the focus: leaving it would save what was typed so far.
              onPointerDown={(event) => event.preventDefault()}
              onClick={(event) => {
                event.stopPropagation()
                onPick(choice)
              }}
            >
              {choice}
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
