import { limits } from './limits.ts'

/** What is known of a template where some of many are shown. */
export interface ListedTemplate {
  /** How often something was made of it. */
  copyCounter: number
  /** How often somebody else than its creator did that. */
  usedByOthers: number
  templateOfficial: boolean
  templatePublic: boolean
  /** Whether it is one of the viewer's own. */
  isFacilitator: boolean
}

/**
 * The popular templates of a home page: the most used ones, the official of them first. A stranger's public template needs uses by
 * others before it is popular, an own one a use, an official one none. At least half of the places are for official templates as
 * long as there are some. SPEC W8.
 *
 * @param templates in any order; of those used as often the first ones are taken
 * @param count places
 */
export function popularTemplates<One extends ListedTemplate>(
  templates: readonly One[],
  count: number,
): One[] {
  const official = templates.filter(({ templateOfficial }) => templateOfficial)
  const others = mostUsed(templates.filter((one) => isUsedByOthers(one) || isOwnAndUsed(one)))
  const placesOfOthers = Math.max(Math.floor(count / 2), count - official.length)
  const chosen = mostUsed([...official, ...others.slice(0, placesOfOthers)]).slice(0, count)
  return chosen.toSorted((a, b) => Number(b.templateOfficial) - Number(a.templateOfficial))
}

/**
 * The top of the library on a home page: of the official templates, and of the public ones that others use, the most copied that
 * are not shown as popular. SPEC W8.
 *
 * @see specification, part 1, section 9: Top library templates on home: 9, sorted by copyCounter
 */
export function topOfLibrary<One extends ListedTemplate>(
  templates: readonly One[],
  popular: readonly One[],
): One[] {
  const listed = templates.filter((one) => one.templateOfficial || isUsedByOthers(one))
  return mostUsed(listed.filter((one) => !popular.includes(one))).slice(0, limits.topOfLibrary)
}

function isUsedByOthers({ templateOfficial, templatePublic, usedByOthers }: ListedTemplate): boolean {
  return !templateOfficial && templatePublic && usedByOthers >= limits.usesToBePopular
}

function isOwnAndUsed({ templateOfficial, isFacilitator, copyCounter }: ListedTemplate): boolean {
  return !templateOfficial && isFacilitator && copyCounter > 0
}

/** The most copied first; among those copied as often official ones, else they keep their order. */
function mostUsed<One extends ListedTemplate>(templates: readonly One[]): One[] {
  return templates.toSorted(
    (a, b) => b.copyCounter - a.copyCounter || Number(b.templateOfficial) - Number(a.templateOfficial),
  )
}
