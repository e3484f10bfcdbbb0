import { createStore } from 'zustand/vanilla'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Message } from '#domain/message.ts'

const prefix = 'plenum.draft.'
const placePrefix = 'plenum.draftPlace.'

/** Stored for a text that was emptied, which is a draft too; no text contains it. SPEC R3, B25 */
export const emptied = '\u0000'

/** Where a draft was typed: it is listed there, also when that place is gone. SPEC B26 */
export interface DraftPlace {
  workshopId: WorkshopId
  /** Null outside an activity. */
  objectId: ObjectId | null
  /** What was typed, where the draft itself is kept in another form. */
  text?: string
  /** Why it cannot be sent any more. */
  lost?: Message
  /** What was deleted: the draft's key is this, or begins with this and a dot. */
  lostWith?: string
  /** Code of the reason that the person was told. */
  told?: string | null
}

/** Rises when drafts appear or disappear, or their places change. */
export const draftChanges = createStore(() => 0)

/**
 * Drafts, kept on this device so that a reload loses nothing. Each belongs to one person, by `identityKey`: on a shared
 * device the next person does not see it.
 */
export function readDraft(owner: string, key: string): string {
  try {
    return localStorage.getItem(draftName(owner, key)) ?? ''
  } catch {
    return ''
  }
}

/**
 * Keeps a draft; an empty one is removed. When storage is off or full, the text is still on the screen.
 *
 * @param place unchanged when left out
 */
export function writeDraft(owner: string, key: string, draft: string, place?: DraftPlace): void {
  const isListed = readDraft(owner, key) !== ''
  store(draftName(owner, key), draft)
  if (draft === '' || place) store(placeName(owner, key), draft && JSON.stringify(place))
  if (isListed !== (draft !== '')) draftsChanged()
}

/** Tells screens that list drafts. */
export function draftsChanged(): void {
  draftChanges.setState((count) => count + 1)
}

/** Unsent drafts of one person whose keys start with this prefix. */
export function draftsUnder(owner: string, start: string): { key: string; text: string }[] {
  return namesOf(draftName(owner, start)).map((name) => {
    const key = name.slice(draftName(owner, '').length)
    const text = readDraft(owner, key)
    return { key, text: text === emptied ? '' : text }
  })
}

/** How many unsent drafts one person has on this device. */
export function countDrafts(owner: string): number {
  return namesOf(draftName(owner, '')).length
}

/** Deletes the drafts of one person, or without an owner everyone's. */
export function forgetDrafts(owner?: string): void {
  const starts = owner === undefined ? [prefix, placePrefix] : [draftName(owner, ''), placeName(owner, '')]
  for (const name of starts.flatMap(namesOf)) localStorage.removeItem(name)
}

/** The key of a draft in storage. */
export function draftName(owner: string, key: string): string {
  return `${prefix}${owner}.${key}`
}

/** Where the place of a draft is stored. */
export function placeName(owner: string, key: string): string {
  return `${placePrefix}${owner}.${key}`
}

/** Removes an empty value. Storage may be off or full. */
export function store(name: string, value: string): boolean {
  try {
    if (value === '') localStorage.removeItem(name)
    else localStorage.setItem(name, value)
    return true
  } catch {
    return false
  }
}

function namesOf(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start))
  } catch {
    return []
  }
}
