import type { Role } from './access.ts'
import type { CopyMode } from './activity/model.ts'
import { Refusal, UserMistake } from './errors.ts'
import type { PartId } from './ids.ts'
import { limits } from './limits.ts'
import { cleanText } from './text.ts'

export const templateNameMissingMessage = 'Template name not found'
const templateDescMissingMessage = 'Template description not found'

/** Offered where a template's categories are chosen; any other word may be one too. */
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
 * The categories of a template as they are kept: in lower case, so that one is not two, each once.
 *
 * @throws {UserMistake} for an empty one, one that is too long, and for too many
 */
export function checkedCategories(categories: readonly string[]): string[] {
  const clean = [...new Set(categories.map((category) => cleanText(category).toLowerCase()))]
  if (clean.includes('')) throw new UserMistake('A category needs a name.')
  if (clean.some((category) => category.length > limits.category))
    throw new UserMistake(`Please use at most ${limits.category} characters for a category.`)
  if (clean.length > limits.categories)
    throw new UserMistake(`Please choose at most ${limits.categories} categories.`)
  return clean
}

/**
 * What others shall find needs something to be found by.
 *
 * @throws {UserMistake} without a name or a description
 */
export function assertPublishable({ name, desc }: { name: string; desc: string }): void {
  if (cleanText(name) === '') throw new UserMistake(templateNameMissingMessage)
  if (cleanText(desc) === '') throw new UserMistake(templateDescMissingMessage)
}

/** Whether a whole workshop may be copied: a session by its facilitators, an open template by everybody with an account. SPEC K5. */
export function mayCopyWorkshop(role: Role, { openTemplate }: { openTemplate: boolean }): boolean {
  return role === 'facilitator' || (role === 'registered' && openTemplate)
}

/** The lobby's title of a copy; empty for one that goes by the copy's own name. SPEC K11. */
export function copiedLobbyTitle(source: { workshopName: string; lobbyTitle: string }): string {
  return source.lobbyTitle === source.workshopName ? '' : source.lobbyTitle
}

/** What a call says of how a workshop is copied. */
export interface CopyWish {
  /** The copied one is a template. */
  ofTemplate: boolean
  genericOption: string | undefined
  includeInput: boolean
  parts: ReadonlyMap<PartId, PartWish>
}

/** An exception for one part. */
export interface PartWish {
  include: boolean
  /** What is said of all when left out. */
  withInput: boolean | undefined
}

/**
 * How a part comes along; null for one that stays away. SPEC K4.
 *
 * @throws {Refusal} `BAD_USER_INPUT` for an option there is not
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
