/** Names of the pictures of topics. */
export type HelpPictureName =
  | ('account' | 'build' | 'create' | 'invite' | 'join' | 'sessions' | 'templates')
  | ('finish' | 'follow' | 'group' | 'import' | 'people' | 'present' | 'reveal' | 'screen' | 'timer')
  | ('anonymous' | 'answer' | 'led' | 'like' | 'mine' | 'offline')

/** A short how-to. */
export interface HelpTopic {
  title: string
  /** What its picture shows. */
  alt: string
  lines: string[]
}

/** Content of a help page: how-tos, keyed by their pictures and in order, and keyboard shortcuts. */
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

/** The topics in order. */
export function topicsOf({ topics }: HelpContent): NamedTopic[] {
  const names = Object.keys(topics) as HelpPictureName[]
  return names.flatMap((picture) => (topics[picture] ? [{ ...topics[picture], picture }] : []))
}
