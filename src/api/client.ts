import type { WorkshopId } from '#domain/ids.ts'
import type { TypedDocument } from './generated.ts'
import { session } from './session.ts'

/** Who calls: the account, whoever this device is in a workshop (account or member), or nobody. */
export type CallAs = 'account' | 'nobody' | { workshopId: WorkshopId }

/**
 * Makes a documented call.
 *
 *     const { updateWorkshop } = await call(UpdateWorkshopDocument, { workshopId, lobbyTitle }, { workshopId })
 *
 * @param as inside a session `{ workshopId }` (or use `useCall()` of sync/room.tsx); on the dashboard leave it out
 * @returns the data; a mutation's `ok` is true
 * @throws {CallError} `UserMistake` with the `errorString` for `ok: false`; `Refusal`, `Offline`, `ServerTrouble`. A token that
 *   was not taken is renewed once before `UNAUTHENTICATED` is thrown. `messageOf(error)` is what to show.
 */
export async function call<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  as: CallAs = 'account',
): Promise<Result> {
  if (as === 'nobody') return session.callAs(document, variables, null)
  const identity = as === 'account' ? session.accountIdentity() : session.identityIn(as.workshopId)
  return session.callAs(document, variables, identity)
}
