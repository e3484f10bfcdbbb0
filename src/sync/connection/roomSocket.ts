import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { Refusal, closeCodes } from '#domain/errors.ts'
import { backoffMs } from './backoff.ts'
import { hearNetwork } from './network.ts'
import { RoomWebsocket } from './roomWebsocket.ts'

/** State of a room's only websocket. */
export type ConnectionState =
  /** first attempt, or a retry after `attempt` failures in a row */
  | { status: 'connecting'; attempt: number }
  | { status: 'online' }
  /** no network, or the server is down: retried at `retryAtMs` (epoch), or at once when the network is back */
  | { status: 'offline'; retryAtMs: number }
  /** the token was rejected and cannot be renewed: the person has to sign in or join again */
  | { status: 'signedOut' }
  /** a facilitator removed this person from the workshop; they may join again */
  | { status: 'removed' }

export interface RoomSocketOptions {
  url: string
  WebSocket?: typeof WebSocket
  /** Fetches a new token in place of the rejected one. @throws {CallError} */
  renewToken: () => Promise<void>
  /** Rights in the workshop changed. Documents reauthorize by themselves. */
  onRightsChanged: () => void
  /** The websocket is about to close with this code. */
  onClose: (code: number) => void
  /** Makes the server send something, to detect a dead websocket. */
  probe: () => void
}

export interface RoomSocket {
  state: StoreApi<ConnectionState>
  /** Null before start and after stop. */
  websocket: RoomWebsocket | null
  start: () => void
  stop: () => void
  /** Drops the websocket and opens a new one at once. */
  reconnect: () => void
  /** The server answered on another path: reconnects without further delay. */
  comeBack: () => void
  /** The token was rejected or missing: renews it and calls back, or reports that the person has to sign in. */
  renewToken: (then: () => void) => void
}

const attemptMs = 10_000
const probeMs = 4000
const steadyMs = 5000
const bounds = { firstMs: 1000, mostMs: 10_000 }
/** After these close codes an early reconnect would only be closed again. */
const waitAfterMs: Record<number, number> = {
  [closeCodes.tooManyAttempts.code]: 30_000,
  [closeCodes.tooFast.code]: 3000,
  [closeCodes.slowReader.code]: 3000,
  [closeCodes.malformed.code]: 3000,
  [closeCodes.tooLarge.code]: 3000,
}

export function createRoomSocket(options: RoomSocketOptions): RoomSocket {
  const state = createStore<ConnectionState>(() => ({ status: 'connecting', attempt: 0 }))
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let steadyTimer: ReturnType<typeof setTimeout> | undefined
  let probeTimer: ReturnType<typeof setTimeout> | undefined
  let renewing: Promise<void> | null = null
  let stopHearing = (): void => undefined

  const socket: RoomSocket = {
    state,
    websocket: null,
    start() {
      if (socket.websocket) return
      socket.websocket = new RoomWebsocket({
        url: options.url,
        ...(options.WebSocket ? { WebSocket: options.WebSocket } : {}),
        onConnect: connected,
        onClose: closed,
      })
      stopHearing = hearNetwork({ onBack: comeBack, onDoubt: probe })
      connect()
    },
    stop() {
      clearTimers()
      stopHearing()
      socket.websocket?.destroy()
      socket.websocket = null
    },
    reconnect() {
      failures = 0
      if (socket.websocket?.isOpen) socket.websocket.drop()
      connect()
    },
    comeBack,
    renewToken(then) {
      renewing ??= options.renewToken().finally(() => (renewing = null))
      renewing.then(then, (error: unknown) => {
        if (socket.websocket === null) return
        if (error instanceof Refusal && error.code === 'UNAUTHENTICATED') signedOut()
        else later(0)
      })
    },
  }
  return socket

  function connect(): void {
    clearTimers()
    if (socket.websocket === null) return
    state.setState({ status: 'connecting', attempt: failures }, true)
    timer = setTimeout(giveUp, attemptMs)
    void socket.websocket.connect()
  }

  function connected(): void {
    clearTimers()
    // A server that accepts and closes websockets is not back yet: only a websocket that lasts resets the failure
    // count.
    steadyTimer = setTimeout(() => (failures = 0), steadyMs)
    state.setState({ status: 'online' }, true)
  }

  function closed(code: number): void {
    clearTimers()
    options.onClose(code)
    if (socket.websocket === null || isOver()) return
    if (code === closeCodes.removed.code) return state.setState({ status: 'removed' }, true)
    if (code === closeCodes.unauthenticated.code) {
      state.setState({ status: 'connecting', attempt: failures }, true)
      socket.renewToken(connect)
      return
    }
    if (code === closeCodes.rightsChanged.code) {
      options.onRightsChanged()
      // The server is up and reauthorizes: nobody is shown as offline.
      failures = 0
      state.setState({ status: 'connecting', attempt: 0 }, true)
      timer = setTimeout(connect, backoffMs(failures, bounds))
      return
    }
    later(waitAfterMs[code] ?? 0)
  }

  /** A retry is pointless: another token is needed. */
  function isOver(): boolean {
    const { status } = state.getState()
    return status === 'signedOut' || status === 'removed'
  }

  function later(atLeastMs: number): void {
    clearTimers()
    const waitMs = atLeastMs + backoffMs(failures, bounds)
    failures += 1
    state.setState({ status: 'offline', retryAtMs: Date.now() + waitMs }, true)
    timer = setTimeout(connect, waitMs)
  }

  function giveUp(): void {
    if (socket.websocket?.webSocket) socket.websocket.drop()
    else later(0)
  }

  function signedOut(): void {
    clearTimers()
    state.setState({ status: 'signedOut' }, true)
    if (socket.websocket?.isOpen) socket.websocket.drop()
  }

  /** The network or the page is back: ends the backoff. */
  function comeBack(): void {
    const { status } = state.getState()
    if (status === 'offline') {
      failures = 0
      connect()
    } else if (status === 'online') probe()
  }

  function probe(): void {
    const { websocket } = socket
    if (!websocket?.isOpen || probeTimer) return
    const heardMs = websocket.lastMessageReceived
    options.probe()
    probeTimer = setTimeout(() => {
      probeTimer = undefined
      if (socket.websocket?.isOpen && websocket.lastMessageReceived === heardMs) socket.reconnect()
    }, probeMs)
  }

  function clearTimers(): void {
    clearTimeout(timer)
    clearTimeout(steadyTimer)
    clearTimeout(probeTimer)
    probeTimer = undefined
  }
}
