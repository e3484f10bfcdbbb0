import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hocuspocus } from '@hocuspocus/server'
import type { Extension } from '@hocuspocus/server'
import { WebSocketServer } from 'ws'
import type { RawData, WebSocket } from 'ws'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import type { RosterPerson } from '#domain/workshop/roster.ts'
import type { Services } from '#server/services.ts'
import type { HookContext } from './frames/awareness.ts'
import { Changes } from './changes.ts'
import { Counters } from '#server/sockets/counters.ts'
import type { SocketLimiters } from '#server/sockets/socketLimiters.ts'
import { ConnectionLimiter } from '#server/sockets/connectionLimiter.ts'
import { FailedTokens } from '#server/sockets/failedTokens.ts'
import { startHeartbeat } from './heartbeat.ts'
import { authentication } from './hooks/authentication.ts'
import { clientData } from './hooks/clientData.ts'
import { guardHooks } from './hooks/guard.ts'
import { linkHooks } from './hooks/linkHooks.ts'
import { loading } from './hooks/loading.ts'
import { defaultLimits, defaultTimes } from './limits.ts'
import type { CollaborationLimits, ConnectionTimes } from './limits.ts'
import { DocumentConnections } from './documentConnections.ts'
import { Registry } from './registry.ts'
import { Rights } from './rights.ts'
import { Roster } from './roster/roster.ts'
import { RosterNames } from './roster/rosterNames.ts'
import { Router } from './router.ts'
import { PreparedFrames } from './frames/preparedFrames.ts'
import { ClientSocket } from './clientSocket.ts'

/** The live documents' websocket. */
export interface Collaboration {
  /** Counts sockets and wrong tokens; shared with live GraphQL. */
  limiters: SocketLimiters
  /** Handles `upgrade` events of the server on `/collab`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Everyone who has a workshop open, each person once, facilitators first. */
  rosterOf(workshopId: WorkshopId): Promise<RosterPerson[]>
  /** How many people have a workshop open; the length of its ticks depends on it. */
  connectionsIn(workshopId: WorkshopId): number
  /** Metrics by name for /metrics: counters since the start and current values. */
  metrics(): Record<string, number>
  /** Accepts nothing new, awaits edits under way and closes every socket; resolves at the deadline at the latest. */
  close(deadlineMs: number): Promise<void>
}

export type CollaborationServices = Pick<
  Services,
  'logger' | 'pool' | 'allowedOrigins' | 'addressOf' | 'access' | 'ticks' | 'committed' | 'signals'
>

export interface CollaborationOptions {
  limits?: Partial<CollaborationLimits>
  times?: Partial<ConnectionTimes>
  /** Further extensions of Hocuspocus, with every hook guarded. */
  extensions?: Extension<HookContext>[]
}

/** Bytes of names, types and lengths around the bytes of an update. */
const frameOverheadBytes = 1024
/**
 * Longer than any process lives: switches off Hocuspocus' own check for quiet connections, which does not know our
 * heartbeat.
 */
const neverMs = 2 ** 31 - 1

export function createCollaboration(
  services: CollaborationServices,
  options: CollaborationOptions = {},
): Collaboration {
  const { access, ticks, committed, signals, logger } = services
  const limits = { ...defaultLimits, ...options.limits }
  const times = { ...defaultTimes, ...options.times }
  const counters = new Counters()
  const frames = new PreparedFrames()
  const names = new RosterNames(services.pool)
  const registry = new Registry((workshopId) => roster.changed(workshopId))
  const roster = new Roster({
    ...{ registry, names, logger, pool: services.pool, everyMs: times.rosterMs },
    stepMs: times.rosterStepMs,
    graceMs: times.rosterGraceMs,
  })
  const changes = new Changes(registry, times.changedMs)
  const router = new Router(limits, counters, registry)
  const links: DocumentConnections = new DocumentConnections({
    registry,
    router,
    ticks,
    logger,
    onOpen(document) {
      roster.welcome(document)
      if (document.link.rightsSeen !== registry.rightsVersion) rights.decideAgain(document)
    },
  })
  const rights = new Rights({ access, registry, links, logger })
  const connectionLimiter = new ConnectionLimiter(services, limits, counters)
  const limiters = { connectionLimiter, failedTokens: new FailedTokens(limits, counters) }
  const extensions = [
    authentication(access, limiters, links),
    loading(committed, registry, logger),
    clientData(names),
    linkHooks(links),
    ...(options.extensions ?? []),
  ]
  const hocuspocus = new Hocuspocus<HookContext>({
    quiet: true,
    timeout: neverMs,
    maxUnauthenticatedQueueSize: limits.frameBytes,
    maxUnauthenticatedQueueMessages: limits.heldFrames,
    maxPendingDocuments: limits.documents,
    extensions: extensions.map((extension) => guardHooks(extension, logger, counters)),
  })
  const websockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.firstSyncBytes + frameOverheadBytes,
  })
  // Hooks do not read headers, so a thousand sockets share the common parts.
  const anyRequest = new Request('http://localhost/collab')
  const stopHeartbeat = startHeartbeat(registry, rights, limits, times)

  const onRights = (what: { workshopId: WorkshopId; userId: UserId | null }): void => {
    rights.changed(what.workshopId, what.userId)
    roster.rightsChanged(what.workshopId, what.userId)
  }
  const onResults = (what: { workshopId: WorkshopId; userId: UserId | null }): void =>
    rights.resultsChanged(what.workshopId, what.userId)
  const onJoined = (what: { workshopId: WorkshopId; userId: UserId }): void =>
    roster.joined(what.workshopId, what.userId)
  const onOffline = (what: { userId: UserId }): void => roster.goOffline(what.userId)
  const onChange = (what: { workshopId: WorkshopId }): void => changes.changed(what.workshopId)
  const onMarks = (what: { workshopId: WorkshopId }): void => {
    // The projector shows the number too, even when nobody else has the session open.
    if (registry.readersOfState(what.workshopId).length > 0) roster.changed(what.workshopId)
  }
  const onErased = (what: { workshopId: WorkshopId }): void => {
    names.forget()
    roster.forget(what.workshopId)
  }
  const onRevoked = (): void => rights.endRevoked()
  const onMissed = (): void => rights.allChanged()
  signals.on('rightsChanged', onRights)
  signals.on('resultsChanged', onResults)
  signals.on('accountRevoked', onRevoked)
  signals.on('signalsMissed', onMissed)
  signals.on('workshopChanged', onChange)
  signals.on('memberJoined', onJoined)
  signals.on('wentOffline', onOffline)
  signals.on('marksChanged', onMarks)
  signals.on('workshopErased', onErased)

  const websocketsOpen = new Set<WebSocket>()

  function accept(websocket: WebSocket, socket: Duplex, address: string): void {
    const clientSocket = new ClientSocket({
      websocket,
      socket,
      address,
      limits,
      counters,
      frames,
      onEnd(ended) {
        links.ended(ended)
        connectionLimiter.leave(ended)
      },
    })
    registry.sessions.add(clientSocket)
    connectionLimiter.enter(clientSocket)
    counters.add('sockets_opened')
    websocketsOpen.add(websocket)
    websocket.on('error', (error) => {
      counters.add(isTooLarge(error) ? 'closed_tooLarge' : 'closed_broken')
      clientSocket.ended()
    })
    websocket.on('close', () => {
      websocketsOpen.delete(websocket)
      clientSocket.ended()
    })
    websocket.on('ping', () => clientSocket.receiveFrame())
    websocket.on('pong', () => clientSocket.receiveFrame())
    websocket.on('message', (data: RawData, isBinary: boolean) => {
      if (data instanceof Uint8Array) router.receive(clientSocket, data, isBinary)
    })
    socket.prependListener('data', (chunk: Buffer) => clientSocket.receiveBytes(chunk.length))
    clientSocket.clientConnection = hocuspocus.handleConnection(clientSocket, anyRequest, { clientSocket })
  }

  return {
    limiters,
    handleUpgrade(request, socket, head) {
      destroyOnError(socket)
      if (!connectionLimiter.lets(request, socket)) return
      websockets.handleUpgrade(request, socket, head, (websocket) =>
        accept(websocket, socket, services.addressOf(request)),
      )
    },
    rosterOf: (workshopId) => roster.peopleIn(workshopId),
    connectionsIn: (workshopId) => registry.countReaders(workshopId),
    metrics: () => ({
      ...counters.all(),
      sockets: registry.sessions.size,
      open_documents: registry.openDocuments,
      loaded_documents: hocuspocus.getDocumentsCount(),
    }),
    async close(deadlineMs) {
      connectionLimiter.isOpen = false
      signals.off('rightsChanged', onRights)
      signals.off('resultsChanged', onResults)
      signals.off('accountRevoked', onRevoked)
      signals.off('signalsMissed', onMissed)
      signals.off('workshopChanged', onChange)
      signals.off('memberJoined', onJoined)
      signals.off('wentOffline', onOffline)
      signals.off('marksChanged', onMarks)
      signals.off('workshopErased', onErased)
      stopHeartbeat()
      roster.stop()
      changes.stop()
      const startedAt = performance.now()
      await withDeadline(links.writesFinished(), deadlineMs)
      for (const clientSocket of [...registry.sessions]) clientSocket.kill('shuttingDown')
      const closing = [...websocketsOpen].map(
        (websocket) => new Promise<void>((resolve) => void websocket.once('close', () => resolve())),
      )
      await withDeadline(Promise.all(closing), startedAt + deadlineMs - performance.now())
      for (const websocket of websocketsOpen) websocket.terminate()
    },
  }
}

/** Apart from `handleUpgrade`: a listener made there would keep the request as long as the socket. */
function destroyOnError(socket: Duplex): void {
  socket.on('error', () => socket.destroy())
}

function isTooLarge(error: Error): boolean {
  return 'code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH'
}

async function withDeadline(work: Promise<unknown>, deadlineMs: number): Promise<void> {
  const deadline = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => deadline.resolve(undefined), deadlineMs)
  await Promise.race([work, deadline.promise])
  clearTimeout(timer)
}
