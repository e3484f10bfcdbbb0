import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Refusal } from '#domain/errors.ts'
import type { AgendaPart } from '#domain/state.ts'
import { useFace } from '#activity/faces.tsx'
import { repeat } from '#sync/repeat.ts'
import { useCall } from '#sync/room.tsx'
import { useText } from '#ui/useText.ts'
import classes from './NotesPanel.module.css'
import { notesText } from './notesText.ts'

/** Notes are written before, and corrected now and then while the session runs. */
const everyMs = 10_000

/** An activity's notes for a paired phone, which has no desk to read them from: asked for again and again while they are shown. */
export function NotesAsked({ part }: { part: AgendaPart }) {
  const text = useText(notesText)
  const call = useCall()
  const { objectId } = part
  const askNotes = useFace(part)?.askNotes
  const [notes, setNotes] = useState<string | null>(null)
  useEffect(() => {
    const asking = repeat(
      () => everyMs,
      async (isStopped) => {
        const ask = await askNotes?.()
        const answer = await ask?.(objectId, call).catch((error: unknown) => {
          // The activity was hidden or deleted in this moment. Who is refused for another reason keeps what was read.
          if (error instanceof Refusal && (error.code === 'FORBIDDEN' || error.code === 'NOT_FOUND'))
            return null
          throw error
        })
        if (!isStopped()) setNotes(answer ?? '')
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
  }, [call, objectId, askNotes])
  if (notes === null) return <Skeleton height={64} role="status" aria-label={text.loading} />
  if (notes.trim() === '') return <p className={classes.none}>{text.empty}</p>
  return <p className={classes.reading}>{notes}</p>
}
