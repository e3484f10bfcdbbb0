import { UserMistake } from '#domain/errors.ts'
import { linkMessages, linkUnknownMessage, otherAddressMessage } from '#domain/invitation.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { takeUpByLink, takeUpInvitations } from '#server/database/facilitatorInvitations.ts'
import { facilitatorsOf } from '#server/database/facilitators.ts'
import { invitationLink } from '#server/database/invitationLinks.ts'
import { hashInvitationToken } from '#server/invitations/tokens.ts'
import { accountOf } from './accountOf.ts'
import type { Accounts } from './contract.ts'
import { refreshFacilitatorNames } from './facilitatorNames.ts'
import type { AccountParts } from './parts.ts'

/** The workshops that waited for the proof of a person's address are theirs to facilitate, once there is one. SPEC I1. */
export async function takeUpWaiting(parts: AccountParts, userId: UserId): Promise<void> {
  announce(parts, userId, await takeUpInvitations(parts.database, userId))
}

/** The link in the mail proves the address of the account that uses it. SPEC I3. */
export function createAcceptInvitation(parts: AccountParts): Accounts['acceptInvitation'] {
  return async (caller, token) => {
    const { userId } = accountOf(caller)
    const tokenHash = hashInvitationToken(token)
    const link = await invitationLink(parts.database, tokenHash)
    if (!link) throw new UserMistake(linkUnknownMessage)
    if (link.status === 'open') {
      const workshopIds = await takeUpByLink(parts.database, tokenHash, userId)
      if (workshopIds !== null) {
        announce(parts, userId, workshopIds)
        return link.workshopId
      }
    }
    // The sign-in before it may have taken it up, or this very call when its answer was lost.
    const { status } = (await invitationLink(parts.database, tokenHash)) ?? link
    if (status === 'used' && (await facilitates(parts, userId, link.workshopId))) return link.workshopId
    throw new UserMistake(status === 'open' ? otherAddressMessage : linkMessages[status])
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
  parts.background.run('the names of facilitators could not be shown', () =>
    refreshFacilitatorNames(parts, workshopIds),
  )
}
