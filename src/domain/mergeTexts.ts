/** A change of a text: the characters from `start` to `end` of the base were replaced by `text`. */
interface Change {
  start: number
  end: number
  text: string
}

/**
 * Merges two concurrent changes of one text (three-way merge) when they touch different ranges.
 *
 * @param base the text before both changes
 * @returns the merged text, or null when both changed the same range (conflict)
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

/** Maps a caret position of `mine` to the merged text, so that the cursor stays at the same words. */
export function caretAfterMerge(base: string, mine: string, theirs: string, caret: number): number {
  const [own, other] = [changeOf(base, mine), changeOf(base, theirs)]
  const start = own.end <= other.start ? other.start + mine.length - base.length : other.start
  return caret > start ? Math.max(start, caret + theirs.length - base.length) : caret
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
