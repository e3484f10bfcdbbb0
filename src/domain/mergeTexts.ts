/** What was changed: the characters from `start` to `end` of the base became `text`. */
interface Change {
  start: number
  end: number
  text: string
}

/**
 * Two changes of one text in one, where they are in different places of it.
 *
 * @param base what both began with
 * @returns null where both changed the same place: nobody can tell what was meant
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine
  if (mine === base) return theirs
  const [own, other] = [changeOf(base, mine), changeOf(base, theirs)]
  if (own.start === other.start && own.end === other.end) return null
  if (own.end <= other.start) return applied(base, own, other)
  if (other.end <= own.start) return applied(base, other, own)
  return null
}

/** Where a place of `mine` is in the merged text: the text cursor stays with the words it stands at. */
export function placeAfterMerge(base: string, mine: string, theirs: string, place: number): number {
  const [own, other] = [changeOf(base, mine), changeOf(base, theirs)]
  const start = own.end <= other.start ? other.start + mine.length - base.length : other.start
  return place > start ? Math.max(start, place + theirs.length - base.length) : place
}

function changeOf(base: string, changed: string): Change {
  const most = Math.min(base.length, changed.length)
  let start = 0
  while (start < most && base[start] === changed[start]) start += 1
  let tail = 0
  while (tail < most - start && base.at(-1 - tail) === changed.at(-1 - tail)) tail += 1
  return { start, end: base.length - tail, text: changed.slice(start, changed.length - tail) }
}

function applied(base: string, first: Change, second: Change): string {
  return (
    base.slice(0, first.start) +
    first.text +
    base.slice(first.end, second.start) +
    second.text +
    base.slice(second.end)
  )
}
