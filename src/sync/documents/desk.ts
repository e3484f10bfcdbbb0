import { useMemo, useSyncExternalStore } from 'react'
import * as Y from 'yjs'
import { facilitatorOrigin } from '#domain/activity/docs.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { Message } from '#domain/message.ts'
import * as joinMessages from '#domain/messages/joining.ts'
import { handleOf } from './docHandle.ts'

export type EditOutcome = { ok: true } | { ok: false; message: Message }

export interface Undo {
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/**
 * A facilitator's edit of a desk, one undo step: `editDesk(desk, (doc) => movePost(doc, postId, groupId))`.
 *
 * @param act checks before it writes, as the functions of the domain do
 * @returns `ok: false` with what to show when a rule of the domain refused (UserMistake, Refusal), or the workshop has
 *   ended; nothing is changed then
 * @throws any other error
 */
export function editDesk(desk: Y.Doc, act: (desk: Y.Doc) => void): EditOutcome {
  if (handleOf(desk).isClosed) return { ok: false, message: joinMessages.sessionEnded }
  undoManager(desk)
  try {
    desk.transact(() => act(desk), facilitatorOrigin)
    return { ok: true }
  } catch (error) {
    if (error instanceof UserMistake || error instanceof Refusal) return { ok: false, message: error.said }
    throw error
  }
}

/** The same for who only shows what a rule refused; null when the edit was made. */
export function tryEdit(desk: Y.Doc, act: (desk: Y.Doc) => void): Message | null {
  const outcome = editDesk(desk, act)
  return outcome.ok ? null : outcome.message
}

/**
 * The same for an edit whose undo is offered right after it.
 *
 * @returns with `undo`, which reverts exactly this edit; false when this facilitator edited something else after it
 */
export function editDeskUndoably(
  desk: Y.Doc,
  act: (desk: Y.Doc) => void,
): EditOutcome & { undo: () => boolean } {
  const undoOf = watchEdit(desk)
  const outcome = editDesk(desk, act)
  return { ...outcome, undo: undoOf() ?? (() => false) }
}

/**
 * Watches for an edit that this facilitator makes of a desk from now on, for a button that is pressed later.
 *
 * @returns called after it: null when it changed nothing there; otherwise reverts that edit, which also sends it when the
 *   desk is not open any more, and returns false when something else was edited or undone after it
 */
export function watchEdit(desk: Y.Doc): () => (() => boolean) | null {
  const manager = undoManager(desk)
  const before = manager.undoStack.at(-1)
  return () => {
    const step = manager.undoStack.at(-1)
    if (step === undefined || step === before) return null
    return () => {
      const { isClosed, hold } = handleOf(desk)
      if (isClosed || manager.undoStack.at(-1) !== step) return false
      const release = hold?.()
      manager.undo()
      release?.()
      return true
    }
  }
}

/** Undo of this facilitator's own edits of a desk (Ctrl+Z in boards); other people's edits stay. */
export function useUndo(desk: Y.Doc): Undo {
  const manager = undoManager(desk)
  const acts = useMemo(
    () => ({ undo: () => void manager.undo(), redo: () => void manager.redo() }),
    [manager],
  )
  const subscribe = useMemo(() => (listener: () => void) => subscribeTo(manager, listener), [manager])
  const canUndo = useSyncExternalStore(subscribe, () => manager.canUndo())
  const canRedo = useSyncExternalStore(subscribe, () => manager.canRedo())
  return { ...acts, canUndo, canRedo }
}

const stackEvents = ['stack-item-added', 'stack-item-popped', 'stack-cleared'] as const

function subscribeTo(manager: Y.UndoManager, listener: () => void): () => void {
  for (const event of stackEvents) manager.on(event, listener)
  return () => {
    for (const event of stackEvents) manager.off(event, listener)
  }
}

/** The manager behind `useUndo`, for a kind whose steps are not edits of the desk alone. */
export function undoManager(desk: Y.Doc): Y.UndoManager {
  const handle = handleOf(desk)
  handle.undo ??= new Y.UndoManager(desk, {
    trackedOrigins: new Set([facilitatorOrigin]),
    captureTimeout: 0,
  })
  return handle.undo
}
