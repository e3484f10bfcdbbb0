import type * as Y from 'yjs'
import type { ActivityDocs } from './docs.ts'

/** Of a board: numbers of what is there, hidden too, by a key that starts with what is counted. SPEC P5 */
export function countsOf(board: Y.Doc): Y.Map<number> {
  return board.getMap('counts')
}

/** What is counted. */
export interface Counted<Place> {
  /** What its keys in `counts` start with. */
  prefix: string
  things: (desk: Y.Doc) => Y.Map<Place>
  deleted: (desk: Y.Doc) => Y.Map<boolean>
  /** What things stand under, and what of it is deleted. */
  places: readonly ((desk: Y.Doc) => { observe(changed: () => void): void })[]
}

/**
 * What was counted of a desk: which thing under which key, how many under each, and what changed since. Counting goes on where it
 * ended: a storm of answers would else count all of them in every tick.
 */
export interface DeskCount {
  keyOf: Map<string, string>
  counts: Map<string, number>
  changed: Set<string>
  hasPlacesChanged: boolean
}

/**
 * Counts the things of a desk, and writes the numbers to its board.
 *
 * @param count as `followDesk` began it, of this desk; its transactions have ended
 * @param keyOf the key of a place; undefined for a place there is not
 */
export function writeCounts<Place>(
  { desk, board }: ActivityDocs,
  counted: Counted<Place>,
  count: DeskCount,
  keyOf: (place: Place) => string | undefined,
): void {
  recount(desk, counted, count, keyOf)
  const map = countsOf(board)
  for (const key of [...map.keys()])
    if (key.startsWith(counted.prefix) && !count.counts.has(key)) map.delete(key)
  for (const [key, number] of count.counts) if (map.get(key) !== number) map.set(key, number)
}

/** How many there are on a board, those included that are hidden. */
export function countAll(board: Y.Doc, prefix: string): number {
  let sum = 0
  for (const [key, count] of countsOf(board)) if (key.startsWith(prefix)) sum += count
  return sum
}

/**
 * Begins to count a desk, for as long as the document lives. The desk itself tells of its changes, for some reach it that were
 * projected elsewhere: another server's.
 */
export function followDesk<Place>(desk: Y.Doc, { things, deleted, places }: Counted<Place>): DeskCount {
  const count: DeskCount = { keyOf: new Map(), counts: new Map(), changed: new Set(), hasPlacesChanged: true }
  for (const map of [things(desk), deleted(desk)]) {
    map.observe((event) => {
      for (const id of event.keysChanged as Set<string>) count.changed.add(id)
    })
  }
  for (const place of places) place(desk).observe(() => (count.hasPlacesChanged = true))
  return count
}

function recount<Place>(
  desk: Y.Doc,
  { things, deleted }: Counted<Place>,
  count: DeskCount,
  keyOfPlace: (place: Place) => string | undefined,
): void {
  const { keyOf, counts, changed, hasPlacesChanged } = count
  for (const id of hasPlacesChanged ? new Set([...things(desk).keys(), ...keyOf.keys()]) : changed) {
    const place = things(desk).get(id)
    const key = place && !deleted(desk).get(id) ? keyOfPlace(place) : undefined
    const before = keyOf.get(id)
    if (key === before) continue
    if (before !== undefined) add(counts, before, -1)
    if (key === undefined) keyOf.delete(id)
    else {
      keyOf.set(id, key)
      add(counts, key, 1)
    }
  }
  count.hasPlacesChanged = false
  changed.clear()
}

function add(counts: Map<string, number>, key: string, difference: number): void {
  const count = (counts.get(key) ?? 0) + difference
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}
