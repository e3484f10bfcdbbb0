import type * as Y from 'yjs'

/** Keys that changed, by root map name; `all` at load and when a flag changes what is shown. */
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

/** Collects which keys of which root maps a transaction changes. */
export function collectChanges(doc: Y.Doc, act: () => void): Map<string, Set<string>> {
  const changes = new Map<string, Set<string>>()
  const collect = (transaction: Y.Transaction): void => addChangedKeys(doc, transaction, changes)
  doc.on('afterTransaction', collect)
  try {
    act()
  } finally {
    doc.off('afterTransaction', collect)
  }
  return changes
}

function rootName(doc: Y.Doc, type: unknown): string | null {
  for (const [name, root] of doc.share) if (root === type) return name
  return null
}
