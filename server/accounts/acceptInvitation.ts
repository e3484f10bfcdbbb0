import { UserMistake } from '#domain/errors.ts'
import { linkMessages } from '#domain/accounts/invitation.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { messages } from '#domain/messages.ts'
import { takeUpByLink, takeUpInvitations } from '../database/accounts/facilitatorInvitations.ts'
import { facilitatorsOf } from '../database/workshops/facilitators.ts'
import { invitationLink } from '../database/accounts/invitationLinks.ts'
import { hashInvitationToken } from '#server/invitations/tokens.ts'
import { accountOf } from './accountOf.ts'
import type { Accounts } from './contract.ts'
import { refreshFacilitatorNames } from './facilitatorNames.ts'
import type { AccountParts } from './parts.ts'

/**
 * Makes a person facilitator of the workshops that they were invited to, once their e-mail address is proven. SPEC I1.
 */
export async function takeUpWaiting(parts: AccountParts, userId: UserId): Promise<void> {
  announce(parts, userId, await takeUpInvitations(parts.database, userId))
}

/** The link in the mail proves the address of the account that uses it. SPEC I3. */
export function createAcceptInvitation(parts: AccountParts): Accounts['acceptInvitation'] {
  return async (caller, token) => {
    const { userId } = accountOf(caller)
    const tokenHash = hashInvitationToken(token)
    const link = await invitationLink(parts.database, tokenHash)
    if (!link) throw new UserMistake(messages.invitationUnknown)
    if (link.status === 'open') {
      const workshopIds = await takeUpByLink(parts.database, tokenHash, userId)
      if (workshopIds !== null) {
        announce(parts, userId, workshopIds)
        return link.workshopId
      }
    }
    // It may have been accepted by the preceding sign-in, or by this call before its answer was lost.
    const { status } = (await invitationLink(parts.database, tokenHash)) ?? link
    if (status === 'used' && (await facilitates(parts, userId, link.workshopId))) return link.workshopId
    throw new UserMistake(status === 'open' ? messages.invitationForOther : linkMessages[status])
  }
}

async function facilitates(
  { database }: AccountParts,
  userId: UserId,
  workshopId: WorkshopId,
): Promise<boolean> {
  return (await facilitatorsOf(database, workshopId)).some(({ id }) => id === userId)
}

function announce(parts: AccountParts, userId: UserId, workshopIds: readonly WorkshopId[]): void {
  if (workshopIds.length === 0) return
  for (const workshopId of workshopIds) parts.signals.emit('rightsChanged', { workshopId, userId })
  parts.background.run('the list of facilitators could not be updated', () =>
    refreshFacilitatorNames(parts, workshopIds),
  )
}
