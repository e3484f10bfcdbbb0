import type { PageActs } from './pageActs.ts'

/** A number of a board before and after a change. */
export interface CountChange {
  key: string
  before: number
  now: number
}

export interface CountDropParts {
  /** This person's saved items as they are known now: their ids, and the keys they are counted under. */
  own: () => ReadonlyMap<string, string>
  acts: () => PageActs
  /** Ids of the items that the document has now. */
  inDocument: () => ReadonlySet<string>
  askAgain: () => void
}

/** Asking comes spread over this: at most a hundred people a second, if each answer is another person's. */
const perAnswerMs = 10
const leastMs = 2000
const mostMs = 20_000

/**
 * Decides when a device asks again what is its person's: hidden items stand on no board, so only the public numbers tell that
 * some were deleted or restored. SPEC Y11
 */
export function watchCountDrops({ own, acts, inDocument, askAgain }: CountDropParts) {
  /** By key: this person's items of before a fall, and how many went at once. */
  const fallen = new Map<string, { by: number; ids: Set<string> }>()
  const due = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | null = null
  let notBeforeMs = 0

  const areGone = (ids: Iterable<string>, known: ReadonlyMap<string, string>): boolean =>
    [...ids].some((id) => !known.has(id) && acts().get(id)?.isDeleted !== true)

  function fell({ key, before, now }: CountChange, known: ReadonlyMap<string, string>): boolean {
    const ids = new Set([...known.keys()].filter((id) => known.get(id) === key))
    const last = fallen.get(key)
    if (last && areGone(last.ids, known)) {
      fallen.set(key, { by: Math.min(last.by, before - now), ids: new Set([...last.ids, ...ids]) })
    } else if (ids.size > 0) fallen.set(key, { by: before - now, ids })
    return ids.size > 0
  }

  /** An undo brings back at least as many at once; so few devices ask when somebody only answers. */
  function mayHaveReturned({ key, before, now }: CountChange, known: ReadonlyMap<string, string>): boolean {
    const last = fallen.get(key)
    return last !== undefined && now - before >= last.by && areGone(last.ids, known)
  }

  function ask(): void {
    timer = null
    const here = inDocument()
    const ids = [...due].flatMap((key) => [...(fallen.get(key)?.ids ?? [])])
    due.clear()
    // What the document has is seen there.
    if (ids.some((id) => !here.has(id))) askAgain()
  }

  return {
    changed(changes: readonly CountChange[]): void {
      const known = own()
      for (const change of changes) {
        const isOne = change.now < change.before ? fell(change, known) : mayHaveReturned(change, known)
        if (!isOne) continue
        due.add(change.key)
        if (timer !== null) continue
        const most = Math.max(change.before, change.now) * perAnswerMs
        const withinMs = Math.min(mostMs, Math.max(leastMs, most))
        const atMs = Math.max(Date.now(), notBeforeMs) + Math.random() * withinMs
        notBeforeMs = atMs + withinMs / 2
        timer = setTimeout(ask, atMs - Date.now())
      }
    },
    stop(): void {
      if (timer !== null) clearTimeout(timer)
    },
  }
}
