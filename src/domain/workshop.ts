import type * as Y from 'yjs'
import { Refusal, UserMistake } from './errors.ts'
import { limits } from './limits.ts'
import { stateRoots, writeChanged } from './state.ts'
import type { WorkshopInfo } from './state.ts'
import { cleanText } from './text.ts'

/** The line that a new lobby greets with. */
export const defaultLobbyDesc = 'Welcome to Plenum!'

export const passwordSpacesMessage = 'The password cannot include spaces.'
const nameMissingMessage = 'Please enter a name.'
const colorMessage = 'Please enter a colour such as #0056FB.'

/** The pictures a template can have. */
export const templatePics = ['default', ...Array.from({ length: 10 }, (_, index) => `pic${index + 1}`)]

/** A workshop's or template's name as it is kept. SPEC W1. @throws {UserMistake} when it is empty or too long */
export function checkedWorkshopName(name: string): string {
  const clean = cleanText(name)
  if (clean === '') throw new UserMistake(nameMissingMessage)
  return atMost(clean, limits.workshopName)
}

/** A workshop's password as it is kept; empty for none. SPEC W1. @throws {UserMistake} for spaces, or when it is too long */
export function checkedWorkshopPassword(password: string): string {
  if (/\s/.test(password)) throw new UserMistake(passwordSpacesMessage)
  return atMost(cleanText(password), limits.workshopPassword)
}

/** SPEC W1. @throws {UserMistake} when it is too long */
export function checkedLobbyTitle(title: string): string {
  return atMost(cleanText(title), limits.lobbyTitle)
}

/** SPEC W1. @throws {UserMistake} when it is too long */
export function checkedLobbyDesc(desc: string): string {
  return atMost(cleanText(desc), limits.lobbyDesc)
}

/** SPEC W1. @throws {UserMistake} when it is too long */
export function checkedTemplateDesc(desc: string): string {
  return atMost(cleanText(desc), limits.templateDesc)
}

/** `#rrggbb`, or empty for the product's own. @throws {UserMistake} for anything else */
export function checkedColor(color: string): string {
  if (color !== '' && !/^#[0-9a-f]{6}$/i.test(color)) throw new UserMistake(colorMessage)
  return color
}

/** @throws {Refusal} `BAD_USER_INPUT` for a picture there is not */
export function checkedTemplatePic(pic: string): string {
  if (!templatePics.includes(pic)) throw new Refusal('BAD_USER_INPUT', 'template picture')
  return pic
}

/** Days a workshop is kept after it was deleted. SPEC X1. @throws {UserMistake} outside 0 to 3650 */
export function checkedRetentionDays(days: number): number {
  const { retentionDays } = limits
  if (!Number.isInteger(days) || days < 0 || days > retentionDays) {
    throw new UserMistake(`Please enter a number of days between 0 and ${retentionDays}.`)
  }
  return days
}

/** Brings what everyone may know of a workshop into its state document; fields left out or undefined stay. */
export function writeWorkshopInfo(
  state: Y.Doc,
  info: { [Field in keyof WorkshopInfo]?: WorkshopInfo[Field] | undefined },
): void {
  const given: Partial<WorkshopInfo> = Object.fromEntries(
    Object.entries(info).filter(([, value]) => value !== undefined),
  )
  writeChanged(stateRoots.workshop(state), given)
}

function atMost(text: string, limit: number): string {
  if (text.length > limit) throw new UserMistake(`Please use at most ${limit} characters.`)
  return text
}
