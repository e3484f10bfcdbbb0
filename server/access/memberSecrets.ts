import type { WorkshopId } from '#domain/ids.ts'
import type { Signals } from '#server/live/signals.ts'
import { createLru } from '../limits/lru.ts'
import type { Caller } from './caller.ts'

/**
 * Members' secrets, taken from their tokens. They are kept apart from the callers, which live as long as a socket, so
 * that all secrets of a workshop can be forgotten at once. SPEC E2.
 */
export interface MemberSecrets {
  /** Nothing is remembered of a workshop that has ended. */
  keep(caller: Caller, workshopId: WorkshopId, secret: Buffer): void
  of(caller: Caller, workshopId: WorkshopId): Buffer | null
  /** Forgets all secrets of this workshop and accepts no new ones. */
  forget(workshopId: WorkshopId): void
}

const workshopsKept = 100_000
// Longer than a token is valid: every member with a valid token has been seen within this time.
const keptMs = 2 * 60 * 60 * 1000

/** @param signals of the end and the erasure of workshops, at which their members' secrets are forgotten */
export function createMemberSecrets(signals: Signals): MemberSecrets {
  const byWorkshop = createLru<WorkshopId, { secrets: WeakMap<Caller, Buffer> | null }>(workshopsKept, {
    ...{ ttl: keptMs, updateAgeOnGet: true, ttlAutopurge: true },
  })
  const forget = (workshopId: WorkshopId): void => void byWorkshop.set(workshopId, { secrets: null })
  signals.prependListener('workshopEnded', ({ workshopId }) => forget(workshopId))
  signals.prependListener('workshopErased', ({ workshopId }) => forget(workshopId))
  return {
    keep(caller, workshopId, secret) {
      const kept = byWorkshop.get(workshopId) ?? { secrets: new WeakMap() }
      byWorkshop.set(workshopId, kept)
      kept.secrets?.set(caller, secret)
    },
    of: (caller, workshopId) => byWorkshop.get(workshopId)?.secrets?.get(caller) ?? null,
    forget,
  }
}
