import { Button } from '@mantine/core'
import {
  IconArrowBarToDown,
  IconClipboard,
  IconClipboardText,
  IconCopyPlus,
  IconEraser,
  IconX,
} from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { countSelected } from '../table/selection.ts'
import type { Selection } from '../table/selection.ts'
import { barText } from './barText.ts'
import { gridText } from './gridText.ts'
import classes from './SelectionBar.module.css'
import type { RangeActs } from './useRangeActs.ts'

export interface SelectionBarProps {
  selection: Selection
  ranges: RangeActs
  /** Copies the selected input into another activity. */
  onCopyInput: () => void
  onSelectAll: () => void
  onClear: () => void
}

/** While cells are selected: how many, and what can be done with them. */
export function SelectionBar({ selection, ranges, onCopyInput, onSelectAll, onClear }: SelectionBarProps) {
  const text = useText(gridText)
  const bar = useText(barText)
  const ui = useText(uiText)
  const labels = useText(labelText)
  const entries = [
    { label: ui.copy, Icon: IconClipboard, run: ranges.copy },
    { label: bar.paste, Icon: IconClipboardText, run: ranges.paste },
    { label: bar.fillDown, Icon: IconArrowBarToDown, run: ranges.fillDown },
    { label: bar.clearCells, Icon: IconEraser, run: ranges.empty },
    { label: labels.copyInput, Icon: IconCopyPlus, run: onCopyInput },
  ]
  /** The table's keys work here too. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const isCommand = event.ctrlKey || event.metaKey
    const run = isCommand
      ? { c: ranges.copy, d: ranges.fillDown }[event.key.toLowerCase()]
      : { Escape: onClear, Delete: ranges.empty, Backspace: ranges.empty }[event.key]
    if (!run) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }
  return (
    <div
      className={classes.selection}
      role="toolbar"
      aria-label={text.selected(countSelected(selection))}
      onKeyDown={onKeyDown}
    >
      <span role="status">{text.selected(countSelected(selection))}</span>
      {entries.map(({ label, Icon, run }) => (
        <Button key={label} size="sm" variant="default" leftSection={<Icon size={18} />} onClick={run}>
          {label}
        </Button>
      ))}
      <Button size="sm" variant="subtle" onClick={onSelectAll}>
        {text.selectAll}
      </Button>
      <Button size="sm" variant="subtle" leftSection={<IconX size={18} />} onClick={onClear}>
        {bar.clearSelection}
      </Button>
    </div>
  )
}
