import * as Y from 'yjs'
import { projectBrainstorm } from '#domain/brainstorm/projection.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'

/** The board that a full projection makes of a brainstorm's desk and flags. */
export function projectionOf(desk: Y.Doc, board: Y.Doc): Y.Doc {
  const full = new Y.Doc()
  boardRoots.flags(board).forEach((on, name) => boardRoots.flags(full).set(name, on))
  projectBrainstorm(desk, full, 'all')
  return full
}

/** Every root map of a brainstorm's document as plain values. */
export function valuesOf(doc: Y.Doc): unknown {
  return Object.fromEntries(
    Object.entries({ ...roots, ...boardRoots }).map(([name, root]) => [name, root(doc).toJSON()]),
  )
}
