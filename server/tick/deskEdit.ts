import * as Y from 'yjs'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { ContentRow } from '../database/contents/contents.ts'
import { hasPending } from '#server/live/shadow.ts'
import type { Shadow } from '#server/live/shadow.ts'

/** An act failed after it had written: the shadows can no longer be trusted. */
export class Spoilt extends Error {
  constructor(cause: unknown) {
    super('failed after writing', { cause })
  }
}

/**
 * Applies a facilitator's edit to the shadow of its desk.
 *
 * @throws {Refusal} `BAD_USER_INPUT` for an update that does not decode or that depends on a missing update. If stored,
 *   such an update would stay pending in memory for ever, grow with every further one, and make existing keys look
 *   deleted (yjs#461)
 * @throws {Spoilt} when this was detected only after a part of the update was applied
 */
export function applyEdit({ doc, name }: Shadow, update: Uint8Array): void {
  if (lacksPast(doc, update)) throw new Refusal('BAD_USER_INPUT', `gap in an update of ${name}`)
  const hadPending = hasPending(doc)
  try {
    Y.applyUpdate(doc, update)
  } catch (error) {
    throw new Spoilt(new Refusal('BAD_USER_INPUT', `${name}: ${String(error)}`))
  }
  if (!hadPending && hasPending(doc))
    throw new Spoilt(new Refusal('BAD_USER_INPUT', `gap in an update of ${name}`))
}

function lacksPast(doc: Y.Doc, update: Uint8Array): boolean {
  let from: Map<number, number>
  try {
    from = Y.parseUpdateMeta(update).from
  } catch (error) {
    throw new Refusal('BAD_USER_INPUT', `an update does not decode: ${String(error)}`)
  }
  for (const [client, clock] of from) if (clock > Y.getState(doc.store, client)) return true
  return false
}

/**
 * Contents that facilitators created on a desk, by root map: calls refer to them by id alone. These rows have no
 * author.
 */
export function seenContents(objectId: ObjectId, { model, changes }: Shadow): ContentRow[] {
  return Object.entries(model?.contents ?? {}).flatMap(([root, kind]) =>
    [...(changes.get(root) ?? [])].map((id) => ({ id, objectId, kind, tag: null })),
  )
}
