import {
  IconArrowBarToDown,
  IconClipboard,
  IconClipboardText,
  IconCopyPlus,
  IconCut,
  IconEraser,
} from '@tabler/icons-react'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { rangeText } from './rangeText.ts'
import type { TableAct } from './tableAct.ts'
import type { RangeActs } from './useRangeActs.ts'

export interface CellActsOptions {
  ranges: RangeActs
  /** Number of cells. */
  count: number
  /** Input is closed for this person: cells can only be copied. */
  isLocked: boolean
  /** Copies the selected input into another activity; null for those who may not, and without a selection. */
  onCopyInput: (() => void) | null
}

/** What this person may do with the selected cells, or with the active one. SPEC PL21 */
export function useCellActs({ ranges, count, isLocked, onCopyInput }: CellActsOptions): TableAct[] {
  const text = useText(rangeText)
  const ui = useText(uiText)
  const { copyInput } = useText(labelText)
  const copy: TableAct = { label: ui.copy, Icon: IconClipboard, run: ranges.copy }
  const changes: TableAct[] = [
    { label: text.cut, Icon: IconCut, run: ranges.cut },
    copy,
    { label: text.paste, Icon: IconClipboardText, run: ranges.paste },
    { label: text.fillDown, Icon: IconArrowBarToDown, run: ranges.fillDown },
    { label: text.clearCells(count), Icon: IconEraser, run: ranges.empty },
  ]
  return [
    ...(isLocked ? [copy] : changes),
    ...(onCopyInput ? [{ label: copyInput, Icon: IconCopyPlus, run: onCopyInput }] : []),
  ]
}
