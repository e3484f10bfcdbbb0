import { isTrouble } from '#api/callErrors.ts'
import { RoomStateDocument } from '#api/operations/fallback.ts'
import type { Session } from '#api/createSession.ts'
import type { Identity } from '#api/identity.ts'
import { refreshNames } from '#api/refreshNames.ts'
import { activityKind } from '#domain/content.ts'
import { Refusal } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { times } from '#domain/limits.ts'
import { readAgenda } from '#domain/state.ts'
import type { BoardFills, RoomCall } from './boardFill.ts'
import { fillState } from './fallbackState.ts'
import type { LiveDocuments } from './liveDocuments.ts'
import { repeat } from './repeat.ts'
import type { Polling } from './repeat.ts'

interface PolledRoom {
  workshopId: WorkshopId
  identity: Identity
  session: Session
  documents: LiveDocuments
  fills: BoardFills
  /** A page is shown that is asked for more often. */
  isHurried: () => boolean
  /** Whether calls get through, told after each of them. */
  onCalled: (isThrough: boolean) => void
}

/**
 * For networks that let calls through and no websocket: asks for the state, the open boards and the account's names at the
 * specification's intervals and shows the answers in the documents' place. What a person contributes goes out as calls anyway.
 *
 * @see specification, part 1, section 4: state updates reach clients by a live subscription and by polling; section 9: `me` at
 *   5100 ms, the shared constant of 3100 ms; part 2, section 4: the Groups page at 1100 ms
 */
export function pollRoom(room: PolledRoom): Polling {
  const { session, identity, isHurried, onCalled } = room
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
    () => refreshNames(session),
  )
  const stop = (): void => {
    polling.stop()
    names.stop()
  }
  return { ...polling, stop }
}

async function askOnce(room: PolledRoom, isStopped: () => boolean): Promise<void> {
  const { workshopId, documents, identity, session, fills } = room
  const call: RoomCall = (document, variables) => session.callAs(document, variables, identity)
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

/** Whether the session is not there, or not theirs any more. The sign-in of an account may run out while it still is. SPEC D4 */
function isShutOut(error: unknown, { kind }: Identity): boolean {
  if (!(error instanceof Refusal)) return false
  if (error.code === 'UNAUTHENTICATED') return kind !== 'account'
  return error.code === 'FORBIDDEN' || error.code === 'NOT_FOUND'
}
