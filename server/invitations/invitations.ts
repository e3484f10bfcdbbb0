import { inviteLink } from '#domain/inviteLink.ts'
import { lobbyPath } from '#domain/paths.ts'
import { fullName } from '#domain/names.ts'
import { createBackground } from '#server/accounts/parts.ts'
import type { Profile } from '#server/database/profiles.ts'
import type { Workshop } from '#server/database/workshops.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { Logger } from '#server/log.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { invitationMail } from '#server/mail/templates/invitation.ts'
import type { InvitationKind } from '#server/mail/templates/invitationText.ts'

/** Mails of invitations: how many, to whom, and what they say. */
export interface Invitations {
  /** Counts people who are about to be invited. @throws {Refusal} `RATE_LIMITED` when it is too many within an hour */
  count(inviter: Pick<Profile, 'id'>, people: number): Promise<void>
  /** Sends behind the answer; what cannot be sent fails no call. Who got several within the hour gets no more. */
  mail(
    kind: InvitationKind,
    invitation: { inviter: Profile; workshop: Workshop; emails: readonly string[] },
  ): void
  /** Resolves when all mails are out. */
  stop(): Promise<void>
}

export function createInvitations({
  sendMail,
  limits,
  logger,
  publicUrl,
}: {
  sendMail: SendMail
  limits: Pick<Limits, 'invitations' | 'invitationsTo'>
  logger: Logger
  publicUrl: string
}): Invitations {
  const background = createBackground(logger)

  function linkFor(kind: InvitationKind, { id, password }: Workshop): string {
    if (kind === 'participant') return inviteLink(publicUrl, id, password)
    return publicUrl + (kind === 'facilitator' ? lobbyPath(id) : '/signup')
  }

  return {
    count: ({ id }, people) => limits.invitations.demand(id, people),
    mail(kind, { inviter, workshop, emails }) {
      const name = fullName({ firstName: inviter.first_name, lastName: inviter.last_name })
      const mail = {
        kind,
        language: inviter.language,
        inviter: name || inviter.email,
        workshopName: workshop.workshop_name,
        workshopId: workshop.id,
        link: linkFor(kind, workshop),
      }
      background.run('invitations could not be sent', async () => {
        for (const to of emails) {
          if (!(await limits.invitationsTo.take(to))) continue
          await sendMail(invitationMail({ ...mail, to })).catch((error: unknown) =>
            logger.error({ reason: reasonOf(error) }, 'an invitation could not be sent'),
          )
        }
      })
    },
    stop: background.idle,
  }
}

/** What a mail server's refusal may leave in the log: its message often names the address. SPEC U7. */
function reasonOf(error: unknown): unknown {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return responseCode ?? code ?? (error instanceof Error ? error.name : 'unknown')
}
