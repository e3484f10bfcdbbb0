import { Skeleton, Textarea } from '@mantine/core'
import { useId } from 'react'
import { activityRoots } from '#domain/activity/docs.ts'
import { updateNotes } from '#domain/activity/info.ts'
import { limits, times } from '#domain/limits.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { activityDeleted } from '#domain/messages/activities.ts'
import * as joinMessages from '#domain/messages/joining.ts'
import { tryEdit } from '#sync/documents/desk.ts'
import { useDocument, useStateNow } from '#sync/room/documents.ts'
import { useMapValue } from '#sync/documents/useDoc.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAutosave } from '#ui/inputs/useAutosave.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './NotesPanel.module.css'
import { NotesReading } from './NotesReading.tsx'
import { notesText } from './notesText.ts'

export interface NotesFieldProps {
  part: AgendaPart
  /** False once the session has ended: then the notes are read-only. */
  mayWrite: boolean
}

/** The editor of an activity's notes, with debounced saving. SPEC B19. */
export function NotesField({ part, mayWrite }: NotesFieldProps) {
  const text = useText(notesText)
  const ui = useText(uiText)
  const hintId = useId()
  const { doc, state } = useDocument('desk', part.objectId)
  const stateNow = useStateNow()
  const saved = useMapValue(doc, activityRoots.info, 'notes') ?? ''
  const notes = useAutosave({
    value: saved,
    delayMs: times.activityFieldSaveMs,
    save: async (draft) => {
      if (!mayWrite) return joinMessages.sessionEnded
      const isThere = readAgenda(stateNow().doc).some(({ objectId }) => objectId === part.objectId)
      if (!isThere) return activityDeleted
      return tryEdit(doc, (desk) => updateNotes(desk, draft))
    },
  })
  if (state.status === 'loading') return <Skeleton height={180} role="status" aria-label={text.loading} />
  // Text typed too late to be saved stays on the screen.
  if (!mayWrite && notes.value === saved) return <NotesReading part={part} />
  return (
    <div className={classes.field}>
      <Textarea
        label={text.of(part.partName || ui.unnamed)}
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
        <span translate="no" data-numeric>
          {text.count(notes.value.length, limits.notes)}
        </span>
      </div>
      <MistakeAlert message={notes.mistake} />
    </div>
  )
}
