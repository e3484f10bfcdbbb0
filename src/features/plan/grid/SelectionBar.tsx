import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { countSelected } from '../table/selection.ts'
import type { Selection } from '../table/selection.ts'
import { gridText } from './gridText.ts'
import { rangeText } from './rangeText.ts'
import classes from './SelectionBar.module.css'
import { useCellActs } from './useCellActs.ts'
import type { RangeActs } from './useRangeActs.ts'

export interface SelectionBarProps {
  selection: Selection
  ranges: RangeActs
  /** Input is closed for this person. */
  isLocked: boolean
  /** Copies the selected input into another activity. */
  onCopyInput: () => void
  onSelectAll: () => void
  onClear: () => void
}

/** While cells are selected: how many, and what can be done with them. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, ranges, isLocked, onCopyInput, onSelectAll, onClear } = props
  const { selectAll } = useText(gridText)
  const text = useText(rangeText)
  const count = countSelected(selection)
  const entries = useCellActs({ ranges, count, isLocked, onCopyInput })
  /** The table's keys work here too. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const isCommand = event.ctrlKey || event.metaKey
    const run = isCommand
      ? { c: ranges.copy, d: ranges.fillDown, x: ranges.cut }[event.key.toLowerCase()]
      : { Escape: onClear, Delete: ranges.empty, Backspace: ranges.empty }[event.key]
    if (!run) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }
  return (
    <div className={classes.selection} role="toolbar" aria-label={text.selected(count)} onKeyDown={onKeyDown}>
      <span role="status">{text.selected(count)}</span>
      {entries.map(({ label, Icon, run }) => (
        <Button
          key={label}
          className={classes.act ?? ''}
          size="sm"
          variant="default"
          leftSection={<Icon size={18} />}
          title={label}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      <Button className={classes.act ?? ''} size="sm" variant="subtle" onClick={onSelectAll}>
        {selectAll}
      </Button>
      <ActionIcon size={36} aria-label={text.clearSelection} title={text.clearSelection} onClick={onClear}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  )
}
