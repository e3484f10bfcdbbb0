import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Credentials } from '#api/signIn/createCredentials.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { ServerTimeDocument } from '#api/operations/entry.ts'
import type { DocumentRef } from '#domain/documents.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { mayKeep as keptByRule } from '#domain/workshop/kept.ts'
import type { FullRoster, ShortRoster } from '#domain/workshop/roster.ts'
import { parseServerMessage } from '#domain/serverMessages.ts'
import { readState, stateRoots } from '#domain/workshop/state.ts'
import * as callMessages from '#domain/messages/calls.ts'
import * as joinMessages from '#domain/messages/joining.ts'
import type { Outbox } from '../outbox/outboxContract.ts'
import { documentStore } from '../documents/documentStore.ts'
import type { DeviceDatabase } from '../device/deviceDatabase.ts'
import { keepContactTimes } from '../documents/contactTimes.ts'
import { forgetWithdrawn } from '../documents/forgetWithdrawn.ts'
import { createLiveDocuments } from '../documents/liveDocuments.ts'
import type { LiveDocuments, Patience } from '../documents/liveDocuments.ts'
import { createNavigationStore } from './navigationStore.ts'
import type { NavigationStore } from './navigationStore.ts'
import { probeCalls } from '../connection/probeCalls.ts'
import type { Calls } from '../connection/probeCalls.ts'
import type { Polling } from '../connection/repeat.ts'
import { refreshKept } from '../documents/refreshKept.ts'
import { forgetReplaced, roomFilesLater } from '../documents/roomFilesLater.ts'
import type { LoadFiles } from '../documents/roomFilesLater.ts'
import { createRoomSocket } from '../connection/roomSocket.ts'
import type { RoomSocket } from '../connection/roomSocket.ts'
import { createServerClock } from '../connection/serverClock.ts'
import type { ServerClock } from '../connection/serverClock.ts'
import { withoutSocket } from '../connection/withoutSocket.ts'
import { mostRole, sessionAccess } from '../documents/sessionAccess.ts'
import type { KnownAccess } from '../documents/sessionAccess.ts'
import { watchView } from '../documents/watchView.ts'

export interface RoomOptions {
  workshopId: WorkshopId
  identity: Identity
  credentials: Credentials
  /** Address of the server, such as `https://plenum.example`. */
  address: string
  database: DeviceDatabase
  outbox: Outbox
  /** For tests under Node: a WebSocket that sends an origin. */
  WebSocket?: typeof WebSocket
  /** Shorter in tests. */
  patience?: Patience
  /** How long to wait for a websocket, once calls get through, before polling replaces it, in milliseconds. */
  fallbackMs?: number
}

/** What a device has of one workshop while it is in it. */
export interface Room {
  workshopId: WorkshopId
  identity: Identity
  credentials: Credentials
  socket: RoomSocket
  documents: LiveDocuments
  /** Whether this device is reading a document that it keeps; a slow disk takes long. */
  reading: StoreApi<{ isReading: boolean }>
  /** The uploaded files of activities that this device keeps. */
  files: LoadFiles
  outbox: Outbox
  /** The server's clock, measured while some screen uses it. */
  clock: ServerClock
  /** The roster as last sent by the server; null before that. */
  roster: StoreApi<FullRoster | ShortRoster | null>
  /**
   * Where this screen is in the workshop, kept while the page lives: after a reload an activity opens where the room
   * is.
   */
  navigation: NavigationStore
  /** Without a websocket. */
  calls: StoreApi<Calls>
  /** A call changed something: where no websocket gets through, the result is polled now. */
  askNow(): void
  /** Called when rows that open screens show changed, and when rights did. */
  onChanged(listener: () => void): () => void
  /** Without a websocket, polls faster until the returned function is called. */
  hurry(): () => void
  start(): void
  stop(): void
}

/** An outbox queue is sent in less, even if this device's clock is half a minute slow. */
const hurryMs = 120_000
const renewCheckMs = 15_000
/** Calls are probed this long after the websocket is lost. */
const probeAfterMs = 1000
/** Where calls get through, a websocket does too within this time, unless the network blocks websockets. */
const usualFallbackMs = 5000

async function noPolling(): Promise<void> {
  // There is a websocket, or it is not known yet whether calls get through.
}

export function createRoom(options: RoomOptions): Room {
  const { workshopId, identity, credentials, outbox } = options
  const calls = createStore<Calls>(() => ({ areThrough: null, polledMs: null }))
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
      await credentials.tokens.renew(identity, usedToken)
    },
    onRightsChanged: tellChanged,
    onClose: (code) => documents.each((document) => document.socketCloses(code)),
    probe: () => documents.get(state).probe(),
  })
  const store = documentStore(options.database)
  const files = roomFilesLater({
    ...{ workshopId, role, database: options.database, knownAccess },
    boardOf: (id) => documents.get({ kind: 'board', id }).view.getState().doc,
  })
  const documents = createLiveDocuments(
    {
      ...{ workshopId, socket, token, store, mayKeep, isInAgenda, onRefused },
      ...{ onMessage: heard, onArrived: (ref, board) => void forgetReplaced(files, ref, board) },
      onMissing: () => polling?.askNow(),
    },
    options.patience,
  )

  return {
    workshopId,
    identity,
    credentials,
    socket,
    documents,
    reading: store.reading,
    files,
    outbox,
    // The server's time needs no sign-in.
    clock: createServerClock(async () => (await credentials.callAs(ServerTimeDocument, {}, null)).serverTime),
    roster,
    navigation: createNavigationStore(),
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
        // The state document stays open all the time: it alone says what goes on in the room.
        documents.hold(state),
        // A part that is shown again may be opened again.
        watchView(documents.get(state).view, [stateRoots.parts], () => documents.retry()),
        outbox.onAcknowledged(() => {
          documents.retry()
          // Without a websocket, the result of an own call is polled now instead of with the next round.
          polling?.askNow()
          if (socket.state.getState().status === 'offline') socket.comeBack()
        }),
        socket.state.subscribe(({ status }) => {
          if (status === 'online') outbox.wake()
          if (status === 'offline') documents.each((document) => document.showKept())
        }),
        keepContactTimes(documents, store),
        refreshKept({ workshopId, documents, socket, store, mayKeep }),
        forgetWithdrawn({
          ...{ workshopId, role, knownAccess, documents, files, socket, store },
          state: documents.get(state),
        }),
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

  /** A timer is about to lock input: a paused entry would come too late. SPEC A5 */
  function isLockNear(): boolean {
    const { timer } = readState(documents.get(state).view.getState().doc, workshopId)
    if (!timer?.locksInput || timer.hasLocked || timer.endsAt === null) return false
    return timer.endsAt - Date.now() < hurryMs
  }

  /** Finds out whether calls get through, and polls when the websocket stays away. */
  async function startFallback(): Promise<() => void> {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    poll = async () => {
      poll = noPolling
      clearTimeout(timer)
      // Loaded lazily: few people need it.
      const { pollRoom } = await import('./fallback.ts')
      const isHurried = (): boolean => hurries > 0
      if (!isOver)
        polling = pollRoom({
          ...{ workshopId, identity, credentials, documents, isHurried },
          ...{ address: options.address, onCalled: tellCalls },
        })
    }
    const stopProbing = probeCalls(credentials, (areThrough) => {
      tellCalls(areThrough)
      if (!areThrough) return
      // A screen without any content yet does not wait.
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

  function tellCalls(areThrough: boolean | null, polledMs = calls.getState().polledMs): void {
    const known = calls.getState()
    if (known.areThrough !== areThrough || known.polledMs !== polledMs)
      calls.setState({ areThrough, polledMs })
  }

  async function token(): Promise<string> {
    usedToken = await credentials.tokens.fresh(identity)
    return usedToken
  }

  /** A websocket outlives its token; the server closes it unless a new token arrives. */
  async function renewInTime(): Promise<void> {
    if (Date.now() < credentials.tokens.renewAtMs(identity)) return
    const before = usedToken
    const renewed = await token().catch(() => before)
    if (renewed !== before) documents.each((document) => document.sendToken())
  }

  function knownAccess(): KnownAccess {
    return sessionAccess(identity, socket, documents.get(state))
  }

  function mayKeep(ref: DocumentRef): boolean {
    const session = knownAccess()
    return session === undefined || keptByRule(role, ref, session)
  }

  function isInAgenda(objectId: ObjectId): boolean | null {
    const { doc, state: known } = documents.get(state).view.getState()
    if (known.status !== 'ready') return null
    return [...stateRoots.parts(doc).values()].some((part) => part.objectId === objectId)
  }

  function onRefused({ id }: DocumentRef, texts: string[], isOver: boolean): void {
    const message = isOver ? joinMessages.sessionEnded : callMessages.editTooLarge
    outbox.keepRefused(workshopId, {
      objectId: id,
      text: texts.join('\n'),
      label: callMessages.refusedEdits.sentence,
      message,
    })
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
