/** A template that comes with the product: what a facilitator would have built. Texts keep to the limits of the domain. */
export interface OfficialTemplate {
  /** Names it for ever: what was brought in once is not brought in again. */
  key: string
  name: string
  /** At most 250 characters. */
  desc: string
  pic: string
  categories: readonly string[]
  lobbyTitle: string
  lobbyDesc: string
  activities: readonly OfficialBrainstorm[]
}

export interface OfficialBrainstorm {
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
