import { useText } from '#ui/texts/useText.ts'
import type { ClipboardEvent } from 'react'
import { limits } from '#domain/limits.ts'
import { cleanText } from '#domain/text.ts'
import { announce } from '#ui/focus/announce.ts'
import { readFromClipboard, writeToClipboard } from '#ui/inputs/clipboard.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { Plan } from '../rows/usePlan.ts'
import type { TableActs } from '../history/useTableActs.ts'
import { cellsIn, filledDown, filledWith, linesAsOne, pasted } from '../table/paste.ts'
import { countSelected, selectedTexts, withRange } from '../table/selection.ts'
import type { Selection } from '../table/selection.ts'
import { readSheetText, writeCellText, writeSheetText } from '../table/sheetText.ts'
import { placeOf, spotAt } from '../table/spot.ts'
import type { Spot } from '../table/spot.ts'
import type { GridAct, GridState } from './gridState.ts'
import { rangeText } from './rangeText.ts'

/** Ranges of cells to and from spreadsheets, filling and emptying. */
export interface RangeActs {
  onCopy: (event: ClipboardEvent) => void
  onCut: (event: ClipboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
  /** By menus and buttons, which have no clipboard event. */
  copy: () => void
  cut: () => void
  paste: () => void
  fillDown: () => void
  empty: () => void
  /** The selected cells, or the active one where none is selected. */
  targeted: () => { target: Selection; count: number }
}

/** Acts on the selected cells, or on the active one where none is selected. */
export function useRangeActs(
  plan: Plan,
  acts: TableActs,
  { state, dispatch }: { state: GridState; dispatch: (act: GridAct) => void },
): RangeActs {
  const text = useText(rangeText)
  const { active, order } = state
  const { isLocked } = plan
  /** Looked for when something is done: the table renders more often. */
  const targeted = (): { target: Selection; count: number } => {
    const isSelected = countSelected(state.selection) > 0 || active.rowId === null || active.columnId === null
    const target = isSelected ? state.selection : withRange(new Map(), active, active, order)
    return { target, count: countSelected(target) }
  }
  const sheet = (): string => {
    const { target, count } = targeted()
    const texts = selectedTexts(target, order, acts.textOf)
    const [[only] = []] = texts
    return count === 1 ? writeCellText(only ?? '') : writeSheetText(texts)
  }
  const isTyping = ({ target: at }: ClipboardEvent): boolean =>
    at instanceof Element && at.closest('input, textarea') !== null
  /** A click edits a cell: whoever pastes several cells then, and has typed nothing, means the table. */
  const isForTable = ({ target: at }: ClipboardEvent, words: string): boolean =>
    at instanceof HTMLTextAreaElement &&
    active.rowId !== null &&
    active.columnId !== null &&
    words.includes('\t') &&
    at.value === acts.textOf(active.rowId, active.columnId)

  const onCopy = (event: ClipboardEvent): void => {
    const { count } = targeted()
    if (isTyping(event) || count === 0) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', sheet())
    announce(text.copied(count))
  }
  const empty = (): void => {
    const { target, count } = targeted()
    if (isLocked || count === 0) return
    const changed = acts.change(filledWith('', target))
    announce(changed === 0 ? text.emptyAlready : text.emptied(changed))
  }
  const paste = (range: string[][]): void => {
    const { changes, added, outside, tooLong } = pasted(range, {
      spot: active,
      selection: targeted().target,
      order,
    })
    const room = Math.max(0, limits.planRows - plan.rows.length)
    const fitting = added.slice(0, room)
    acts.together(() => {
      acts.change(changes)
      for (const texts of fitting) acts.addRow(texts)
    })
    const count = cellsIn(changes.map(({ cells }) => cells)) + cellsIn(fitting)
    const said = text.pasted(count, fitting.length)
    const left = [
      ...(outside.length > 0 ? [text.outside(outside.length)] : []),
      ...(tooLong.length > 0 ? [text.tooLong(tooLong.length, limits.planText)] : []),
      ...(added.length > room ? [text.tooMany(added.length - room)] : []),
    ]
    const inRows = added
      .slice(room)
      .flatMap((texts) => Object.values(texts))
      .filter((one) => one !== '').length
    const leftCount = outside.length + tooLong.length + inRows
    if (left.length > 0) notify([said, text.leftOut(leftCount), ...left].join(' '), 'bad')
    // One cell is seen where it was pasted.
    else if (count > 1) notify(said)
    else announce(said)
  }
  /** Lines that would overwrite texts as cells: one text, and the choice. */
  const pasteLines = (range: string[][], one: string): void => {
    const isTooLong = cleanText(one).length > limits.planText
    if (!isTooLong) paste([[one]])
    notify(isTooLong ? `${text.leftOut(1)} ${text.tooLong(1, limits.planText)}` : text.linesAsOne, 'plain', {
      label: text.lineByLine,
      run: () => paste(range),
    })
  }
  const take = (words: string): void => {
    const range = readSheetText(words)
    const one = linesAsOne(range, { spot: active, selection: state.selection, order }, acts.textOf)
    if (one === null) paste(range)
    else pasteLines(range, one)
  }
  const failed = (logged: string, told: string) => (): void => {
    // eslint-disable-next-line no-console -- the specification's log line
    console.warn(logged)
    notify(told, 'bad')
  }
  const copy = (then?: () => void): void => {
    const { count } = targeted()
    const whenCopied = (): void => {
      announce(text.copied(count))
      then?.()
    }
    void writeToClipboard(sheet()).then(whenCopied, failed('Could not write to clipboard', text.copyFailed))
  }
  return {
    onCopy,
    onCut: (event) => {
      onCopy(event)
      if (event.defaultPrevented) empty()
    },
    onPaste: (event) => {
      const words = event.clipboardData.getData('text/plain')
      if (isLocked || words === '' || (isTyping(event) && !isForTable(event, words))) return
      event.preventDefault()
      if (state.editing) dispatch({ does: 'endEdit', at: active, to: active })
      // From a heading it would go over the whole table.
      if (active.rowId === null && targeted().count === 0) return
      take(words)
    },
    copy: () => copy(),
    cut: () => copy(isLocked ? undefined : empty),
    paste() {
      if (isLocked) return
      const whenRead = (words: string): void => (words === '' ? notify(text.nothingToPaste) : take(words))
      void readFromClipboard().then(whenRead, failed('Could not read from clipboard', text.pasteFailed))
    },
    fillDown: () => {
      if (isLocked) return
      const { target, count } = targeted()
      // One cell takes the text above it.
      const [only] = cellsOf(target)
      const [row, column] = only ? placeOf(only, order) : [0, 0]
      const above = only
        ? withRange(target, spotAt(order, Math.max(0, row - 1), column), only, order)
        : target
      announce(text.filled(acts.change(filledDown(count === 1 ? above : target, order, acts.textOf))))
    },
    empty,
    targeted,
  }
}

function cellsOf(selection: Selection): Spot[] {
  return [...selection].flatMap(([rowId, columnIds]) =>
    [...columnIds].map((columnId) => ({ rowId, columnId })),
  )
}
