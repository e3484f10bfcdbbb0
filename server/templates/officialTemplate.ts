import { officialIn } from '#server/activities/templates.ts'
import type { OfficialActivity, OfficialTexts } from '#server/activities/templates.ts'

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
  activities: readonly OfficialActivity[]
}

/** What is read of an official template, in another language than English; lists as long as its own. */
export interface TemplateTexts {
  name: string
  desc: string
  lobbyTitle: string
  lobbyDesc: string
  activities: readonly OfficialTexts[]
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
    return officialIn(activity, said)
  })
  return { ...template, ...texts, activities }
}
