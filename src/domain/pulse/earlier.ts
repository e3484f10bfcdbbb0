import type * as Y from 'yjs'
import type { ActivityDocs } from '../activity/docs.ts'
import { numberOf } from '../activity/numberOf.ts'
import { nameOf } from '../activity/texts.ts'
import { votingRound } from '../activity/votes/showing.ts'
import { isUuid } from '../ids.ts'
import type { ObjectId, StatementId } from '../ids.ts'
import { limits } from '../limits.ts'
import { sameValue } from '../workshop/state.ts'
import { readCategories } from './items.ts'
import { pulseResults } from './results.ts'
import type { CategoryResult } from './results.ts'
import { boardRoots, roots } from './roots.ts'
import type { EarlierResult } from './roots.ts'

/** The fewest votes of a result that is shown outside its own pulse. SPEC PU8. */
export const fewestEarlierVotes = 5

/** A result of an earlier pulse, by names instead of ids. */
export interface PastStatement extends EarlierResult {
  category: string
  text: string
}

/** The results of a pulse that may be shown outside it. SPEC PU8. */
export function pastStatements(categories: readonly CategoryResult[]): PastStatement[] {
  return categories.flatMap(({ name, statements }) =>
    statements.flatMap(({ text, result: { count, axis1 } }) =>
      count < fewestEarlierVotes || axis1.mean === null
        ? []
        : { category: categoryName(name), text: statementText(text), mean: axis1.mean, count },
    ),
  )
}

/**
 * The results of a pulse that may be shown outside it, of its latest round that has any: a new round in which hardly
 * anybody voted yet hides nothing of the one that was finished. SPEC PU8, BT10
 *
 * @param docs with a tally that the caller may read; it tells only what is shown
 */
export function latestPastStatements({ desk, board, tally }: ActivityDocs): PastStatement[] {
  if (!tally) return []
  for (let round = votingRound(board); round > 0; round -= 1) {
    const past = pastStatements(pulseResults({ doc: desk, board, tally }, round))
    if (past.length > 0) return past
  }
  return []
}

/** The earlier results of the approved statements of a desk: of the same text in a category of the same name. SPEC PU8. */
export function matchEarlier(
  desk: Y.Doc,
  past: readonly PastStatement[],
): ReadonlyMap<StatementId, EarlierResult> {
  const known = new Map<string, EarlierResult>()
  for (const { category, text, mean, count } of past) {
    const key = JSON.stringify([category, text])
    if (!known.has(key)) known.set(key, { mean, count })
  }
  return new Map(
    readCategories(desk).flatMap(({ name, statements }) =>
      statements.flatMap(({ id, text, isApproved }) => {
        const found = known.get(JSON.stringify([categoryName(name), statementText(text)]))
        return found && isApproved ? [[id, found] as const] : []
      }),
    ),
  )
}

/** Shows earlier results on a board, or none for an empty map. SPEC PU8. */
export function writeEarlier(board: Y.Doc, earlier: ReadonlyMap<StatementId, EarlierResult>): void {
  const map = boardRoots.earlier(board)
  for (const id of [...map.keys()]) if (!earlier.has(id)) map.delete(id)
  for (const [id, result] of earlier) if (!sameValue(map.get(id), result)) map.set(id, result)
}

/** The most pulses that one remembers. */
const mostAncestors = 24
const lineageKey = 'pulses'
const sinceKey = 'since'

/** The pulses that this one was duplicated from, the latest first. Browsers write desks: other values are left out. */
export function readLineage(desk: Y.Doc): ObjectId[] {
  const ids: unknown = roots.lineage(desk).get(lineageKey)
  if (!Array.isArray(ids)) return []
  const known = ids.filter((id): id is string => typeof id === 'string' && isUuid(id))
  return [...new Set(known)].slice(0, mostAncestors)
}

/** The lineage of a copy of a pulse. */
export function lineageAfter(lineage: readonly ObjectId[], copied: ObjectId): ObjectId[] {
  return [copied, ...lineage].slice(0, mostAncestors)
}

/** @param now when the copy is made, in epoch seconds; unknown for a copy that nobody makes now, such as a template */
export function writeLineage(desk: Y.Doc, lineage: readonly ObjectId[], now?: number): void {
  if (lineage.length === 0) return
  roots.lineage(desk).set(lineageKey, lineage)
  if (now !== undefined) roots.lineage(desk).set(sinceKey, Math.floor(now))
}

/** When a pulse was duplicated from another one, in epoch seconds; null when that is unknown. SPEC PU8. */
export function readSince(desk: Y.Doc): number | null {
  return numberOf(roots.lineage(desk).get(sinceKey)) || null
}

function categoryName(name: unknown): string {
  return nameOf(name, limits.categoryName)
}

function statementText(text: unknown): string {
  return nameOf(text, limits.statementText)
}
