import { officialKind } from '#server/activities/templates.ts'
import type { OfficialActivity, OfficialTexts } from '#server/activities/templates.ts'

/**
 * A template that comes with the product, as a facilitator could have built it. Texts keep to the limits of the domain.
 */
export interface OfficialTemplate {
  /** Its permanent key: a template that was added once is not added again. */
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

/**
 * The texts of an official template in another language than English; lists have the same lengths as the original's.
 */
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
 * @throws {Error} when the texts do not fit this template
 */
export function translated(template: OfficialTemplate, texts: TemplateTexts | undefined): OfficialTemplate {
  if (!texts) throw new Error(`${template.key} is not translated`)
  const activities = template.activities.map((activity, index) => {
    const said = texts.activities[index]
    if (!said) throw new Error(`${activity.name} is not translated`)
    return officialKind(activity).translated(activity, said)
  })
  return { ...template, ...texts, activities }
}
