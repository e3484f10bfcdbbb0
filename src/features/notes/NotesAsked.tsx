import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { NotesDocument } from '#api/operations/remote.ts'
import { repeat } from '#sync/connection/repeat.ts'
import { useCall } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import classes from './NotesPanel.module.css'
import { notesText } from './notesText.ts'

/** Polling interval: notes change rarely while the session runs. */
const everyMs = 10_000

/** An activity's notes on a paired phone, which may not read the desk: polled over the API while they are shown. */
export function NotesAsked({ part }: { part: AgendaPart }) {
  const text = useText(notesText)
  const call = useCall()
  const { id } = part
  const [notes, setNotes] = useState<string | null>(null)
  useEffect(() => {
    const asking = repeat(
      () => everyMs,
      async (isStopped) => {
        // Null once the activity is hidden. On a refusal the fetched notes stay.
        const answer = await call(NotesDocument, { partId: id })
        if (!isStopped()) setNotes(answer.notes ?? '')
      },
    )
    const askWhenShown = (): void => {
      if (document.visibilityState === 'visible') asking.askNow()
    }
    document.addEventListener('visibilitychange', askWhenShown)
    return () => {
      document.removeEventListener('visibilitychange', askWhenShown)
      asking.stop()
    }
  }, [call, id])
  if (notes === null) return <Skeleton height={64} role="status" aria-label={text.loading} />
  if (notes.trim() === '') return <p className={classes.none}>{text.empty}</p>
  return <p className={classes.reading}>{notes}</p>
}
