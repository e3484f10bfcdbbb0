import type * as Y from 'yjs'
import { Refusal, UserMistake } from '../errors.ts'
import { limits } from '../limits.ts'
import { stateRoots, writeChanged } from './state.ts'
import type { WorkshopInfo } from './state.ts'
import { cleanText } from '../text.ts'
import * as settingMessages from '../messages/settings.ts'
import * as textMessages from '../messages/texts.ts'

/** The default greeting of a new lobby. */
export const defaultLobbyDesc = 'Welcome to Plenum!'

/** The pictures a template can have. */
export const templatePics = ['default', ...Array.from({ length: 10 }, (_, index) => `pic${index + 1}`)]

/** Normalizes the name of a workshop or template. SPEC W1. @throws {UserMistake} when it is empty or too long */
export function checkedWorkshopName(name: string): string {
  const clean = cleanText(name)
  if (clean === '') throw new UserMistake(settingMessages.nameMissing)
  return atMost(clean, limits.workshopName)
}

/**
 * Normalizes a workshop's password; empty for none. SPEC W1. @throws {UserMistake} for spaces, or when it is too long
 */
export function checkedWorkshopPassword(password: string): string {
  if (/\s/.test(password)) throw new UserMistake(settingMessages.passwordWithSpaces)
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
  if (color !== '' && !/^#[0-9a-f]{6}$/i.test(color)) throw new UserMistake(settingMessages.colorInvalid)
  return color
}

/** @throws {Refusal} `BAD_USER_INPUT` for an unknown picture */
export function checkedTemplatePic(pic: string): string {
  if (!templatePics.includes(pic)) throw new Refusal('BAD_USER_INPUT', 'template picture')
  return pic
}

/** Days for which a deleted workshop is kept. SPEC X1. @throws {UserMistake} outside 0 to 3650 */
export function checkedRetentionDays(days: number): number {
  const { retentionDays } = limits
  if (!Number.isInteger(days) || days < 0 || days > retentionDays) {
    throw new UserMistake(settingMessages.retentionInvalid(retentionDays))
  }
  return days
}

/** Writes information about a workshop to its state document; fields left out or undefined stay. */
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
  if (text.length > limit) throw new UserMistake(textMessages.textTooLong(limit))
  return text
}
