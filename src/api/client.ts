import type { WorkshopId } from '#domain/ids.ts'
import type { TypedDocument } from './generated.ts'
import { credentials } from './signIn/credentials.ts'

/** The identity of the caller: the account, this device's identity in a workshop (account or member), or nobody. */
export type CallAs = 'account' | 'nobody' | { workshopId: WorkshopId }

/**
 * Makes a documented call.
 *
 *     const { updateWorkshop } = await call(UpdateWorkshopDocument, { workshopId, lobbyTitle }, { workshopId })
 *
 * @param as inside a session `{ workshopId }` (or use `useCall()` of `src/sync/room/room.tsx`); omitted on the dashboard
 * @returns the data; a mutation's `ok` is true
 * @throws {CallError} `UserMistake` with the `errorString` for `ok: false`; `Refusal`, `Offline`, `ServerTrouble`. A
 *   refused token is renewed once before `UNAUTHENTICATED` is thrown. Show `messageOf(error)` to the user.
 */
export async function call<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  as: CallAs = 'account',
): Promise<Result> {
  if (as === 'nobody') return credentials.callAs(document, variables, null)
  const identity = as === 'account' ? credentials.accountIdentity() : credentials.identityIn(as.workshopId)
  return credentials.callAs(document, variables, identity)
}
