import { useMemo } from 'react'
import { useConnectionWords } from '#sync/room/connection.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import type { SessionNow } from './whyLost.ts'

/** What decides whether texts that were begun can still be sent. */
export function useSessionNow(): SessionNow {
  const { document, agenda, workshop } = useStateDocument()
  // Where no websocket gets through, the state is polled.
  const isPolled = useConnectionWords() === 'withoutSocket'
  const isCurrent = document.status === 'ready' && (document.isLive || isPolled)
  // Facilitators have accounts, in the participants' view too.
  const seesHidden = useRoom().identity.kind === 'account'
  const isEnded = workshop.ended
  return useMemo(() => ({ agenda, isCurrent, isEnded, seesHidden }), [agenda, isCurrent, isEnded, seesHidden])
}
