import { FitNotes } from '#activity/importData/FitNotes.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { ImportFit, LeftOut } from './fit.ts'
import { importText } from './importText.ts'

export interface FitStepProps {
  fit: ImportFit
  isHeading: boolean
  onHeading: (isOn: boolean) => void
}

/** Before rows are imported: whether the first one is the heading, what will be added, and what does not fit. SPEC PL23 */
export function FitStep({ fit, ...heading }: FitStepProps) {
  const { rows, newColumns, columnsOver, left } = fit
  const text = useText(importText)
  const count = (why: LeftOut['why']): number => left.filter((one) => one.why === why).length
  const notes = [
    columnsOver > 0 && text.columnsOver(columnsOver, count('column')),
    count('row') > 0 && text.rowsOver(count('row')),
    count('tooLong') > 0 && text.rowsTooLong(count('tooLong')),
    count('heading') > 0 && text.headingsLeft(count('heading')),
  ].filter((note) => note !== false)
  return <FitNotes {...heading} summary={text.willAdd(rows.length, newColumns.length)} notes={notes} />
}
