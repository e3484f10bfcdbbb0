import type { OutboxEntry, OwnContent } from '#sync/room/outbox.ts'

/** An own item, as far as known. */
export interface OwnItem {
  id: string
  text: string
  /** Epoch seconds. */
  createdAt: number
  /** The server has it as shown. */
  isSaved: boolean
}

/** What this device has of an activity. */
export interface OwnOnDevice {
  contents: readonly OwnContent[]
  pending: readonly OutboxEntry[]
}

/**
 * A person's own items in an activity, oldest first: the server's answer and this device's items, which win while
 * unsent.
 *
 * @param fetched empty where it was not asked yet, or cannot be (a hidden activity, no connection, after the end)
 * @param type of the listed items, as in effects
 * @param placeOf position of an item of this device
 */
export function ownItems<Headings extends object>(
  fetched: readonly (Omit<OwnItem, 'isSaved'> & Headings)[],
  { contents, pending }: OwnOnDevice,
  type: string,
  placeOf: (fields: OwnContent['fields']) => Headings,
): (OwnItem & Headings)[] {
  const found = new Map(fetched.map((item) => [item.id, { ...item, isSaved: true }]))
  for (const { id, text, fields, createdMs, isSaved, ...content } of contents) {
    const known = found.get(id)
    if (content.type !== type || (known && isSaved)) continue
    const createdAt = known?.createdAt ?? Math.floor(createdMs / 1000)
    found.set(id, { id, text, createdAt, isSaved, ...placeOf(fields) })
  }
  for (const { effect } of pending) if (effect?.does === 'remove') found.delete(effect.id)
  return [...found.values()].sort((a, b) => a.createdAt - b.createdAt)
}
