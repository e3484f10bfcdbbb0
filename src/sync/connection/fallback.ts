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
import { repeat } from './repeat.ts'
import type { Polling } from './repeat.ts'

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

/**
 * Fallback for networks that let calls through but no websocket: polls the documents on screen and the account's names at
 * the intervals of SPEC Z26. Contributions are sent as calls in any case.
 */
export function pollRoom(room: PolledRoom): Polling {
  const { credentials, identity, isHurried, onCalled } = room
  const roomMs = (): number => (isHurried() ? times.groupsPollMs : times.sharedPollMs)
  const etags = new WeakMap<Y.Doc, string>()
  const polling = repeat(roomMs, async (isStopped) => {
    const askedMs = Date.now()
    try {
      await askOnce(room, etags, isStopped)
      if (!isStopped()) onCalled(true, askedMs)
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

/** @throws {CallError} when the state was refused, or any request got no answer */
async function askOnce(
  room: PolledRoom,
  etags: WeakMap<Y.Doc, string>,
  isStopped: () => boolean,
): Promise<void> {
  const asked = polledDocuments(room.documents)
  const answers = await Promise.allSettled(
    asked.map(({ document, doc }) => ask(room, document, doc, etags.get(doc) ?? null)),
  )
  if (isStopped()) return
  const failures = answers.flatMap((answer, index) => {
    const { document, doc } = asked[index] ?? {}
    if (!document || !doc) return []
    if (answer.status === 'fulfilled') {
      show(document, doc, answer.value)
      if (answer.value?.etag) etags.set(doc, answer.value.etag)
      return []
    }
    const reason: unknown = answer.reason
    if (isShutOut(reason, room.identity)) document.withdraw()
    return document.ref.kind === 'state' || isTrouble(reason) ? [reason] : []
  })
  if (failures.length > 0) throw failures[0]
}

/** The state comes last: where it leads the room, the documents are. */
function polledDocuments(documents: LiveDocuments): { document: LiveDocument; doc: Y.Doc }[] {
  const found: { document: LiveDocument; doc: Y.Doc }[] = []
  documents.each((document) => {
    const doc = documents.isHeld(document) ? document.polled : null
    if (doc) found.push({ document, doc })
  })
  return found.sort(
    (one, other) => Number(one.document.ref.kind === 'state') - Number(other.document.ref.kind === 'state'),
  )
}

function ask(
  { workshopId, identity, credentials, address }: PolledRoom,
  { name }: LiveDocument,
  doc: Y.Doc,
  etag: string | null,
): Promise<DocumentAnswer | null> {
  const known = { workshopId, stateVector: Y.encodeStateVector(doc), etag }
  return credentials.requestAs(identity, (token) => askDocument(address, name, known, token))
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
