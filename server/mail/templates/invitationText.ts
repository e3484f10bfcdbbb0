import type { Language } from '#domain/languages.ts'

/** Purpose of an invitation: participating, facilitating, or proving the address first in order to facilitate. */
export type InvitationKind = 'participant' | 'facilitator' | 'facilitatorToBe'

interface Names {
  inviter: string
  workshop: string
  /** The session ID. */
  id: string
}

interface Texts {
  subject: string
  heading: string
  text: string[]
  after: string
}

/** The texts of invitations, by language. */
export const invitationText: Record<Language, Record<InvitationKind, (names: Names) => Texts>> = {
  en: {
    participant: ({ inviter, workshop, id }) => ({
      subject: `Invitation to ${workshop}`,
      heading: `You are invited to ${workshop}`,
      text: [`${inviter} invites you to take part. You need no account. This link lets you in:`],
      after: `Session ID: ${id}. If you did not expect this invitation, you can ignore it.`,
    }),
    facilitator: ({ inviter, workshop, id }) => ({
      subject: `You are a facilitator of ${workshop}`,
      heading: `You are a facilitator of ${workshop}`,
      text: [`${inviter} made you a facilitator, with full rights in the session. You find it here:`],
      after: `Session ID: ${id}. If you do not want this, remove yourself from the session.`,
    }),
    facilitatorToBe: ({ inviter, workshop, id }) => ({
      subject: `You are invited to facilitate ${workshop}`,
      heading: `You are invited to facilitate ${workshop}`,
      text: [
        `${inviter} invites you as a facilitator, with full rights in the session.`,
        'This link shows that the address is yours. Use it within 30 days, with your account or a new one, and give it to nobody:',
      ],
      after: `Session ID: ${id}. If you did not expect this invitation, you can ignore it.`,
    }),
  },
  sv: {
    participant: ({ inviter, workshop, id }) => ({
      subject: `Inbjudan till ${workshop}`,
      heading: `Du är inbjuden till ${workshop}`,
      text: [`${inviter} bjuder in dig att delta. Du behöver inget konto. Den här länken släpper in dig:`],
      after: `Sessions-ID: ${id}. Om du inte väntade dig inbjudan kan du bortse från den.`,
    }),
    facilitator: ({ inviter, workshop, id }) => ({
      subject: `Du är facilitator för ${workshop}`,
      heading: `Du är facilitator för ${workshop}`,
      text: [
        `${inviter} har gjort dig till facilitator, med fulla rättigheter i sessionen. Du hittar den här:`,
      ],
      after: `Sessions-ID: ${id}. Om du inte vill det kan du ta bort dig själv från sessionen.`,
    }),
    facilitatorToBe: ({ inviter, workshop, id }) => ({
      subject: `Du är inbjuden att leda ${workshop}`,
      heading: `Du är inbjuden att leda ${workshop}`,
      text: [
        `${inviter} bjuder in dig som facilitator, med fulla rättigheter i sessionen.`,
        'Den här länken visar att adressen är din. Använd den inom 30 dagar, med ditt konto eller ett nytt, och ge den inte till någon:',
      ],
      after: `Sessions-ID: ${id}. Om du inte väntade dig inbjudan kan du bortse från den.`,
    }),
  },
}
