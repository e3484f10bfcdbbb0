import { Skeleton, Textarea } from '@mantine/core'
import { useId } from 'react'
import { activityRoots } from '#domain/activity/docs.ts'
import { updateNotes } from '#domain/activity/info.ts'
import { endedMessage } from '#domain/ending.ts'
import { limits, times } from '#domain/limits.ts'
import type { AgendaPart } from '#domain/state.ts'
import { editDesk } from '#sync/desk.ts'
import { useDocument } from '#sync/documents.ts'
import { useMapValue } from '#sync/useDoc.ts'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useAutosave } from '#ui/useAutosave.ts'
import { useText } from '#ui/useText.ts'
import classes from './NotesPanel.module.css'
import { NotesReading } from './NotesReading.tsx'
import { notesText } from './notesText.ts'

export interface NotesFieldProps {
  part: AgendaPart
  /** Else they are read, and written no more: the session is over. */
  mayWrite: boolean
}

/** Where an activity's notes are written; saved a moment after the last key. SPEC B19. */
export function NotesField({ part, mayWrite }: NotesFieldProps) {
  const text = useText(notesText)
  const hintId = useId()
  const { doc, state } = useDocument('desk', part.objectId)
  const saved = useMapValue(doc, activityRoots.info, 'notes') ?? ''
  const notes = useAutosave({
    value: saved,
    delayMs: times.activityFieldSaveMs,
    save: async (draft) => {
      if (!mayWrite) return endedMessage
      const outcome = editDesk(doc, (desk) => updateNotes(desk, draft))
      return outcome.ok ? null : outcome.message
    },
  })
  if (state.status === 'loading') return <Skeleton height={180} role="status" aria-label={text.loading} />
  // What was typed too late to be saved stays on the screen.
  if (!mayWrite && notes.value === saved) return <NotesReading part={part} />
  return (
    <div className={classes.field}>
      <Textarea
        label={text.of(part.partName || text.unnamed)}
        placeholder={text.placeholder}
        aria-describedby={hintId}
        rows={14}
        maxLength={limits.notes}
        readOnly={!mayWrite}
        value={notes.value}
        onChange={(event) => notes.change(event.currentTarget.value)}
        onBlur={notes.flush}
      />
      <div id={hintId} className={classes.hint}>
        <span>{text.private}</span>
        <span data-numeric>{text.count(notes.value.length, limits.notes)}</span>
      </div>
      <MistakeAlert message={notes.mistake} />
    </div>
  )
}
