import { createRevocations } from '#server/access/revocations.ts'
import type { Revocations } from '#server/access/revocations.ts'
import { keepRevocation } from '#server/database/accounts/revocations.ts'
import type { Signals } from '#server/live/signals.ts'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** Revocations for a server assembled from parts: stored as usual, but announced to this process only. */
export function revocationsOf(pool: Pool, signals: Signals): Revocations {
  const node = randomUUID()
  return createRevocations({
    keep: (revocation) => keepRevocation(pool, { node, sealed: Buffer.alloc(0) }, revocation),
    onRevoked: () => signals.emit('accountRevoked'),
  })
}
