import { isTrouble } from '#api/callErrors.ts'
import { RoomStateDocument } from '#api/operations/fallback.ts'
import type { Credentials } from '#api/signIn/createCredentials.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { refreshNames } from '#api/queries/refreshNames.ts'
import { activityKind } from '#domain/workshop/content.ts'
import { Refusal } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { times } from '#domain/limits.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import type { BoardFills, RoomCall } from '../documents/boardFill.ts'
import { fillState } from './fallbackState.ts'
import type { LiveDocuments } from '../documents/liveDocuments.ts'
import { repeat } from './repeat.ts'
import type { Polling } from './repeat.ts'

interface PolledRoom {
  workshopId: WorkshopId
  identity: Identity
  credentials: Credentials
  documents: LiveDocuments
  fills: BoardFills
  /** True while the screen shows a page that needs faster polling. */
  isHurried: () => boolean
  /** Called after each call: whether it got through. */
  onCalled: (isThrough: boolean) => void
}

/**
 * Fallback for networks that let calls through but no websocket: polls the state, the open boards and the account's
 * names at the intervals of SPEC Z26 and writes the answers into the documents. Contributions are sent as calls in any
 * case.
 */
export function pollRoom(room: PolledRoom): Polling {
  const { credentials, identity, isHurried, onCalled } = room
  const roomMs = (): number => (isHurried() ? times.groupsPollMs : times.sharedPollMs)
  const polling = repeat(roomMs, async (isStopped) => {
    try {
      await askOnce(room, isStopped)
      if (!isStopped()) onCalled(true)
    } catch (error) {
      if (!isStopped() && isTrouble(error)) onCalled(false)
      throw error
    }
  })
  if (identity.kind !== 'account') return polling
  const names = repeat(
    () => times.mePollMs,
    () => refreshNames(credentials),
  )
  const stop = (): void => {
    polling.stop()
    names.stop()
  }
  return { ...polling, stop }
}

async function askOnce(room: PolledRoom, isStopped: () => boolean): Promise<void> {
  const { workshopId, documents, identity, credentials, fills } = room
  const call: RoomCall = (document, variables) => credentials.callAs(document, variables, identity)
  const state = documents.get({ kind: 'state', id: workshopId })
  const answer = await call(RoomStateDocument, { id: workshopId }).catch((error: unknown) => {
    if (!isStopped() && isShutOut(error, identity)) state.withdraw()
    throw error
  })
  if (isStopped()) return
  state.fill((doc) => fillState(doc, answer))
  for (const part of readAgenda(state.view.getState().doc)) {
    const board = documents.get({ kind: 'board', id: part.objectId })
    const kind = activityKind(part.content)
    const loadFill = kind && fills[kind]
    if (!loadFill || !documents.isHeld(board)) continue
    const write = await loadFill()
      .then((fill) => fill(part.objectId, call))
      .catch(() => null)
    if (isStopped()) return
    if (write) board.fill(write)
  }
}

/** Whether the session is gone or closed to this person. An account's sign-in may expire before its access. SPEC D4 */
function isShutOut(error: unknown, { kind }: Identity): boolean {
  if (!(error instanceof Refusal)) return false
  if (error.code === 'UNAUTHENTICATED') return kind !== 'account'
  return error.code === 'FORBIDDEN' || error.code === 'NOT_FOUND'
}
