import { Skeleton } from '@mantine/core'
import { activityRoots } from '#domain/activity/docs.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useMapValue } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './NotesPanel.module.css'
import { notesText } from './notesText.ts'

/** An activity's notes, read-only, as on the remote. */
export function NotesReading({ part }: { part: AgendaPart }) {
  const text = useText(notesText)
  const { doc, state } = useDocument('desk', part.objectId)
  const notes = useMapValue(doc, activityRoots.info, 'notes') ?? ''
  if (state.status === 'loading') return <Skeleton height={64} role="status" aria-label={text.loading} />
  if (notes.trim() === '') return <p className={classes.none}>{text.empty}</p>
  return <p className={classes.reading}>{notes}</p>
}
