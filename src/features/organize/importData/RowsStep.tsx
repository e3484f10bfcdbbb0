import { NativeSelect } from '@mantine/core'
import { FitNotes } from '#activity/importData/FitNotes.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { ImportColumns, ImportFit, LeftOut } from './fit.ts'
import { importText } from './importText.ts'
import classes from './RowsStep.module.css'

export interface RowsStepProps {
  /** The first of the selected rows. */
  first: readonly string[]
  columns: ImportColumns
  onColumns: (columns: ImportColumns) => void
  isHeading: boolean
  onHeading: (isOn: boolean) => void
  fit: ImportFit
}

const keys = ['text', 'desc', 'section'] as const
const reasons = ['noText', 'longText', 'longDesc', 'full'] as const satisfies LeftOut['why'][]

/** Before rows are imported: which column is what, what will be added, and what does not fit. SPEC OR2 */
export function RowsStep({ first, columns, onColumns, isHeading, onHeading, fit }: RowsStepProps) {
  const text = useText(importText)
  const { rows, newSections, noSections, left } = fit
  const options = first.map((cell, at) => ({ value: String(at), label: text.column(at + 1, cell) }))
  const none = { value: '', label: text.none }
  const notes = [
    ...(noSections.length > 0 ? [text.noSections(noSections.length, noSections.join(', '))] : []),
    ...reasons.flatMap((why) => {
      const count = left.filter((one) => one.why === why).length
      return count > 0 ? text.left[why](count) : []
    }),
  ]
  return (
    <FitNotes
      {...{ isHeading, onHeading, notes }}
      summary={text.willAdd(rows.length, newSections.length, newSections.join(', '))}
    >
      {first.length > 1 && (
        <div className={classes.columns}>
          {keys.map((key) => (
            <NativeSelect
              key={key}
              label={text.columns[key]}
              data={key === 'text' ? options : [none, ...options]}
              value={columns[key] === null ? '' : String(columns[key])}
              onChange={({ currentTarget: { value } }) =>
                onColumns({ ...columns, [key]: value === '' ? null : Number(value) })
              }
            />
          ))}
        </div>
      )}
    </FitNotes>
  )
}
