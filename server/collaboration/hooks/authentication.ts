import type { Extension, onAuthenticatePayload, onTokenSyncPayload } from '@hocuspocus/server'
import { Refusal } from '#domain/errors.ts'
import type { Caller } from '#server/access/caller.ts'
import type { AccessControl } from '#server/access/contract.ts'
import { tokenHash } from '#server/access/tokens.ts'
import type { HookContext } from '../awareness.ts'
import type { DecidedAccess } from '../documentLink.ts'
import type { FailedTokens } from '#server/sockets/failedTokens.ts'
import { frameCosts } from '../limits.ts'
import type { LinkLife } from '../linkLife.ts'
import { isSameCaller, wasRemoved } from '../person.ts'
import type { Session } from '../session.ts'
import { Denial } from './guard.ts'

/**
 * Who it is and what they may do with a document, decided before anything is loaded. A document that does not exist
 * and one that is not theirs are refused alike. SPEC R2.
 */
export function authentication(
  access: AccessControl,
  failedTokens: FailedTokens,
  links: LinkLife,
): Extension<HookContext> {
  return { onAuthenticate, onTokenSync }

  async function onAuthenticate(payload: onAuthenticatePayload<HookContext>): Promise<void> {
    const { session } = payload.context
    try {
      const decided = await decide(session, payload)
      if (decided.role === 'facilitator') session.becomeFacilitator()
      payload.connectionConfig.readOnly = decided.access !== 'write'
      links.decided(session, payload.documentName, decided)
    } catch (error) {
      if (error instanceof Denial) links.refused(session, payload.documentName)
      throw error
    }
  }

  async function decide(
    session: Session,
    { token, documentName }: onAuthenticatePayload<HookContext>,
  ): Promise<DecidedAccess> {
    const caller = await callerOf(session, token)
    const decided = await access.document(caller, documentName)
    if (decided !== null && decided.access !== 'none') return decided
    // Their screen says so, also when it comes back only now.
    if (wasRemoved(caller, decided)) session.kill('removed')
    session.spend(frameCosts.refusedDocument)
    throw new Denial('permission-denied')
  }

  /** A new token for a connection that is open: the same person stays as long as it says. */
  async function onTokenSync(payload: onTokenSyncPayload<HookContext>): Promise<void> {
    const { session } = payload.context
    try {
      await callerOf(session, payload.token)
    } catch (error) {
      if (!(error instanceof Denial)) throw error
      session.kill('unauthenticated')
    }
  }

  /** @throws {Denial} `unauthenticated`: the browser fetches a new token and tries again */
  async function callerOf(session: Session, text: string): Promise<Caller> {
    const hash = tokenHash(text)
    if (session.token?.hash !== hash) session.token = { hash, caller: access.callerOf(text || null) }
    const { token } = session
    try {
      const caller = await token.caller
      // Its connection is not among those that are ended, while the token is looked at.
      if (access.isRevoked(caller)) throw new Refusal('UNAUTHENTICATED', 'token revoked')
      if (session.caller && !isSameCaller(session.caller, caller)) throw new Refusal('UNAUTHENTICATED')
      if (caller.kind !== 'nobody') session.caller = caller
      session.isRenewing = false
      return caller
    } catch (error) {
      const isFirstToSee = session.token === token
      if (isFirstToSee) session.token = null
      if (!(error instanceof Refusal)) throw error
      // Six documents opened with one token that has expired are one wrong token.
      if (isFirstToSee) failedTokens.count(session)
      throw new Denial('unauthenticated')
    }
  }
}
