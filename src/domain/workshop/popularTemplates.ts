import { limits } from '../limits.ts'

/** The properties of a template that decide whether it is shown on the home page. */
export interface ListedTemplate {
  /** How many copies were made of it. */
  copyCounter: number
  /** How many of these copies were made by others than its creator. */
  usedByOthers: number
  templateOfficial: boolean
  templatePublic: boolean
  /** Whether it is one of the viewer's own. */
  isFacilitator: boolean
}

/**
 * The popular templates of a home page: the most used ones, official ones first. A stranger's public template needs
 * uses by others, an own template needs a use, an official one needs none. At least half of the places go to official
 * templates while there are any. SPEC W8.
 *
 * @param templates in any order; among equally used ones the first ones are taken
 * @param count number of places
 */
export function popularTemplates<One extends ListedTemplate>(
  templates: readonly One[],
  count: number,
): One[] {
  const official = templates.filter(({ templateOfficial }) => templateOfficial)
  const others = mostUsed(templates.filter((one) => isUsedByOthers(one) || isOwnAndUsed(one)))
  const othersAtMost = Math.max(Math.floor(count / 2), count - official.length)
  const chosen = mostUsed([...official, ...others.slice(0, othersAtMost)]).slice(0, count)
  return chosen.toSorted((a, b) => Number(b.templateOfficial) - Number(a.templateOfficial))
}

/**
 * The top of the library on a home page: the most copied of the official templates and of the public ones that others
 * use, without those shown as popular. SPEC W8.
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

/** Sorts by copies, the most copied first; among equals official ones first (stable sort). */
function mostUsed<One extends ListedTemplate>(templates: readonly One[]): One[] {
  return templates.toSorted(
    (a, b) => b.copyCounter - a.copyCounter || Number(b.templateOfficial) - Number(a.templateOfficial),
  )
}
