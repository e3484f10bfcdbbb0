import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { insertContents } from '#server/database/contents.ts'
import type { ContentRow } from '#server/database/contents.ts'
import { insertUpdates } from '#server/database/journal.ts'
import type { JournalEntry, Queryable } from '#server/database/journal.ts'
import { statement } from '#server/database/statement.ts'
import type { Bind } from '#server/database/statement.ts'
import { deleteAllTags, deleteTags, insertTags } from '#server/database/tags.ts'
import type { TagRow } from '#server/database/tags.ts'
import { deleteVotes, insertVotes } from '#server/database/votes.ts'
import type { VoteRow } from '#server/database/votes.ts'
import { deleteFacilitator, insertFacilitator } from '#server/database/workshopStatements.ts'
import { voteTag } from './tags.ts'
import type { Command, RowChanges } from './command.ts'
import type { Facts } from './facts.ts'

/** The row changes of a tick, net: what one command adds and the next removes is in none of them. */
export interface TickRows {
  contents: ContentRow[]
  /** Seen on a desk; known ones are left as they are. */
  seenContents: ContentRow[]
  /** By id. */
  votes: Map<string, VoteRow>
  removedVotes: Set<string>
  /** By the tag in hex. */
  tags: Map<string, TagRow>
  removedTags: Map<string, Buffer>
  /** Kinds of which an activity loses all. */
  clearedTags: { objectId: ObjectId; kind: string }[]
  statements: { text: string; values: unknown[] }[]
  lastStatements: { text: string; values: unknown[] }[]
}

export function noRows(): TickRows {
  return {
    contents: [],
    seenContents: [],
    votes: new Map(),
    removedVotes: new Set(),
    tags: new Map(),
    removedTags: new Map(),
    clearedTags: [],
    statements: [],
    lastStatements: [],
  }
}

/**
 * Adds the row changes of one command, and brings the facts up to date for the commands after it.
 *
 * @throws {Error} when it adds what is there already: the database would refuse the whole tick for it
 */
export function addRows(rows: TickRows, facts: Facts, command: Command<unknown>, changes: RowChanges): void {
  for (const content of changes.addContents ?? []) {
    if (facts.contents.get(content.id)) throw new Error(`content ${content.id} is there already`)
    facts.contents.set(content.id, content)
    rows.contents.push(content)
  }
  for (const { id } of changes.removeVotes ?? []) removeVote(rows, facts, id)
  for (const vote of changes.addVotes ?? []) {
    const tag = voteTag(command.author, vote.targetId)
    const key = tag.toString('hex')
    if (facts.votes.get(key)) throw new Error(`a vote on ${vote.targetId} is there already`)
    facts.votes.set(key, { id: vote.id, targetId: vote.targetId, value1: vote.value1 })
    facts.voteCounts.set(vote.targetId, (facts.voteCounts.get(vote.targetId) ?? 0) + 1)
    rows.votes.set(vote.id, { ...vote, tag })
  }
  for (const { tag } of changes.removeTags ?? []) {
    rows.tags.delete(tag.toString('hex'))
    rows.removedTags.set(tag.toString('hex'), tag)
  }
  for (const cleared of changes.removeAllTags ?? []) {
    for (const [key, { objectId, kind }] of rows.tags)
      if (objectId === cleared.objectId && kind === cleared.kind) rows.tags.delete(key)
    rows.clearedTags.push(cleared)
  }
  for (const tag of changes.addTags ?? []) rows.tags.set(tag.tag.toString('hex'), tag)
  changeGuides(rows, facts, command.workshopId, changes)
  rows.statements.push(...(changes.statements ?? []))
  rows.lastStatements.push(...(changes.lastStatements ?? []))
}

function changeGuides(
  rows: TickRows,
  facts: Facts,
  workshopId: WorkshopId,
  { addGuides = [], removeGuide }: RowChanges,
): void {
  for (const { id } of addGuides) rows.statements.push(insertFacilitator(workshopId, id))
  facts.guides?.push(...addGuides)
  if (removeGuide === undefined) return
  rows.statements.push(deleteFacilitator(workshopId, removeGuide))
  facts.guides = facts.guides?.filter(({ id }) => id !== removeGuide) ?? null
}

function removeVote(rows: TickRows, facts: Facts, id: string): void {
  for (const [tag, vote] of facts.votes) {
    if (vote?.id !== id) continue
    facts.votes.set(tag, null)
    facts.voteCounts.set(vote.targetId, (facts.voteCounts.get(vote.targetId) ?? 1) - 1)
  }
  if (!rows.votes.delete(id)) rows.removedVotes.add(id)
}

/**
 * Writes all of a tick: what is removed first (one statement, rare), then rows and journal together in one, and what comes last.
 *
 * @returns the sequence numbers of the journal's new rows
 */
export async function writeRows(
  client: Queryable,
  workshopId: WorkshopId,
  rows: TickRows,
  entries: readonly JournalEntry[],
): Promise<number[]> {
  for (const { text, values } of rows.statements) await client.query(text, values)
  await writeParts(client, (bind) => [
    rows.removedVotes.size > 0 ? deleteVotes(bind, workshopId, [...rows.removedVotes]) : '',
    rows.removedTags.size > 0 ? deleteTags(bind, workshopId, [...rows.removedTags.values()]) : '',
    rows.clearedTags.length > 0 ? deleteAllTags(bind, workshopId, rows.clearedTags) : '',
  ])
  const seqs = await writeParts(client, (bind) => [
    rows.contents.length > 0 ? insertContents(bind, workshopId, inIdOrder(rows.contents)) : '',
    rows.seenContents.length > 0 ? insertContents(bind, workshopId, rows.seenContents, true) : '',
    rows.votes.size > 0 ? insertVotes(bind, workshopId, inIdOrder([...rows.votes.values()])) : '',
    rows.tags.size > 0 ? insertTags(bind, workshopId, [...rows.tags.values()]) : '',
    entries.length > 0 ? insertUpdates(bind, workshopId, entries) : '',
  ])
  for (const { text, values } of rows.lastStatements) await client.query(text, values)
  return seqs
}

/** The last part is the statement itself, those before it are its CTEs. */
async function writeParts(client: Queryable, build: (bind: Bind) => string[]): Promise<number[]> {
  const query = statement((bind) => {
    const parts = build(bind).filter((part) => part !== '')
    const last = parts.pop() ?? ''
    const before = parts.map((part, place) => `part_${place} as (${part})`)
    return before.length > 0 ? `with ${before.join(',\n')}\n${last}` : last
  })
  if (query.text === '') return []
  const { rows } = await client.query<{ seq?: number }>(query)
  return rows.flatMap(({ seq }) => seq ?? [])
}

/** Ids are random: the order of a tick's rows in the table then tells nothing of who sent two of them in a row. */
function inIdOrder<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
}
