import { useMemo } from 'react'
import { PulseTrendDocument } from '#api/operations/pulseOwn.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { readLineage } from '#domain/pulse/earlier.ts'
import { roots } from '#domain/pulse/roots.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useRoom } from '#sync/room/room.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import type { Pulse } from '../usePulse.ts'
import { PulseTrend } from '../results/PulseTrend.tsx'
import { pulseResultsText } from '../results/text.ts'
import { trendPulses } from './trendPulses.ts'

/**
 * For facilitators: the means of this pulse and of those that it was duplicated from, as far as they facilitate these.
 * Nothing while there is only this one. SPEC PU8
 */
export function Trend({ pulse: { objectId, source, name, isReading } }: { pulse: Pulse }) {
  const text = useText(pulseResultsText)
  const language = useLanguage()
  const { workshopId } = useRoom()
  const hasEarlier = useDerived(source, [roots.lineage], (desk) => readLineage(desk).length > 0)
  // Only the desk tells; without it, the call does.
  const isAsked = hasEarlier || isReading
  const variables = { pulseId: objectId }
  const { data, error, refetch } = useQuery(isAsked ? PulseTrendDocument : null, variables, { workshopId })
  const pulses = useMemo(() => {
    const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
    return trendPulses(data?.pulseTrend ?? [], (seconds) => days.format(seconds * 1000))
  }, [data, language])
  if (data === null && error !== null)
    return (
      <section aria-label={text.trend}>
        <LoadFailed onRetry={() => void refetch()} />
      </section>
    )
  if (pulses.length < 2) return null
  return <PulseTrend title={text.trend} pulses={pulses} fileName={name} />
}
