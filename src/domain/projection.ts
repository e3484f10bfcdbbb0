import type * as Y from 'yjs'

/** Changed keys by root map name; `all` at load and when a flag changes what is shown. */
export type Changes = 'all' | Map<string, Set<string>>

/** Adds the keys of root maps that a transaction changed. */
export function addChangedKeys(
  doc: Y.Doc,
  transaction: Y.Transaction,
  changes: Map<string, Set<string>>,
): void {
  for (const [type, keys] of transaction.changed) {
    const name = rootName(doc, type)
    if (name === null) continue
    const known = changes.get(name) ?? new Set()
    for (const key of keys) if (key !== null) known.add(key)
    changes.set(name, known)
  }
}

function rootName(doc: Y.Doc, type: unknown): string | null {
  for (const [name, root] of doc.share) if (root === type) return name
  return null
}
