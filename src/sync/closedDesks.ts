import type * as Y from 'yjs'

const closed = new WeakSet<Y.Doc>()

/** The server takes no edit of this desk any more: its workshop is over. SPEC E1. */
export function closeDesk(desk: Y.Doc): void {
  closed.add(desk)
}

export function isClosedDesk(desk: Y.Doc): boolean {
  return closed.has(desk)
}
