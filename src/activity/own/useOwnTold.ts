import type { TypedDocument } from '#api/generated.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { useStateDocument } from '#sync/documents/documents.ts'
import { useOwnContents, usePending } from '#sync/outbox/outbox.ts'
import { useRoom } from '#sync/room/room.tsx'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { OwnOnDevice } from './ownItems.ts'
import { useSpread } from './OwnSection.tsx'

/** A person's own items in an activity: the server's answer, and this device's. */
export interface OwnTold<Told> extends OwnOnDevice {
  /** Null: not asked yet, or it cannot be asked. */
  told: Told | null
  /** Loading is over. */
  isKnown: boolean
}

/** Asks the server for this person's items in an activity, one activity after the other. */
export function useOwnTold<Told>(
  { objectId, hidden }: AgendaPart,
  document: TypedDocument<Told, { id: string }>,
): OwnTold<Told> {
  const { workshopId } = useRoom()
  const { ended } = useStateDocument().workshop
  // After the end the server can no longer attribute answers, and hidden activities return nothing: only this device
  // knows them.
  const isTold = !ended && !hidden
  const isDue = useSpread()
  const { data, error } = useQuery(isTold && isDue ? document : null, { id: objectId }, { workshopId })
  const contents = useOwnContents(objectId)
  const pending = usePending(objectId)
  return { told: data, isKnown: !isTold || data !== null || error !== null, contents, pending }
}
