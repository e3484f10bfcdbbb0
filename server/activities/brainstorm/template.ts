import type { CopiedValues } from '#domain/brainstorm/copy.ts'
import type { OfficialKind } from '../official.ts'

/** A brainstorm of a template that comes with the product. Texts stay within the limits of the domain. */
export interface OfficialBrainstorm {
  kind: 'brainstorm'
  name: string
  /** Shown under the question, at most 250 characters. */
  desc: string
  /** Most templates have a single topic without a name. */
  topics?: readonly string[]
  questions: readonly string[]
  /** Shown under the heading of the groups. */
  groupsDesc?: string
  /** Notes for the facilitator. */
  notes: string
  likesPerPerson?: number
  likeCountsHidden?: boolean
  /** Groups that exist from the beginning, by the position of their question. */
  groups?: readonly { question: number; title: string; color: number }[]
}

/** Its texts in a language other than English; the lists have the same lengths. */
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

export const officialBrainstorm: OfficialKind<OfficialBrainstorm, BrainstormTexts> = {
  values,
  translated(activity, { groups: titles = [], ...words }) {
    const groups = activity.groups?.map((group, index) => ({ ...group, title: titles[index] ?? group.title }))
    return { ...activity, ...words, ...(groups ? { groups } : {}) }
  },
  texts: ({ desc, notes, groupsDesc = '', topics = [], questions, groups = [] }) => [
    ...[desc, notes, groupsDesc, ...topics, ...questions],
    ...groups.map(({ title }) => title),
  ],
  form: ({ topics, questions, groupsDesc, groups, likesPerPerson, likeCountsHidden }) => ({
    ...{ topics: topics?.length, questions: questions.length, hasGroupsDesc: groupsDesc !== undefined },
    ...{ groups: groups?.map(({ question, color }) => ({ question, color })) },
    ...{ likesPerPerson, likeCountsHidden },
  }),
}

function values(activity: OfficialBrainstorm): CopiedValues {
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
