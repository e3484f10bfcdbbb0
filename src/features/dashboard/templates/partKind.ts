import { activityKind } from '#domain/content.ts'
import type { templatesText } from './templatesText.ts'

/** Names the word for an activity's kind. */
export type PartKind = keyof (typeof templatesText)['en']['kinds']

/** The kind of a part as people name it; null for one that no screen knows. */
export function partKind(part: { content: string; numberOfAxis: number | null }): PartKind | null {
  const kind = activityKind(part.content)
  return kind === 'evaluate' && part.numberOfAxis === 2 ? 'matrix' : kind
}
