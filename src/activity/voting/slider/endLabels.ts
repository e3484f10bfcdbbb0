import type { Scale } from '#domain/activity/votes/results.ts'

/** What the ends of a scale mean, where its help text tells it. */
export interface EndLabels {
  lowLabel: string
  highLabel: string
}

/**
 * The words of a help text such as '1 Low, 5 High', to stand at the ends of a slider; null for any other text, and for
 * numbers that are not the ends of the scale.
 */
export function endLabels(help: string, { low, high }: Pick<Scale, 'low' | 'high'>): EndLabels | null {
  const found = /^\s*(\d+)\s*[:=–-]?\s*([^,;]+?)\s*[,;]\s*(\d+)\s*[:=–-]?\s*([^,;]+?)\s*\.?\s*$/u.exec(help)
  if (!found || Number(found[1]) !== low || Number(found[3]) !== high) return null
  const [, , lowLabel = '', , highLabel = ''] = found
  return { lowLabel, highLabel }
}
