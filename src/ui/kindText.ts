import { activityKind } from '#domain/content.ts'
import type { ActivityKind } from '#domain/content.ts'
import { useText } from './useText.ts'
import type { Catalogue } from './useText.ts'

/** What the kinds of activities are called. */
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

/** What kind of activity a part is, as people read it; empty for one that no screen knows. */
export function kindName({ content, numberOfAxis }: KindOfPart, names: (typeof kindText)['en']): string {
  const kind = activityKind(content)
  if (kind === null) return ''
  return numberOfAxis === 2 ? names.matrix : names[kind]
}

/** Says the kind of a part in the person's language. */
export function useKindName(): (part: KindOfPart) => string {
  const names = useText(kindText)
  return (part) => kindName(part, names)
}
