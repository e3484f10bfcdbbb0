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

/** What is read of an official template, in another language than English; lists as long as its own. */
export interface TemplateTexts {
  name: string
  desc: string
  lobbyTitle: string
  lobbyDesc: string
  activities: readonly ActivityTexts[]
}

export interface ActivityTexts {
  name: string
  desc: string
  topics?: readonly string[]
  questions: readonly string[]
  groupsDesc?: string
  notes: string
  /** Titles of the groups. */
  groups?: readonly string[]
}

/**
 * An official template with the texts of another language.
 *
 * @throws {Error} when the texts are not those of this template
 */
export function translated(template: OfficialTemplate, texts: TemplateTexts | undefined): OfficialTemplate {
  if (!texts) throw new Error(`${template.key} is not translated`)
  const activities = template.activities.map((activity, place) => {
    const said = texts.activities[place]
    if (!said) throw new Error(`${activity.name} is not translated`)
    return translatedActivity(activity, said)
  })
  return { ...template, ...texts, activities }
}

function translatedActivity(activity: OfficialBrainstorm, texts: ActivityTexts): OfficialBrainstorm {
  const { groups: titles = [], ...words } = texts
  const groups = activity.groups?.map((group, place) => ({ ...group, title: titles[place] ?? group.title }))
  return { ...activity, ...words, ...(groups ? { groups } : {}) }
}
