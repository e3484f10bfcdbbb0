import * as Y from 'yjs'

/** The update produced by a change of a document, as a browser would send it. */
export function updateOf(doc: Y.Doc, change: () => void): Uint8Array {
  const updates: Uint8Array[] = []
  const collect = (update: Uint8Array): void => void updates.push(update)
  doc.on('update', collect)
  doc.transact(change)
  doc.off('update', collect)
  return Y.mergeUpdates(updates)
}

/** Sets a name on a desk: a change that is visible on the board as well. */
export function renaming(doc: Y.Doc, name: string): Uint8Array {
  return updateOf(doc, () => doc.getMap('info').set('brainstormName', name))
}

/** The name that a desk or board has. */
export function nameIn(doc: Y.Doc): unknown {
  return doc.getMap('info').get('brainstormName')
}
