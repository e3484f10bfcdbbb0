import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Session } from '#api/createSession.ts'
import type { Identity } from '#api/identity.ts'
import { ServerTimeDocument } from '#api/operations/state.ts'
import type { DocumentRef } from '#domain/documents.ts'
import { endedMessage } from '#domain/ending.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { mayKeep as keptByRule } from '#domain/kept.ts'
import type { FullRoster, ShortRoster } from '#domain/roster.ts'
import { parseServerMessage } from '#domain/serverMessages.ts'
import { readState, stateRoots } from '#domain/state.ts'
import type { Outbox } from './outboxContract.ts'
import type { BoardFills } from './boardFill.ts'
import { documentStore } from './documentStore.ts'
import type { DeviceDatabase } from './deviceDatabase.ts'
import { keepContactTimes } from './contactTimes.ts'
import { forgetWithdrawn } from './forgetWithdrawn.ts'
import { createLiveDocuments } from './liveDocuments.ts'
import type { LiveDocuments, Patience } from './liveDocuments.ts'
import { probeCalls } from './probeCalls.ts'
import type { Polling } from './repeat.ts'
import { refreshKept } from './refreshKept.ts'
import { createRoomSocket } from './roomSocket.ts'
import type { RoomSocket } from './roomSocket.ts'
import { createServerClock } from './serverClock.ts'
import type { ServerClock } from './serverClock.ts'
import { mostRole, toldSession } from './toldSession.ts'
import type { Told } from './toldSession.ts'
import { watchView } from './watchView.ts'
import { withoutSocket } from './withoutSocket.ts'

export interface RoomOptions {
  workshopId: WorkshopId
  identity: Identity
  session: Session
  /** Where the server is, such as `https://plenum.example`. */
  address: string
  database: DeviceDatabase
  outbox: Outbox
  /** How the boards of activities are filled where no websocket gets through. */
  fills?: BoardFills
  /** In tests under Node: one that tells an origin. */
  WebSocket?: typeof WebSocket
  /** Shorter in tests. */
  patience?: Patience
  /** How long to wait for a socket once calls get through before they are made in its place, in milliseconds. */
  fallbackMs?: number
}

/** What a device has of one workshop while it is in it. */
export interface Room {
  workshopId: WorkshopId
  identity: Identity
  session: Session
  socket: RoomSocket
  documents: LiveDocuments
  outbox: Outbox
  /** The server's clock, asked while some screen uses it. */
  clock: ServerClock
  /** Who is here, as the server told last; null before it did. */
  roster: StoreApi<FullRoster | ShortRoster | null>
  /** While there is no socket: whether calls get through all the same; null while that is not known. */
  calls: StoreApi<{ areThrough: boolean | null }>
  /** Something was changed by a call: where no websocket gets through, what came of it is asked for now. */
  askNow(): void
  /** Told when rows changed that open screens show, and when rights did. */
  onChanged(listener: () => void): () => void
  /** Where no websocket gets through, calls are made more often until the returned function is called. */
  hurry(): () => void
  start(): void
  stop(): void
}

/** How a person reads of edits that the server never takes. */
const refusedEdits = 'Changes'
const tooLargeMessage = 'They are too large for the server.'
/** A queue is through in less, also where this device's clock is half a minute slow. */
const hurryMs = 120_000
const renewCheckMs = 15_000
/** Calls are tried this long after the socket is lost. */
const probeAfterMs = 1000
/** Where calls get through a socket does, too, within this; in a network without websockets it never does. */
const usualFallbackMs = 5000

async function noPolling(): Promise<void> {
  // There is a socket, or it is not known yet whether calls get through.
}

export function createRoom(options: RoomOptions): Room {
  const { workshopId, identity, session, outbox, fills = {} } = options
  const calls = createStore<{ areThrough: boolean | null }>(() => ({ areThrough: null }))
  const roster = createStore<FullRoster | ShortRoster | null>(() => null)
  const listeners = new Set<() => void>()
  const state = { kind: 'state', id: workshopId } as const
  const role = mostRole(identity)
  const fallbackMs = options.fallbackMs ?? usualFallbackMs
  let usedToken = ''
  let hurries = 0
  let polling: Polling | null = null
  let poll = noPolling
  let stops: (() => void)[] = []

  const socket = createRoomSocket({
    url: `${options.address.replace(/^http/, 'ws')}/collab?workshop=${workshopId}`,
    ...(options.WebSocket ? { WebSocket: options.WebSocket } : {}),
    renewToken: async () => {
      await session.tokens.renew(identity, usedToken)
    },
    onRightsChanged: tellChanged,
    onClose: (code) => documents.each((document) => document.socketCloses(code)),
    probe: () => documents.get(state).probe(),
  })
  const store = documentStore(options.database)
  const documents = createLiveDocuments(
    { workshopId, socket, token, store, mayKeep, isInAgenda, onRefused, onMessage: heard },
    options.patience,
  )

  return {
    workshopId,
    identity,
    session,
    socket,
    documents,
    outbox,
    // Nobody has to be signed in to be told the time.
    clock: createServerClock(async () => (await session.callAs(ServerTimeDocument, {}, null)).serverTime),
    roster,
    calls,
    askNow() {
      if (polling) polling.askNow()
      else if (calls.getState().areThrough === true) void poll()
    },
    onChanged(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hurry() {
      hurries += 1
      return () => (hurries -= 1)
    },
    start() {
      if (stops.length > 0) return
      socket.start()
      documents.start()
      const renewing = setInterval(() => void renewInTime(), renewCheckMs)
      stops = [
        () => clearInterval(renewing),
        // What is under way in the room is known by its state alone: it stays open all the time.
        documents.hold(state),
        // A part that was shown again may be opened again.
        watchView(documents.get(state).view, [stateRoots.parts], () => documents.retry()),
        outbox.onAcknowledged(() => {
          documents.retry()
          // Where calls are made in the socket's place, what came of it is seen now and not with the next round.
          polling?.askNow()
          if (socket.state.getState().status === 'offline') socket.comeBack()
        }),
        socket.state.subscribe(({ status }) => {
          if (status === 'online') outbox.wake()
          if (status === 'offline') documents.each((document) => document.showKept())
        }),
        keepContactTimes(documents, store),
        refreshKept({ workshopId, documents, socket, store, mayKeep }),
        forgetWithdrawn({ workshopId, role, told, documents, state: documents.get(state), socket, store }),
        outbox.hurryWhile(workshopId, isLockNear),
        withoutSocket(socket.state, Math.min(probeAfterMs, fallbackMs), startFallback),
      ]
    },
    stop() {
      for (const stop of stops) stop()
      stops = []
      documents.stop()
      socket.stop()
    },
  }

  /** A timer is about to lock input: what pauses now would come too late. SPEC A5 */
  function isLockNear(): boolean {
    const { timer } = readState(documents.get(state).view.getState().doc, workshopId)
    if (!timer?.locksInput || timer.hasLocked || timer.endsAt === null) return false
    return timer.endsAt - Date.now() < hurryMs
  }

  /** Finds out whether calls get through, and polls when the socket stays away all the same. */
  async function startFallback(): Promise<() => void> {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    poll = async () => {
      poll = noPolling
      clearTimeout(timer)
      // Loaded by the few who need it.
      const { pollRoom } = await import('./fallback.ts')
      const isHurried = (): boolean => hurries > 0
      if (!isOver)
        polling = pollRoom({
          workshopId,
          identity,
          session,
          documents,
          fills,
          isHurried,
          onCalled: tellCalls,
        })
    }
    const stopProbing = probeCalls(session, (areThrough) => {
      tellCalls(areThrough)
      if (!areThrough) return
      // Who has nothing on the screen yet does not wait.
      const isHere = documents.get(state).view.getState().state.status === 'ready'
      timer = setTimeout(() => void poll(), isHere ? fallbackMs : 0)
    })
    return () => {
      isOver = true
      stopProbing()
      clearTimeout(timer)
      poll = noPolling
      polling?.stop()
      polling = null
      tellCalls(null)
    }
  }

  function tellCalls(areThrough: boolean | null): void {
    if (calls.getState().areThrough !== areThrough) calls.setState({ areThrough })
  }

  async function token(): Promise<string> {
    usedToken = await session.tokens.fresh(identity)
    return usedToken
  }

  /** A socket outlives its token; the server closes it when no new one comes. */
  async function renewInTime(): Promise<void> {
    if (Date.now() < session.tokens.renewAtMs(identity)) return
    const before = usedToken
    const renewed = await token().catch(() => before)
    if (renewed !== before) documents.each((document) => document.sendToken())
  }

  function told(): Told {
    return toldSession(identity, socket, documents.get(state))
  }

  function mayKeep(ref: DocumentRef): boolean {
    const session = told()
    return session === undefined || keptByRule(role, ref, session)
  }

  function isInAgenda(objectId: ObjectId): boolean | null {
    const { doc, state: known } = documents.get(state).view.getState()
    if (known.status !== 'ready') return null
    return [...stateRoots.parts(doc).values()].some((part) => part.objectId === objectId)
  }

  function onRefused({ id }: DocumentRef, texts: string[], isOver: boolean): void {
    const message = isOver ? endedMessage : tooLargeMessage
    outbox.keepRefused(workshopId, { objectId: id, text: texts.join('\n'), label: refusedEdits, message })
  }

  function heard(text: string): void {
    const message = parseServerMessage(text)
    if (message?.type === 'roster') roster.setState(message, true)
    if (message?.type === 'changed') tellChanged()
  }

  function tellChanged(): void {
    for (const listener of listeners) listener()
  }
}
