import type * as Y from 'yjs'

const none: ReadonlySet<string> = new Set()

/** Returns the keys of a root map that the open transaction of a document has changed so far. */
export function openChanges(doc: Y.Doc): (root: unknown) => ReadonlySet<string> {
  // Yjs transactions nest: this returns the open transaction.
  const changed: ReadonlyMap<unknown, ReadonlySet<unknown>> = doc.transact((open) => open.changed)
  return (root) => (changed.get(root) ?? none) as ReadonlySet<string>
}
