import * as Y from 'yjs'
import { askDocument } from '#api/askDocument.ts'
import type { DocumentAnswer } from '#api/askDocument.ts'
import { isTrouble } from '#api/callErrors.ts'
import { refreshNames } from '#api/queries/refreshNames.ts'
import type { Credentials } from '#api/signIn/createCredentials.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { Refusal } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { times } from '#domain/limits.ts'
import type { LiveDocument } from '../documents/liveDocument.ts'
import type { LiveDocuments } from '../documents/liveDocuments.ts'
import { repeat } from '../connection/repeat.ts'
import type { Polling } from '../connection/repeat.ts'

interface PolledRoom {
  workshopId: WorkshopId
  identity: Identity
  credentials: Credentials
  /** Address of the server. */
  address: string
  documents: LiveDocuments
  /** True while the screen shows a page that needs faster polling. */
  isHurried: () => boolean
  /** Called after each round: whether it got through, and when that one was asked for. */
  onCalled: (isThrough: boolean, polledMs?: number) => void
}

/** What of a room is shown as it arrives, and on its way. */
interface Progress {
  /** Of the answer that a document was last filled with. */
  etags: WeakMap<Y.Doc, string>
  /** Documents that have been asked for; resolves with whether the answer is shown. A slow one is not asked for again. */
  underWay: Map<Y.Doc, Promise<boolean>>
}

interface Polled {
  document: LiveDocument
  doc: Y.Doc
}

/** So long the state waits for the documents of the page that it may lead to. */
const graceMs = 2000

/**
 * Fallback for networks that let calls through but no websocket: polls the documents on screen and the account's names at
 * the intervals of SPEC Z26. Contributions are sent as calls in any case.
 */
export function pollRoom(room: PolledRoom): Polling {
  const { credentials, identity, isHurried, onCalled } = room
  const roomMs = (): number => (isHurried() ? times.groupsPollMs : times.sharedPollMs)
  const progress: Progress = { etags: new WeakMap(), underWay: new Map() }
  const polling = repeat(roomMs, async (isStopped) => {
    const askedMs = Date.now()
    try {
      const isWhole = await askOnce(room, progress, isStopped)
      if (!isStopped()) onCalled(true, isWhole ? askedMs : undefined)
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

/**
 * Asks for all documents. The state alone decides whether calls get through: a board that is large, slow or broken makes
 * nobody offline, and is shown when it arrives.
 *
 * @returns whether every document was asked for now and is shown
 * @throws {CallError} when the state was refused, or its request got no answer
 */
async function askOnce(room: PolledRoom, progress: Progress, isStopped: () => boolean): Promise<boolean> {
  const { state, others } = polledDocuments(room.documents)
  const shown = Promise.all(others.map((polled) => arriving(room, progress, polled, isStopped)))
  const showState = state && (await ask(room, progress, state))
  const isWhole = await Promise.race([
    shown.then((all) => all.every(Boolean)),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), graceMs)),
  ])
  // The state comes last: where it leads the room, the documents are.
  if (!isStopped()) showState?.()
  return isWhole
}

/** One document beside the state, which is shown as soon as it is here. */
function arriving(
  room: PolledRoom,
  progress: Progress,
  polled: Polled,
  isStopped: () => boolean,
): Promise<boolean> {
  const { underWay } = progress
  // Asked for in an earlier round, it tells nothing of this one.
  const earlier = underWay.get(polled.doc)
  if (earlier) return earlier.then(() => false)
  const asked = ask(room, progress, polled)
    .then((showIt) => {
      if (!isStopped()) showIt()
      return true
    })
    // What is closed to this person is known as such. Anything else is asked for again in the next round.
    .catch((reason: unknown) => isShutOut(reason, room.identity))
  underWay.set(polled.doc, asked)
  return asked.finally(() => underWay.delete(polled.doc))
}

function polledDocuments(documents: LiveDocuments): { state: Polled | undefined; others: Polled[] } {
  const found: Polled[] = []
  documents.each((document) => {
    const doc = documents.isHeld(document) ? document.polled : null
    if (doc) found.push({ document, doc })
  })
  const isState = ({ document }: Polled): boolean => document.ref.kind === 'state'
  return { state: found.find(isState), others: found.filter((polled) => !isState(polled)) }
}

/**
 * Asks for one document.
 *
 * @returns shows the answer
 * @throws {CallError}
 */
async function ask(
  { workshopId, identity, credentials, address }: PolledRoom,
  { etags }: Progress,
  { document, doc }: Polled,
): Promise<() => void> {
  const known = { workshopId, stateVector: Y.encodeStateVector(doc), etag: etags.get(doc) ?? null }
  try {
    const answer = await credentials.requestAs(identity, (token) =>
      askDocument(address, document.name, known, token),
    )
    return () => {
      show(document, doc, answer)
      if (answer?.etag) etags.set(doc, answer.etag)
    }
  } catch (error) {
    if (isShutOut(error, identity)) document.withdraw()
    throw error
  }
}

/** Another document may have taken its place meanwhile: this one was closed to the person, or a websocket is back. */
function show(document: LiveDocument, doc: Y.Doc, answer: DocumentAnswer | null): void {
  if (document.polled !== doc) return
  document.fill(() => {
    if (answer) Y.applyUpdate(doc, answer.update)
  })
}

/** Whether a document is gone or closed to this person. An account's sign-in may expire before its access. SPEC D4 */
function isShutOut(error: unknown, { kind }: Identity): boolean {
  if (!(error instanceof Refusal)) return false
  if (error.code === 'UNAUTHENTICATED') return kind !== 'account'
  return error.code === 'FORBIDDEN' || error.code === 'NOT_FOUND'
}
