import type { Role } from '../access.ts'
import type { CopyMode } from '../activity/model.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { PartId } from '../ids.ts'
import { limits } from '../limits.ts'
import { cleanText } from '../text.ts'
import * as settingMessages from '../messages/settings.ts'

/** Suggested categories of templates; any other word is allowed too. */
export const suggestedCategories = [
  'retrospective',
  'kick-off',
  'risk',
  'ideas',
  'planning',
  'analysis',
  'decision',
  'feedback',
  'meeting',
  'team',
] as const

/**
 * Normalizes the categories of a template: in lower case, without duplicates.
 *
 * @throws {UserMistake} for an empty or too long category, and for too many
 */
export function checkedCategories(categories: readonly string[]): string[] {
  const clean = [...new Set(categories.map((category) => cleanText(category).toLowerCase()))]
  if (clean.includes('')) throw new UserMistake(settingMessages.categoryMissing)
  if (clean.some((category) => category.length > limits.category))
    throw new UserMistake(settingMessages.categoryTooLong(limits.category))
  if (clean.length > limits.categories)
    throw new UserMistake(settingMessages.tooManyCategories(limits.categories))
  return clean
}

/**
 * Asserts that a template to be published has a name and a description, by which others can find it.
 *
 * @throws {UserMistake} without a name or a description
 */
export function assertPublishable({ name, desc }: { name: string; desc: string }): void {
  if (cleanText(name) === '') throw new UserMistake(settingMessages.templateNameMissing)
  if (cleanText(desc) === '') throw new UserMistake(settingMessages.templateDescMissing)
}

/**
 * Whether a whole workshop may be copied: a session by its facilitators, an open template by every registered user.
 * SPEC K5.
 */
export function mayCopyWorkshop(role: Role, { openTemplate }: { openTemplate: boolean }): boolean {
  return role === 'facilitator' || (role === 'registered' && openTemplate)
}

/** The lobby title of a copy; empty when the lobby shows the copy's own name. SPEC K11. */
export function copiedLobbyTitle(source: { workshopName: string; lobbyTitle: string }): string {
  return source.lobbyTitle === source.workshopName ? '' : source.lobbyTitle
}

/** The options of a call that copies a workshop. */
export interface CopyWish {
  /** The source is a template. */
  ofTemplate: boolean
  genericOption: string | undefined
  includeInput: boolean
  parts: ReadonlyMap<PartId, PartWish>
}

/** An exception for one part. */
export interface PartWish {
  include: boolean
  /** When left out, the option for all parts applies. */
  withInput: boolean | undefined
  /** False leaves groups out, in kinds that can. When left out, they come along. SPEC OR10 */
  withGroups?: boolean | undefined
}

/**
 * How a part is copied; null when it is not copied. SPEC K4.
 *
 * @throws {Refusal} `BAD_USER_INPUT` for an unknown option
 */
export function copyModeOf(wish: CopyWish, partId: PartId): CopyMode | null {
  const part = wish.parts.get(partId)
  if (part?.include === false) return null
  if (part?.withInput !== undefined) return part.withInput ? 'copy_all' : 'headings_only'
  return modeOfAll(wish)
}

function modeOfAll({ ofTemplate, genericOption, includeInput }: CopyWish): CopyMode {
  if (genericOption === undefined) return ofTemplate || includeInput ? 'copy_all' : 'headings_only'
  if (genericOption !== 'copy_all' && genericOption !== 'headings_only')
    throw new Refusal('BAD_USER_INPUT', 'genericOption')
  return genericOption
}
