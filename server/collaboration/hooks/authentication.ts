import type { Extension, onAuthenticatePayload, onTokenSyncPayload } from '@hocuspocus/server'
import { Refusal } from '#domain/errors.ts'
import type { Caller } from '#server/access/caller.ts'
import type { AccessControl } from '#server/access/contract.ts'
import { tokenHash } from '#server/access/tokens.ts'
import type { HookContext } from '../frames/awareness.ts'
import type { DecidedAccess } from '../documentLink.ts'
import type { SocketLimiters } from '#server/sockets/socketLimiters.ts'
import { frameCosts } from '../limits.ts'
import type { DocumentConnections } from '../documentConnections.ts'
import { isSameCaller, wasRemoved } from '../roster/person.ts'
import type { ClientSocket } from '../clientSocket.ts'
import { Denial } from './guard.ts'
import { maySee } from '#domain/permissions.ts'

/**
 * Authenticates the caller and decides their rights to a document before anything is loaded. A missing document and one
 * that the caller may not read are refused alike. SPEC R2.
 */
export function authentication(
  access: AccessControl,
  { connectionLimiter, failedTokens }: SocketLimiters,
  links: DocumentConnections,
): Extension<HookContext> {
  return { onAuthenticate, onTokenSync }

  async function onAuthenticate(payload: onAuthenticatePayload<HookContext>): Promise<void> {
    const { clientSocket } = payload.context
    try {
      const decided = await decide(clientSocket, payload)
      if (maySee(decided.role, 'all')) clientSocket.becomeFacilitator()
      payload.connectionConfig.readOnly = decided.access !== 'write'
      links.decided(clientSocket, payload.documentName, decided)
    } catch (error) {
      if (error instanceof Denial) links.refused(clientSocket, payload.documentName)
      throw error
    }
  }

  async function decide(
    clientSocket: ClientSocket,
    { token, documentName }: onAuthenticatePayload<HookContext>,
  ): Promise<DecidedAccess> {
    const caller = await callerOf(clientSocket, token)
    if (!connectionLimiter.recognizes(clientSocket, caller)) {
      clientSocket.kill('tooManyAttempts')
      throw new Denial('permission-denied')
    }
    const decided = await access.document(caller, documentName)
    if (decided !== null && decided.access !== 'none') return decided
    // The removed person's screen says so, even when it reconnects only now.
    if (wasRemoved(caller, decided)) clientSocket.kill('removed')
    clientSocket.spend(frameCosts.refusedDocument)
    throw new Denial('permission-denied')
  }

  /** Replaces the token of an open connection, as long as it belongs to the same person. */
  async function onTokenSync(payload: onTokenSyncPayload<HookContext>): Promise<void> {
    const { clientSocket } = payload.context
    try {
      await callerOf(clientSocket, payload.token)
    } catch (error) {
      if (!(error instanceof Denial)) throw error
      clientSocket.kill('unauthenticated')
    }
  }

  /** @throws {Denial} `unauthenticated`: the browser fetches a new token and retries */
  async function callerOf(clientSocket: ClientSocket, text: string): Promise<Caller> {
    const hash = tokenHash(text)
    if (clientSocket.token?.hash !== hash)
      clientSocket.token = { hash, caller: access.callerOf(text || null) }
    const { token } = clientSocket
    try {
      const caller = await token.caller
      // While its token is being checked, the connection is not yet in the registry and would not be closed by a
      // revocation.
      if (access.isRevoked(caller)) throw new Refusal('UNAUTHENTICATED', 'token revoked')
      if (clientSocket.caller && !isSameCaller(clientSocket.caller, caller))
        throw new Refusal('UNAUTHENTICATED')
      if (caller.kind !== 'nobody') clientSocket.caller = caller
      clientSocket.isRenewing = false
      return caller
    } catch (error) {
      const isFirstToSee = clientSocket.token === token
      if (isFirstToSee) clientSocket.token = null
      if (!(error instanceof Refusal)) throw error
      // Six documents opened with one expired token count as one wrong token.
      if (isFirstToSee) failedTokens.count(clientSocket)
      throw new Denial('unauthenticated')
    }
  }
}
