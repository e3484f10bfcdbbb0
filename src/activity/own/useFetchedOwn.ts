import type { TypedDocument } from '#api/generated.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useOwnContents, usePending } from '#sync/room/outbox.ts'
import { useRoom } from '#sync/room/room.tsx'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { OwnOnDevice } from './ownItems.ts'
import { useSpread } from './OwnSection.tsx'

/** A person's own items in an activity: the server's answer, and this device's. */
export interface OwnInActivity<Fetched> extends OwnOnDevice {
  /** Null: not asked yet, or it cannot be asked. */
  fetched: Fetched | null
  /** Loading is over. */
  isKnown: boolean
}

/** Asks the server for this person's items in an activity, one activity after the other. */
export function useFetchedOwn<Fetched>(
  { objectId, hidden }: AgendaPart,
  document: TypedDocument<Fetched, { id: string }>,
): OwnInActivity<Fetched> {
  const { workshopId } = useRoom()
  const { ended } = useStateDocument().workshop
  // After the end the server can no longer attribute answers, and hidden activities return nothing: only this device
  // knows them.
  const mayAsk = !ended && !hidden
  const isDue = useSpread()
  const { data, error } = useQuery(mayAsk && isDue ? document : null, { id: objectId }, { workshopId })
  const contents = useOwnContents(objectId)
  const pending = usePending(objectId)
  return { fetched: data, isKnown: !mayAsk || data !== null || error !== null, contents, pending }
}
