import { useMemo } from 'react'
import { useStateDocument } from '#sync/documents/documents.ts'
import { useRole } from '../session/role.ts'
import type { SessionNow } from './whyLost.ts'

/** What decides whether texts that were begun can still be sent. */
export function useSessionNow(): SessionNow {
  const { agenda, workshop } = useStateDocument()
  const seesHidden = useRole() === 'facilitator'
  const isEnded = workshop.ended
  return useMemo(() => ({ agenda, isEnded, seesHidden }), [agenda, isEnded, seesHidden])
}
