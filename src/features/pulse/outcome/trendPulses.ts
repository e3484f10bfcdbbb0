import type { PulseTrendQuery } from '#api/generated.ts'
import { meanOfTargets } from '#domain/activity/votes/results.ts'
import type { TrendPulse } from '../results/pulseChart.ts'

type Past = PulseTrendQuery['pulseTrend'][number]

/**
 * The pulses of a trend that have results, oldest first. Under each point stands its day, or, where several are of one
 * day, what tells them apart: the name of the activity or of the session, else a number. SPEC PU8
 *
 * @param trend the latest first
 * @param dayOf a moment in epoch seconds as a day
 */
export function trendPulses(trend: readonly Past[], dayOf: (seconds: number) => string): TrendPulse[] {
  const pulses = trend.filter(({ categories }) => categories.length > 0).toReversed()
  const byDay = Map.groupBy(pulses, ({ createdTimeStamp }) => dayOf(createdTimeStamp))
  const labels = new Map(
    [...byDay].flatMap(([day, those]) => {
      const names = those.length === 1 ? [day] : namesOf(those)
      return those.map(({ id }, at) => [id, names[at] ?? day] as const)
    }),
  )
  return pulses.map(({ id, categories }) => {
    const voted = categories.flatMap(({ statements }) =>
      statements.map(({ groupResult: mean, count }) => ({ mean, count })),
    )
    return {
      ...{ id, label: labels.get(id) ?? '' },
      mean: meanOfTargets(voted) ?? 0,
      categories: Object.fromEntries(
        categories.map(({ sliderGroupName, groupResult }) => [sliderGroupName, groupResult]),
      ),
    }
  })
}

function namesOf(pulses: readonly Past[]): string[] {
  const candidates = [
    pulses.map(({ pulseName }) => pulseName),
    pulses.map(({ workshopName }) => workshopName),
  ]
  const found = candidates.find((names) => new Set(names).size === names.length && !names.includes(''))
  return found ?? pulses.map(({ pulseName }, at) => `${pulseName} ${at + 1}`.trim())
}
