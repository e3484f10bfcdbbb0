import { EventEmitter } from 'node:events'
import type { UserId, WorkshopId } from '#domain/ids.ts'

/** What the parts of a server tell each other, beside documents. `signalBus.ts` says which reach other nodes. */
export interface SignalMap {
  /** Somebody's rights in a workshop changed (all of its people when `userId` is null): connections decide again. */
  rightsChanged: [{ workshopId: WorkshopId; userId: UserId | null }]
  /** Rows of a workshop changed that open screens show: they fetch again. */
  workshopChanged: [{ workshopId: WorkshopId }]
  /** A workshop is over: its key and its members' secrets are forgotten. SPEC E2. */
  workshopEnded: [{ workshopId: WorkshopId }]
  /** A workshop is no more: what is remembered of it is forgotten. SPEC X2. */
  workshopErased: [{ workshopId: WorkshopId }]
  /** Sign-ins were revoked: connections whose token is none any more end. SPEC U6. */
  accountRevoked: []
  /** Signals of other nodes may have been lost: everything that they could have been about is looked at again. */
  signalsMissed: []
  /** Somebody joined as a participant just now, on this node: they were in no workshop before. SPEC A4. */
  memberJoined: [{ userId: UserId }]
  /** Somebody is done with an activity, or not any more. */
  marksChanged: [{ workshopId: WorkshopId }]
  /** Somebody said good-bye and left the page open. */
  wentOffline: [{ userId: UserId }]
}

export type Signals = EventEmitter<SignalMap>

export function createSignals(): Signals {
  const signals = new EventEmitter<SignalMap>()
  signals.setMaxListeners(0)
  return signals
}
