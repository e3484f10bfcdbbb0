import { Checkbox, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import classes from './FitStep.module.css'
import type { ImportFit, LeftOut } from './fit.ts'
import { importText } from './importText.ts'

export interface FitStepProps {
  fit: ImportFit
  isHeading: boolean
  onHeading: (isOn: boolean) => void
}

/** Before rows are imported: whether the first one is the heading, what will be added, and what does not fit. SPEC PL23 */
export function FitStep({
  fit: { rows, newColumns, columnsOver, left },
  isHeading,
  onHeading,
}: FitStepProps) {
  const text = useText(importText)
  const count = (why: LeftOut['why']): number => left.filter((one) => one.why === why).length
  const notes = [
    columnsOver > 0 && text.columnsOver(columnsOver, count('column')),
    count('row') > 0 && text.rowsOver(count('row')),
    count('tooLong') > 0 && text.rowsTooLong(count('tooLong')),
    count('heading') > 0 && text.headingsLeft(count('heading')),
  ].filter((note) => note !== false)
  return (
    <div className={classes.fit}>
      <Checkbox
        label={text.firstIsHeading}
        checked={isHeading}
        onChange={(event) => onHeading(event.currentTarget.checked)}
      />
      <div role="status" className={classes.told}>
        <Text size="sm" fw={600}>
          {text.willAdd(rows.length, newColumns.length)}
        </Text>
        {notes.length > 0 && (
          <ul className={classes.notes}>
            {notes.map((note) => (
              <li key={note}>
                <IconAlertTriangle size={16} aria-hidden="true" />
                {note}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
