import { useMemo } from 'react'
import { endLabels } from '#activity/voting/slider/endLabels.ts'
import type { EndLabels } from '#activity/voting/slider/endLabels.ts'
import { helpOf } from '#domain/pulse/help.ts'
import { pulseScale } from '#domain/pulse/votes.ts'
import { useLanguage } from '#ui/texts/useText.ts'

/** What the values of a pulse mean, in words. */
export interface ScaleWords {
  /** Such as '1 disagree, 5 agree'. */
  help: string
  /** Its words for the ends of a slider or a legend; null where it tells them otherwise. */
  ends: EndLabels | null
}

/** @param typed the help text of the pulse. SPEC PU15 */
export function useScaleWords(typed: string): ScaleWords {
  const language = useLanguage()
  return useMemo(() => {
    const help = helpOf(typed)[language]
    return { help, ends: endLabels(help, pulseScale) }
  }, [typed, language])
}
