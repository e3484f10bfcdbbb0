/** The content values of parts. SPEC M11. */
export const contents = {
  pulse: 'workshop | pulse',
  identify: 'workshop | identify',
  organize: 'workshop | organize',
  evaluate: 'workshop | evaluate',
  brainstorm: 'workshop | brainstorm',
  plan: 'workshop | plan',
  present: 'workshop | presentpdf',
} as const

export type ActivityKind = keyof typeof contents

/** Kinds that open on a page below their own address. */
export const firstPages: Partial<Record<ActivityKind, string>> = { evaluate: 'vote', organize: 'board' }

/** The kind of activity of a content value, including 'workshop | present pdf'; null for an unknown one. */
export function activityKind(content: string): ActivityKind | null {
  if (content === 'workshop | present pdf') return 'present'
  const found = Object.entries(contents).find(([, value]) => value === content)
  return found ? (found[0] as ActivityKind) : null
}
