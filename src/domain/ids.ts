/** Ids are opaque strings; the type names say what they identify. */
export type WorkshopId = string
export type PartId = string
/** The id of an activity's object; its documents are named after it. */
export type ObjectId = string
export type UserId = string
export type PostId = string
export type PostGroupId = string
export type MultiTopicId = string
/** Calls name a question "subtopic" and may refer to it by its position. */
export type QuestionId = string
export type CommentId = string
export type IdentifyTopicId = string
export type IdentifyAnswerId = string
export type PollId = string
export type SubPollId = string
/** A category of a pulse. */
export type CategoryId = string
/** A statement of a pulse. */
export type StatementId = string
/** A section of a board that is organized. */
export type SectionId = string
/** A group in a section, or among what is not sorted. */
export type GroupId = string
export type OrganizeItemId = string
export type PlanRowId = string
export type PlanColumnId = string
/** A comment on a page of Slides. */
export type PresentCommentId = string

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
// Without 0, 1, i, l and o, which are easily confused when an id is read aloud or typed.
const workshopIdLetters = '23456789abcdefghjkmnpqrstuvwxyz'
const workshopIdLength = 8

/** Whether a text is a UUID in lower case, the form of all ids except workshop ids. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}

/** Whether a text has the form of a workshop id. */
export function isWorkshopId(text: string): boolean {
  return text.length === workshopIdLength && [...text].every((letter) => workshopIdLetters.includes(letter))
}

/**
 * Makes a workshop id from random bytes.
 *
 * @param bytes at least 16 random bytes; bytes that would make the distribution uneven are skipped
 * @throws {RangeError} when too few bytes were usable
 */
export function workshopIdFrom(bytes: Uint8Array): WorkshopId {
  const fair = 256 - (256 % workshopIdLetters.length)
  const letters = [...bytes]
    .filter((byte) => byte < fair)
    .map((byte) => workshopIdLetters[byte % workshopIdLetters.length])
  if (letters.length < workshopIdLength) throw new RangeError('too few random bytes')
  return letters.slice(0, workshopIdLength).join('')
}

/** Normalizes a typed or pasted session ID to its stored form: letters and digits only, in lower case. */
export function normalizeWorkshopId(typed: string): WorkshopId {
  // NFKC: Chinese and Japanese input methods write full-width letters and digits.
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
}
