import { EventEmitter } from 'node:events'
import type { UserId, WorkshopId } from '#domain/ids.ts'

/** Notifications between the parts of a server, beside documents. `signalBus.ts` defines which reach other nodes. */
export interface SignalMap {
  /** A person's rights in a workshop changed (everyone's when `userId` is null): connections decide again. */
  rightsChanged: [{ workshopId: WorkshopId; userId: UserId | null }]
  /** Rows of a workshop that open screens show have changed: clients refetch. */
  workshopChanged: [{ workshopId: WorkshopId }]
  /** A workshop has ended: its key and its members' secrets are forgotten. SPEC E2. */
  workshopEnded: [{ workshopId: WorkshopId }]
  /** A workshop was erased: everything cached of it is dropped. SPEC X2. */
  workshopErased: [{ workshopId: WorkshopId }]
  /** Sign-ins were revoked: connections with revoked tokens are closed. SPEC U6. */
  accountRevoked: []
  /** Signals of other nodes may have been lost: everything they could concern is checked again. */
  signalsMissed: []
  /** A participant joined just now, on this node: they were in no workshop before. SPEC A4. */
  memberJoined: [{ workshopId: WorkshopId; userId: UserId }]
  /** A participant set or removed a mark of being done. */
  marksChanged: [{ workshopId: WorkshopId }]
  /**
   * Who may read which results may have changed (for one person, or for everyone): open tallies are decided again. SPEC
   * BT4.
   */
  resultsChanged: [{ workshopId: WorkshopId; userId: UserId | null }]
  /** A person said good-bye and left the page open. */
  wentOffline: [{ userId: UserId }]
}

export type Signals = EventEmitter<SignalMap>

export function createSignals(): Signals {
  const signals = new EventEmitter<SignalMap>()
  signals.setMaxListeners(0)
  return signals
}
