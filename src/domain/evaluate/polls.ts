import type * as Y from 'yjs'
import { lastOrder } from '../activity/reorder.ts'
import { isColor } from '../activity/colors.ts'
import { checkedText } from '../activity/texts.ts'
import { cleanText } from '../text.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { PollId, SubPollId } from '../ids.ts'
import { limits } from '../limits.ts'
import * as voteMessages from '../messages/voting.ts'
import { isPollThere, readPolls, readSubPoll, readSubPolls } from './read.ts'
import { roots } from './roots.ts'

export interface NewPoll {
  id: PollId
  text: string
  desc?: string | undefined
  color?: number | undefined
  /** Epoch seconds by the server's clock, or a browser's estimate of it. */
  createdAt?: number | undefined
  /** It comes from another activity. SPEC PU9. */
  copied?: true
}

export interface NewSubPoll {
  id: SubPollId
  pollId: PollId
  text: string
  desc?: string | undefined
  color?: number | undefined
}

/** What of a poll or sub-poll changes; what is left out stays. */
export interface PollChange {
  id: PollId | SubPollId
  text?: string | undefined
  desc?: string | undefined
  color?: number | undefined
}

/**
 * Adds a poll at the end. SPEC EV3, EV4.
 *
 * @throws {UserMistake} for an empty or too long text, and above the limit
 * @throws {Refusal} `FORBIDDEN` for an id that is used, `BAD_USER_INPUT` for what is no colour
 */
export function createPoll(desk: Y.Doc, { id, createdAt, copied, ...poll }: NewPoll): void {
  if (readPolls(desk).length >= limits.polls) throw new UserMistake(voteMessages.tooManyPolls(limits.polls))
  const values = checked({ ...poll, id })
  if (roots.polls(desk).has(id)) throw new Refusal('FORBIDDEN', `id in use: ${id}`)
  const order = lastOrder(roots.polls(desk))
  const made = createdAt === undefined ? { order } : { order, createdAt: Math.floor(createdAt) }
  roots.polls(desk).set(id, copied ? { ...made, copied } : made)
  write(desk, pollMaps, id, values)
}

/** Edits a poll. SPEC EV4. @throws {Refusal} `NOT_FOUND` when it is gone */
export function updatePoll(desk: Y.Doc, change: PollChange): void {
  assertPoll(desk, change.id)
  write(desk, pollMaps, change.id, checked(change))
}

/** Deletes polls by setting a flag; those that are gone already are no error. SPEC EV3, B9. */
export function deletePolls(desk: Y.Doc, ids: readonly PollId[]): void {
  for (const id of ids) if (isPollThere(desk, id)) roots.pollDeleted(desk).set(id, true)
}

/** Adds a sub-poll at the end of its poll. SPEC EV3, EV4. @throws {Refusal} `NOT_FOUND` when the poll is gone */
export function createSubPoll(desk: Y.Doc, { id, pollId, ...subPoll }: NewSubPoll): void {
  assertPoll(desk, pollId)
  if ((readSubPolls(desk).get(pollId)?.length ?? 0) >= limits.subPolls)
    throw new UserMistake(voteMessages.tooManySubPolls(limits.subPolls))
  const values = checked({ ...subPoll, id })
  if (roots.subPolls(desk).has(id)) throw new Refusal('FORBIDDEN', `id in use: ${id}`)
  roots.subPolls(desk).set(id, { pollId, order: lastOrder(roots.subPolls(desk)) })
  write(desk, subPollMaps, id, values)
}

/** Edits a sub-poll. SPEC EV4. @throws {Refusal} `NOT_FOUND` when it or its poll is gone */
export function updateSubPoll(desk: Y.Doc, change: PollChange): void {
  if (!readSubPoll(desk, change.id)) throw new Refusal('NOT_FOUND', `sub-poll ${change.id}`)
  write(desk, subPollMaps, change.id, checked(change))
}

/** Deletes a sub-poll by setting a flag; one that is gone already is no error. SPEC EV3, B9. */
export function deleteSubPoll(desk: Y.Doc, id: SubPollId): void {
  if (readSubPoll(desk, id)) roots.subPollDeleted(desk).set(id, true)
}

/** @throws {Refusal} `NOT_FOUND` for a poll that is deleted or not there */
function assertPoll(desk: Y.Doc, id: PollId): void {
  if (!isPollThere(desk, id)) throw new Refusal('NOT_FOUND', `poll ${id}`)
}

const pollMaps = { text: roots.pollText, desc: roots.pollDesc, color: roots.pollColor }
const subPollMaps = { text: roots.subPollText, desc: roots.subPollDesc, color: roots.subPollColor }

/** All checks run before the first write. */
function checked({ text, desc, color }: PollChange): Omit<PollChange, 'id'> {
  if (color !== undefined && !isColor(color)) throw new Refusal('BAD_USER_INPUT', `color ${color}`)
  const cleanDesc = desc === undefined ? undefined : cleanText(desc)
  return {
    text: text === undefined ? undefined : checkedText(text, limits.pollText),
    desc: cleanDesc ? checkedText(cleanDesc, limits.pollDesc) : cleanDesc,
    color,
  }
}

function write(
  desk: Y.Doc,
  maps: typeof pollMaps,
  id: PollId | SubPollId,
  { text, desc, color }: Omit<PollChange, 'id'>,
): void {
  if (text !== undefined && maps.text(desk).get(id) !== text) maps.text(desk).set(id, text)
  if (desc !== undefined && (maps.desc(desk).get(id) ?? '') !== desc) maps.desc(desk).set(id, desc)
  if (color !== undefined && (maps.color(desk).get(id) ?? 0) !== color) maps.color(desk).set(id, color)
}
