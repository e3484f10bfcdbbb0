import { invitationLink, inviteLink } from '#domain/inviteLink.ts'
import { lobbyPath } from '#domain/paths.ts'
import { fullName } from '#domain/names.ts'
import { createBackground } from '#server/accounts/parts.ts'
import { keepInvitationLink } from '#server/database/invitationLinks.ts'
import type { Profile } from '#server/database/profiles.ts'
import type { Database } from '#server/database/tables.ts'
import type { Workshop } from '#server/database/workshops.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { Logger } from '#server/log.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { invitationMail } from '#server/mail/templates/invitation.ts'
import type { InvitationKind } from '#server/mail/templates/invitationText.ts'
import { hashInvitationToken, makeInvitationToken } from './tokens.ts'

interface Invitation {
  inviter: Profile
  workshop: Workshop
}

/** Mails of invitations: how many, to whom, and what they say. */
export interface Invitations {
  /** Mails reach people, and with the link in one they prove their address. Without a mail server mails are files. */
  readonly reachPeople: boolean
  /** Counts people who are about to be invited. @throws {Refusal} `RATE_LIMITED` when it is too many within an hour */
  count(inviter: Pick<Profile, 'id'>, people: number): Promise<void>
  /** Sends behind the answer; what cannot be sent fails no call. Who got several within the hour gets no more. */
  mail(kind: InvitationKind, invitation: Invitation & { emails: readonly string[] }): void
  /**
   * Sends the link of an invitation once more, because the person who signed up with its address asks for it.
   *
   * @throws {Refusal} `RATE_LIMITED` when they asked too often within an hour
   */
  mailLink(invitee: Profile, invitation: Invitation): Promise<void>
  /** Resolves when all mails are out. */
  stop(): Promise<void>
}

export function createInvitations({
  sendMail,
  limits,
  logger,
  publicUrl,
  database,
  hasMailServer,
}: {
  sendMail: SendMail
  limits: Pick<Limits, 'invitations' | 'invitationsTo'>
  logger: Logger
  publicUrl: string
  database: Database
  hasMailServer: boolean
}): Invitations {
  const background = createBackground(logger)

  async function linkFor(kind: InvitationKind, { id, password }: Workshop, email: string): Promise<string> {
    if (kind === 'participant') return inviteLink(publicUrl, id, password)
    if (kind === 'facilitator') return publicUrl + lobbyPath(id)
    const token = makeInvitationToken()
    await keepInvitationLink(database, { tokenHash: hashInvitationToken(token), workshopId: id, email })
    return invitationLink(publicUrl, token)
  }

  async function send(
    kind: InvitationKind,
    { inviter, workshop }: Invitation,
    to: string,
    language: string | null,
  ): Promise<void> {
    const name = fullName({ firstName: inviter.first_name, lastName: inviter.last_name })
    try {
      const mail = {
        ...{ kind, to, language, inviter: name || inviter.email },
        ...{ workshopName: workshop.workshop_name, workshopId: workshop.id },
        link: await linkFor(kind, workshop, to),
      }
      await sendMail(invitationMail(mail))
    } catch (error) {
      // The others get theirs.
      logger.error({ reason: reasonOf(error) }, 'an invitation could not be sent')
    }
  }

  return {
    reachPeople: hasMailServer,
    count: ({ id }, people) => limits.invitations.demand(id, people),
    mail(kind, { emails, ...invitation }) {
      background.run('invitations could not be sent', async () => {
        for (const to of emails)
          if (await limits.invitationsTo.take(to))
            await send(kind, invitation, to, invitation.inviter.language)
      })
    },
    async mailLink({ email, language }, invitation) {
      // Counted by itself: whoever signed up with somebody's address does not use up what others may send there.
      await limits.invitationsTo.demand(`asked ${email}`)
      background.run('the link of an invitation could not be sent', () =>
        send('facilitatorToBe', invitation, email, language ?? invitation.inviter.language),
      )
    },
    stop: background.idle,
  }
}

/** What a mail server's refusal may leave in the log: its message often names the address. SPEC U7. */
function reasonOf(error: unknown): unknown {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return responseCode ?? code ?? (error instanceof Error ? error.name : 'unknown')
}
