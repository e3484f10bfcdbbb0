import type { WorkshopId } from '#domain/ids.ts'
import { insertContents } from '../database/contents/contents.ts'
import { insertUpdates } from '../database/contents/journal.ts'
import type { JournalEntry, Queryable } from '../database/contents/journal.ts'
import { statement } from '../database/connection/statement.ts'
import type { Bind } from '../database/connection/statement.ts'
import { deleteAllTags, deleteTags, insertTags } from '../database/contents/tags.ts'
import { deleteRound, deleteVotes, insertVotes, updateVotes } from '../database/contents/votes.ts'
import { deleteFacilitator, insertFacilitator } from '../database/workshops/workshopStatements.ts'
import { voteTag } from './tags.ts'
import type { TickRows } from './tickRows.ts'
import { castVotes, forgetRound } from './voteRows.ts'
import type { Command, RowChanges } from './command.ts'
import type { Lookups } from './lookups.ts'

/**
 * Adds the row changes of one command, and updates the lookups for the commands after it.
 *
 * @throws {Error} when it adds a row that exists already, for which the database would refuse the whole tick
 */
export function addRows(
  rows: TickRows,
  lookups: Lookups,
  command: Command<unknown>,
  changes: RowChanges,
): void {
  for (const content of changes.addContents ?? []) {
    if (lookups.contents.get(content.id)) throw new Error(`content ${content.id} is there already`)
    lookups.contents.set(content.id, content)
    rows.contents.push(content)
  }
  for (const { id } of changes.removeVotes ?? []) removeVote(rows, lookups, id)
  for (const vote of changes.addVotes ?? []) {
    const tag = voteTag(command.author, vote.targetId)
    const key = tag.toString('hex')
    if (lookups.votes.get(key)) throw new Error(`a vote on ${vote.targetId} is there already`)
    lookups.used.set(vote.id, true)
    lookups.votes.set(key, { id: vote.id, targetId: vote.targetId, value1: vote.value1 })
    lookups.voteCounts.set(vote.targetId, (lookups.voteCounts.get(vote.targetId) ?? 0) + 1)
    rows.votes.set(vote.id, { ...vote, value2: null, round: null, isProxy: false, share: null, tag })
  }
  castVotes(rows, lookups, command.author, changes.castVotes ?? [])
  for (const { tag } of changes.removeTags ?? []) {
    lookups.tags.set(tag.toString('hex'), null)
    rows.tags.delete(tag.toString('hex'))
    rows.removedTags.set(tag.toString('hex'), tag)
  }
  for (const cleared of changes.removeAllTags ?? []) {
    for (const [key, { objectId, kind }] of rows.tags)
      if (objectId === cleared.objectId && kind === cleared.kind) rows.tags.delete(key)
    rows.clearedTags.push(cleared)
  }
  for (const tag of changes.addTags ?? []) {
    lookups.tags.set(tag.tag.toString('hex'), { objectId: tag.objectId, kind: tag.kind })
    rows.removedTags.delete(tag.tag.toString('hex'))
    rows.tags.set(tag.tag.toString('hex'), tag)
  }
  if (changes.forgetRound) forgetRound(rows, lookups, changes.forgetRound)
  changeGuides(rows, lookups, command.workshopId, changes)
  rows.statements.push(...(changes.statements ?? []))
  rows.lastStatements.push(...(changes.lastStatements ?? []))
}

function changeGuides(
  rows: TickRows,
  lookups: Lookups,
  workshopId: WorkshopId,
  { addFacilitators = [], removeFacilitator }: RowChanges,
): void {
  for (const { id } of addFacilitators) rows.statements.push(insertFacilitator(workshopId, id))
  lookups.facilitators?.push(...addFacilitators)
  if (removeFacilitator === undefined) return
  rows.statements.push(deleteFacilitator(workshopId, removeFacilitator))
  lookups.facilitators = lookups.facilitators?.filter(({ id }) => id !== removeFacilitator) ?? null
}

function removeVote(rows: TickRows, lookups: Lookups, id: string): void {
  for (const [tag, vote] of lookups.votes) {
    if (vote?.id !== id) continue
    lookups.votes.set(tag, null)
    lookups.voteCounts.set(vote.targetId, (lookups.voteCounts.get(vote.targetId) ?? 1) - 1)
  }
  if (!rows.votes.delete(id)) rows.removedVotes.add(id)
  lookups.used.set(id, false)
}

/** Deletes the rounds that the tick's commands have undone so far. SPEC BT10. */
export async function deleteForgotten(client: Queryable, rows: TickRows): Promise<void> {
  for (const forgotten of rows.forgotten) {
    if (forgotten.isDone) continue
    forgotten.isDone = true
    for (const { text, values } of deleteRound(forgotten.objectId, forgotten.round))
      await client.query(text, values)
  }
}

/**
 * Writes all rows of a tick: first the removals (one statement, rare), then rows and journal together in one statement,
 * then the statements that come last.
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
    rows.changedVotes.size > 0 ? updateVotes(bind, workshopId, [...rows.changedVotes.values()]) : '',
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

/** The last part is the statement itself, the parts before it are its CTEs. */
async function writeParts(client: Queryable, build: (bind: Bind) => string[]): Promise<number[]> {
  const query = statement((bind) => {
    const parts = build(bind).filter((part) => part !== '')
    const last = parts.pop() ?? ''
    const before = parts.map((part, index) => `part_${index} as (${part})`)
    return before.length > 0 ? `with ${before.join(',\n')}\n${last}` : last
  })
  if (query.text === '') return []
  const { rows } = await client.query<{ seq?: number }>(query)
  return rows.flatMap(({ seq }) => seq ?? [])
}

/** Ids are random, so the order of a tick's rows in the table does not reveal which two came from the same person. */
function inIdOrder<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
}
