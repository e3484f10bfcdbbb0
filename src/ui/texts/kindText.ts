import { activityKind } from '#domain/workshop/content.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { useText } from './useText.ts'
import type { Catalogue } from './useText.ts'

/** Names of the kinds of activities. */
export const kindText = {
  id: 'kinds',
  en: {
    pulse: 'Pulse',
    identify: 'Identify',
    organize: 'Organize',
    evaluate: 'Scales',
    matrix: '2x2 matrix',
    brainstorm: 'Brainstorm',
    plan: 'Planner',
    present: 'Slides',
  } satisfies Record<ActivityKind | 'matrix', string>,
} satisfies Catalogue<unknown>

export interface KindOfPart {
  content: string
  numberOfAxis?: number | null
}

/** Displayed name of a part's kind; empty for an unknown one. */
export function kindName({ content, numberOfAxis }: KindOfPart, names: (typeof kindText)['en']): string {
  const kind = activityKind(content)
  if (kind === null) return ''
  return numberOfAxis === 2 ? names.matrix : names[kind]
}

/** Name of a part's kind in the person's language. */
export function useKindName(): (part: KindOfPart) => string {
  const names = useText(kindText)
  return (part) => kindName(part, names)
}
