/** Ids are opaque strings; the names say what they point at. */
export type WorkshopId = string
export type PartId = string
/** The id of an activity's object: what its documents are named after. */
export type ObjectId = string
export type UserId = string
export type PostId = string
export type PostGroupId = string
export type MultiTopicId = string
/** A question is the specification's subtopic; positions stand for it only in the calls. */
export type QuestionId = string
export type CommentId = string
export type IdentifyTopicId = string
export type IdentifyAnswerId = string

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
// Without 0, 1, i, l and o: read aloud and typed on a tablet without a second look.
const workshopIdLetters = '23456789abcdefghjkmnpqrstuvwxyz'
const workshopIdLength = 8

/** Whether a text is a UUID in lower case, the form of every id but a workshop's. */
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
 * @param bytes at least 16 random bytes; those that would favour a letter are passed over
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

/** What a person typed or pasted as a session ID, in the form it is kept: letters and digits alone, in lower case. */
export function normalizeWorkshopId(typed: string): WorkshopId {
  // NFKC: keyboards for Chinese and Japanese write full-width letters and digits.
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
}
