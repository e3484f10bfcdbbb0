import { invitationLink, inviteLink } from '#domain/accounts/inviteLink.ts'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { fullName } from '#domain/accounts/names.ts'
import { createBackground } from '#server/background.ts'
import { keepInvitationLink } from '../database/accounts/invitationLinks.ts'
import { keepMailOutcome } from '../database/accounts/invitations.ts'
import type { Profile } from '../database/accounts/profiles.ts'
import type { Database } from '../database/connection/tables.ts'
import type { Workshop } from '../database/workshops/workshops.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { Signals } from '#server/live/signals.ts'
import type { Logger } from '#server/log.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { invitationMail } from '#server/mail/templates/invitation.ts'
import type { InvitationKind } from '#server/mail/templates/invitationText.ts'
import { hashInvitationToken, makeInvitationToken } from './tokens.ts'

interface Invitation {
  inviter: Profile
  workshop: Workshop
}

/** Mails of invitations: rate limits, recipients and texts. */
export interface Invitations {
  /**
   * Whether mails reach people, who prove their address with the link in one. Without a mail server mails are files.
   */
  readonly reachPeople: boolean
  /** Counts people before they are invited. @throws {Refusal} `RATE_LIMITED` when it is too many within an hour */
  count(inviter: Pick<Profile, 'id'>, people: number): Promise<void>
  /**
   * Sends in the background; a failure to send fails no call and is told by the invitation. An address that got several
   * within the hour gets no more.
   */
  mail(kind: InvitationKind, invitation: Invitation & { emails: readonly string[] }): void
  /**
   * Sends the link of an invitation again, on request of the person who signed up with its address.
   *
   * @throws {Refusal} `RATE_LIMITED` when they asked too often within an hour
   */
  mailLink(invitee: Profile, invitation: Invitation): Promise<void>
  /** Resolves when all mails are sent. */
  stop(): Promise<void>
}

/** Which invitation tells whether its mail was sent. People who facilitate at once have none that could. SPEC I5 */
const keptAs = {
  participant: 'participant',
  facilitator: null,
  facilitatorToBe: 'facilitator',
} as const satisfies Record<InvitationKind, string | null>

export function createInvitations({
  sendMail,
  limits,
  logger,
  publicUrl,
  database,
  signals,
  hasMailServer,
}: {
  sendMail: SendMail
  limits: Pick<Limits, 'invitations' | 'invitationsTo'>
  logger: Logger
  publicUrl: string
  database: Database
  signals: Signals
  hasMailServer: boolean
}): Invitations {
  const background = createBackground(logger)

  const links: Record<InvitationKind, (workshop: Workshop, email: string) => string | Promise<string>> = {
    participant: ({ id, password }) => inviteLink(publicUrl, id, password),
    facilitator: ({ id }) => publicUrl + lobbyPath(id),
    async facilitatorToBe({ id }, email) {
      const token = makeInvitationToken()
      await keepInvitationLink(database, { tokenHash: hashInvitationToken(token), workshopId: id, email })
      return invitationLink(publicUrl, token)
    },
  }

  async function send(
    kind: InvitationKind,
    { inviter, workshop }: Invitation,
    to: string,
    language: string | null,
  ): Promise<boolean> {
    const name = fullName({ firstName: inviter.first_name, lastName: inviter.last_name })
    try {
      const mail = {
        ...{ kind, to, language, inviter: name || inviter.email },
        ...{ workshopName: workshop.workshop_name, workshopId: workshop.id },
        link: await links[kind](workshop, to),
      }
      await sendMail(invitationMail(mail))
      return true
    } catch (error) {
      // The others get theirs. A refusal's own words may contain the address; its reason is in the mailer's line.
      logger.error(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'an invitation could not be sent',
      )
      return false
    }
  }

  /** SPEC I5 */
  async function tell(
    kind: InvitationKind,
    { id: workshopId }: Workshop,
    email: string,
    isSent: boolean,
  ): Promise<void> {
    const invitedAs = keptAs[kind]
    if (invitedAs === null) return
    try {
      const isNew = await keepMailOutcome(database, { workshopId, email, invitedAs }, !isSent)
      if (isNew) signals.emit('workshopChanged', { workshopId })
    } catch (error) {
      logger.error({ err: error }, 'whether an invitation was sent could not be saved')
    }
  }

  return {
    reachPeople: hasMailServer,
    count: ({ id }, people) => limits.invitations.demand(id, people),
    mail(kind, { emails, ...invitation }) {
      background.run('invitations could not be sent', async () => {
        for (const to of emails) {
          const maySend = await limits.invitationsTo.take(to)
          const isSent = maySend && (await send(kind, invitation, to, invitation.inviter.language))
          await tell(kind, invitation.workshop, to, isSent)
        }
      })
    },
    async mailLink({ email, language }, invitation) {
      // Has a counter of its own: a person who signs up with another person's address does not use up what others may
      // send there.
      await limits.invitationsTo.demand(`asked ${email}`)
      background.run('the link of an invitation could not be sent', async () => {
        const spoken = language ?? invitation.inviter.language
        const isSent = await send('facilitatorToBe', invitation, email, spoken)
        await tell('facilitatorToBe', invitation.workshop, email, isSent)
      })
    },
    stop: background.idle,
  }
}
