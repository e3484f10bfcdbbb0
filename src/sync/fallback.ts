import type { TypedDocument } from '#api/generated.ts'
import { RoomBoardDocument, RoomStateDocument } from '#api/operations/fallback.ts'
import type { Session } from '#api/createSession.ts'
import type { Identity } from '#api/identity.ts'
import { activityKind } from '#domain/content.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { times } from '#domain/limits.ts'
import { readAgenda } from '#domain/state.ts'
import { backoffMs } from './backoff.ts'
import { fillBoard } from './fallbackBoard.ts'
import { fillState } from './fallbackState.ts'
import type { LiveDocuments } from './liveDocuments.ts'

interface PolledRoom {
  workshopId: WorkshopId
  identity: Identity
  session: Session
  documents: LiveDocuments
}

const bounds = { firstMs: 2000, mostMs: 60_000 }

/**
 * For networks that let calls through and no websocket: asks for the state and the open boards at the specification's interval
 * and shows the answers in the documents' place. What a person contributes goes out as calls anyway.
 *
 * @returns stops asking
 * @see specification, part 1, section 4: state updates reach clients by a live subscription and by polling
 */
export function pollRoom(room: PolledRoom): () => void {
  let isStopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = (ms: number): void => {
    if (!isStopped) timer = setTimeout(() => void ask(), ms)
  }
  const ask = async (): Promise<void> => {
    if (typeof document !== 'undefined' && document.visibilityState !== 'visible')
      return again(times.sharedPollMs)
    try {
      await askOnce(room, () => isStopped)
      failures = 0
      again(times.sharedPollMs)
    } catch {
      again(times.sharedPollMs + backoffMs(failures++, bounds))
    }
  }
  void ask()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

async function askOnce(room: PolledRoom, isStopped: () => boolean): Promise<void> {
  const { workshopId, documents } = room
  const answer = await callIn(room, RoomStateDocument, { id: workshopId })
  if (isStopped()) return
  const state = documents.get({ kind: 'state', id: workshopId })
  state.fill((doc) => fillState(doc, answer))
  for (const part of readAgenda(state.view.getState().doc)) {
    const board = documents.get({ kind: 'board', id: part.objectId })
    if (!documents.isHeld(board) || activityKind(part.content) !== 'brainstorm') continue
    const content = await callIn(room, RoomBoardDocument, { id: part.objectId }).catch(() => null)
    if (isStopped()) return
    if (content) board.fill((doc) => fillBoard(doc, content))
  }
}

function callIn<Result, Variables>(
  { session, identity }: PolledRoom,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return session.callAs(document, variables, identity)
}
