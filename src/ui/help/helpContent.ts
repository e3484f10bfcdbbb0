/** The pictures that topics are drawn with. */
export type HelpPictureName =
  | ('account' | 'build' | 'create' | 'invite' | 'join' | 'sessions' | 'templates')
  | ('finish' | 'follow' | 'group' | 'import' | 'people' | 'present' | 'reveal' | 'screen' | 'timer')
  | ('anonymous' | 'answer' | 'led' | 'like' | 'mine' | 'offline')

/** How one thing is done, in a few sentences. */
export interface HelpTopic {
  title: string
  /** What its picture shows. */
  alt: string
  lines: string[]
}

/** What a help page says: short how-tos, named by their pictures and in their order, and the keys one can use. */
export interface HelpContent {
  title: string
  topics: Partial<Record<HelpPictureName, HelpTopic>>
  shortcuts: { keys: string[]; does: string }[]
}

export type HelpShortcut = HelpContent['shortcuts'][number]

/** A topic with the name of its picture. */
export interface NamedTopic extends HelpTopic {
  picture: HelpPictureName
}

/** The topics in their order. */
export function topicsOf({ topics }: HelpContent): NamedTopic[] {
  const names = Object.keys(topics) as HelpPictureName[]
  return names.flatMap((picture) => (topics[picture] ? [{ ...topics[picture], picture }] : []))
}
