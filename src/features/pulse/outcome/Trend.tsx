import { useMemo } from 'react'
import { useQuery } from '#api/queries/useQuery.ts'
import type { PulseTrendQuery } from '#api/generated.ts'
import { PulseTrendDocument } from '#api/operations/pulseOwn.ts'
import { readLineage } from '#domain/pulse/earlier.ts'
import { roots } from '#domain/pulse/roots.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import type { Pulse } from '../page/usePulse.ts'
import type { TrendPulse } from '../results/pulseChart.ts'
import { PulseTrend } from '../results/PulseTrend.tsx'
import { outcomeText } from './outcomeText.ts'

/**
 * For facilitators: the means of this pulse and of those that it was duplicated from, as far as they facilitate these.
 * Nothing while there is only this one. SPEC PU8
 */
export function Trend({ pulse: { objectId, source, name } }: { pulse: Pulse }) {
  const text = useText(outcomeText)
  const language = useLanguage()
  const { workshopId } = useRoom()
  const hasEarlier = useDerived(source, [roots.lineage], (desk) => readLineage(desk).length > 0)
  const { data } = useQuery(hasEarlier ? PulseTrendDocument : null, { pulseId: objectId }, { workshopId })
  const pulses = useMemo(() => {
    const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
    return (data?.pulseTrend ?? [])
      .filter(({ categories }) => categories.length > 0)
      .toReversed()
      .map((one) => trendPulse(one, days))
  }, [data, language])
  if (pulses.length < 2) return null
  return <PulseTrend title={text.trend} pulses={pulses} fileName={name} />
}

function trendPulse(
  { id, createdTimeStamp, categories }: PulseTrendQuery['pulseTrend'][number],
  days: Intl.DateTimeFormat,
): TrendPulse {
  const means = categories.map(({ sliderGroupName, groupResult }) => [sliderGroupName, groupResult] as const)
  return {
    id,
    label: days.format(createdTimeStamp * 1000),
    mean: means.reduce((sum, [, mean]) => sum + mean, 0) / means.length,
    categories: Object.fromEntries(means),
  }
}
