import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import type { ObjectId } from '#domain/ids.ts'
import type { Command, OutboxEntry, OwnContent } from '../entries/outboxEntry.ts'
import type { Outbox } from '../outbox/outboxContract.ts'
import { ownContents, pendingEntries } from '../outbox/outboxView.ts'
import { useRoomOfContext } from './roomContext.ts'

export { ballotId, madeBy } from '../entries/effect.ts'
export type { BallotEffect, Effect, Fields, FillEffect } from '../entries/effect.ts'
export { acknowledgedVotes } from '../outbox/ownBallots.ts'
export { isSendable, labelOf, whyRefused, wordsOf } from '../entries/outboxEntry.ts'
export type { Command, OutboxEntry, OwnContent } from '../entries/outboxEntry.ts'

export interface OutboxView {
  /** Waiting or being sent, in order. */
  pending: OutboxEntry[]
  /** Entries that the server refused, with the reason: show the text and offer retry, dismiss. */
  refused: OutboxEntry[]
  /** Adds a command to the outbox: stored on this device before it is sent. Never fails. */
  send: <Variables>(command: Command<Variables>) => void
  dismiss: (entryId: string) => void
  retry: (entryId: string) => void
  /** Keeps a text that was refused on this device beside the refused entries; it cannot be sent again. */
  keepRefused: (refused: Parameters<Outbox['keepRefused']>[1]) => void
}

/** The outbox of this device in the room. */
export function useOutbox(): OutboxView {
  const { outbox, workshopId } = useRoomOfContext()
  const entries = useStore(outbox.view, (contents) => contents.entries)
  const lists = useMemo(() => {
    const here = entries.filter((entry) => entry.workshopId === workshopId)
    return {
      pending: here.filter(({ state }) => state.status !== 'refused'),
      refused: here.filter(({ state }) => state.status === 'refused'),
    }
  }, [entries, workshopId])
  const acts = useMemo(
    () => ({
      send: <Variables>(command: Command<Variables>) => outbox.send(workshopId, command),
      dismiss: outbox.dismiss,
      retry: outbox.retry,
      keepRefused: (refused: Parameters<Outbox['keepRefused']>[1]) => outbox.keepRefused(workshopId, refused),
    }),
    [outbox, workshopId],
  )
  return useMemo(() => ({ ...lists, ...acts }), [lists, acts])
}

/** Waiting entries about one activity, in order, for optimistic updates (likes, edits, deletes). */
export function usePending(objectId: ObjectId): OutboxEntry[] {
  const contents = useStore(useRoomOfContext().outbox.view)
  return useMemo(
    () => pendingEntries(contents).filter((entry) => entry.objectId === objectId),
    [contents, objectId],
  )
}

/**
 * This device's own items of one activity, saved or not, in order of creation. A screen merges them with the board's;
 * for the same id the board's wins. So an answer is visible at once and does not flicker when it is saved.
 */
export function useOwnContents(objectId: ObjectId): OwnContent[] {
  const contents = useStore(useRoomOfContext().outbox.view)
  return useMemo(() => ownContents(contents, objectId), [contents, objectId])
}
