import type * as Y from 'yjs'

export type EditOutcome = { ok: true } | { ok: false; message: string }

/**
 * A facilitator's edit of a desk, one undo step: `editDesk(desk, (doc) => movePost(doc, postId, groupId))`.
 *
 * @returns `ok: false` with what to show when a rule of the domain said no (UserMistake, Refusal); nothing is changed then
 * @throws anything that is no such rule
 */
export function editDesk(_desk: Y.Doc, _act: (desk: Y.Doc) => void): EditOutcome {
  throw new Error('editDesk')
}

/** Undo of this facilitator's own edits of a desk (Ctrl+Z in boards); nobody else's are touched. */
export function useUndo(_desk: Y.Doc): {
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
} {
  throw new Error('useUndo')
}
