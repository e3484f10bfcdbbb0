import type { CopiedValues } from '#domain/brainstorm/copyValues.ts'

/** A brainstorm of a template that comes with the product. Texts keep to the limits of the domain. */
export interface OfficialBrainstorm {
  kind: 'brainstorm'
  name: string
  /** Under the question, at most 250 characters. */
  desc: string
  /** One without a name is enough for most. */
  topics?: readonly string[]
  questions: readonly string[]
  /** Under the heading of the groups. */
  groupsDesc?: string
  /** What the facilitator reads while it runs. */
  notes: string
  likesPerPerson?: number
  likeCountsHidden?: boolean
  /** Headings that are there from the beginning, by the place of their question. */
  groups?: readonly { question: number; title: string; color: number }[]
}

/** What is read of it, in another language than English; lists as long as its own. */
export interface BrainstormTexts {
  name: string
  desc: string
  topics?: readonly string[]
  questions: readonly string[]
  groupsDesc?: string
  notes: string
  /** Titles of the groups. */
  groups?: readonly string[]
}

/** The same with the texts of another language. */
export function translatedBrainstorm(
  activity: OfficialBrainstorm,
  texts: BrainstormTexts,
): OfficialBrainstorm {
  const { groups: titles = [], ...words } = texts
  const groups = activity.groups?.map((group, place) => ({ ...group, title: titles[place] ?? group.title }))
  return { ...activity, ...words, ...(groups ? { groups } : {}) }
}

/** What a copy of it would be made of. */
export function officialBrainstormValues(activity: OfficialBrainstorm): CopiedValues {
  const { name, desc, groupsDesc, notes, questions, likesPerPerson, likeCountsHidden } = activity
  const info = { brainstormName: name, brainstormDesc: desc, postGroupSectionDesc: groupsDesc ?? '', notes }
  const heading = (text: string) => ({ text, isHidden: false })
  return {
    info: Object.fromEntries(Object.entries(info).filter(([, text]) => text !== '')),
    settings: likesPerPerson === undefined ? {} : { likesPerPerson },
    likeCountsHidden: likeCountsHidden ?? false,
    topics: (activity.topics ?? [name]).map(heading),
    questions: questions.map(heading),
    groups: (activity.groups ?? []).map((group) => ({ topic: 0, ...group })),
    posts: [],
  }
}
