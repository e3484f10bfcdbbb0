import type * as Y from 'yjs'
import { openChanges } from './openChanges.ts'

/** Counts on a board, hidden items included; keys start with the prefix of the counted kind. SPEC P5 */
export function countsOf(board: Y.Doc): Y.Map<number> {
  return board.getMap('counts')
}

/** Describes what is counted. */
export interface Counted<Stored> {
  /** Prefix of its keys in `counts`. */
  prefix: string
  things: (desk: Y.Doc) => Y.Map<Stored>
  deleted: (desk: Y.Doc) => Y.Map<boolean>
  /** Root maps of the headings above the items, and of their deletion. */
  headings: readonly ((desk: Y.Doc) => { observe(changed: () => void): void })[]
}

/**
 * Incremental counts of a desk: the key of each item, the number of items per key, and the changes since. Without them,
 * every tick would count all answers again during bursts of input.
 */
export interface DeskCount {
  keyOf: Map<string, string>
  counts: Map<string, number>
  changed: Set<string>
  hasHeadingsChanged: boolean
}

/** The count's key of a record; undefined when its heading does not exist. */
type KeyOf<Stored> = (record: Stored) => string | undefined

/**
 * Counts the items of a desk and writes the numbers to its board.
 *
 * @param count made by `followDesk` for this desk, whose transactions have ended
 */
export function writeCounts<Stored>(
  { desk, board }: { desk: Y.Doc; board: Y.Doc },
  counted: Counted<Stored>,
  count: DeskCount,
  keyOf: KeyOf<Stored>,
): void {
  recount(desk, counted, count, keyOf)
  const map = countsOf(board)
  for (const key of [...map.keys()])
    if (key.startsWith(counted.prefix) && !count.counts.has(key)) map.delete(key)
  for (const [key, number] of count.counts) if (map.get(key) !== number) map.set(key, number)
}

/** The number of items on a board, hidden ones included. */
export function countAll(board: Y.Doc, prefix: string): number {
  let sum = 0
  for (const [key, count] of countsOf(board)) if (key.startsWith(prefix)) sum += count
  return sum
}

/**
 * Whether a desk can take this many more items. Items made or deleted since the last projection are included, also
 * those of the open transaction. Items are counted again only near the limit or after a change of headings.
 *
 * @param docs without `deskCount` the numbers of the board are used
 * @param keyOf makes the function that returns the key of a record
 */
export function hasRoom<Stored>(
  { desk, board, deskCount: count }: { desk: Y.Doc; board: Y.Doc; deskCount?: DeskCount | undefined },
  counted: Counted<Stored>,
  { more, most }: { more: number; most: number },
  keyOf: () => KeyOf<Stored>,
): boolean {
  if (!count) return countAll(board, counted.prefix) + more <= most
  const open = changedNow(desk, counted)
  if (open.hasPlacesChanged) count.hasHeadingsChanged = true
  const mostNow = sumOf(count) + count.changed.size + open.things.size + open.deleted.size
  if (!count.hasHeadingsChanged && mostNow + more <= most) return true
  for (const id of [...open.things, ...open.deleted]) count.changed.add(id)
  recount(desk, counted, count, keyOf())
  return sumOf(count) + more <= most
}

/** The changes that the open transaction of a desk has made so far. */
function changedNow<Stored>(desk: Y.Doc, { things, deleted, headings }: Counted<Stored>) {
  const keysOf = openChanges(desk)
  return {
    things: keysOf(things(desk)),
    deleted: keysOf(deleted(desk)),
    hasPlacesChanged: headings.some((record) => keysOf(record(desk)).size > 0),
  }
}

function sumOf({ counts }: DeskCount): number {
  let sum = 0
  for (const number of counts.values()) sum += number
  return sum
}

/**
 * Starts counting a desk, for the lifetime of the document. It observes the desk itself, because some changes were
 * projected by another server.
 */
export function followDesk<Stored>(desk: Y.Doc, { things, deleted, headings }: Counted<Stored>): DeskCount {
  const count: DeskCount = {
    keyOf: new Map(),
    counts: new Map(),
    changed: new Set(),
    hasHeadingsChanged: true,
  }
  for (const map of [things(desk), deleted(desk)]) {
    map.observe((event) => {
      for (const id of event.keysChanged as Set<string>) count.changed.add(id)
    })
  }
  for (const record of headings) record(desk).observe(() => (count.hasHeadingsChanged = true))
  return count
}

/** For kinds that count nothing of their desks. */
export function uncounted(): DeskCount {
  return { keyOf: new Map(), counts: new Map(), changed: new Set(), hasHeadingsChanged: false }
}

function recount<Stored>(
  desk: Y.Doc,
  { things, deleted }: Counted<Stored>,
  count: DeskCount,
  keyOfRecord: KeyOf<Stored>,
): void {
  const { keyOf, counts, changed, hasHeadingsChanged } = count
  for (const id of hasHeadingsChanged ? new Set([...things(desk).keys(), ...keyOf.keys()]) : changed) {
    const record = things(desk).get(id)
    const key = record && !deleted(desk).get(id) ? keyOfRecord(record) : undefined
    const before = keyOf.get(id)
    if (key === before) continue
    if (before !== undefined) add(counts, before, -1)
    if (key === undefined) keyOf.delete(id)
    else {
      keyOf.set(id, key)
      add(counts, key, 1)
    }
  }
  count.hasHeadingsChanged = false
  changed.clear()
}

function add(counts: Map<string, number>, key: string, difference: number): void {
  const count = (counts.get(key) ?? 0) + difference
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}
