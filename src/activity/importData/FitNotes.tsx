import { Checkbox, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#ui/texts/useText.ts'
import classes from './FitNotes.module.css'
import { importDataText } from './importDataText.ts'

export interface FitNotesProps {
  /** The first of the selected rows names the columns. */
  isHeading: boolean
  onHeading: (isOn: boolean) => void
  /** What will be added, in a sentence. */
  summary: string
  /** What does not fit, a sentence each. */
  notes: readonly string[]
  /** More choices about the rows. */
  children?: ReactNode
}

/** Before rows are imported: whether the first one is the heading, what will be added, and what does not fit. */
export function FitNotes({ isHeading, onHeading, summary, notes, children }: FitNotesProps) {
  const text = useText(importDataText)
  return (
    <div className={classes.fit}>
      <Checkbox
        label={text.firstIsHeading}
        checked={isHeading}
        onChange={(event) => onHeading(event.currentTarget.checked)}
      />
      {children}
      <div role="status" className={classes.told}>
        <Text size="sm" fw={600}>
          {summary}
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
