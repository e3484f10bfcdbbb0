import { isLanguage } from '#domain/languages.ts'
import type { Language } from '#domain/languages.ts'
import { cutText } from '#domain/text.ts'
import { mailPage } from '../html.ts'
import type { Mail } from '../mailer.ts'
import { invitationText } from './invitationText.ts'
import type { InvitationKind } from './invitationText.ts'

export interface InvitationMail {
  to: string
  kind: InvitationKind
  /** Language of the inviting person, used for the mail. Null when they never chose one. */
  language: string | null
  inviter: string
  workshopName: string
  workshopId: string
  link: string
}

/** A name must not carry a message of its own. */
const longestName = 80

/** The mail of an invitation. SPEC I1. */
export function invitationMail(mail: InvitationMail): Mail {
  const texts = invitationText[languageOf(mail.language)]
  const names = { inviter: nameOf(mail.inviter), workshop: nameOf(mail.workshopName), id: mail.workshopId }
  const { subject, heading, text, after } = texts[mail.kind](names)
  return { to: mail.to, subject, html: mailPage({ heading, text, link: mail.link, after }).html }
}

function languageOf(language: string | null): Language {
  return language !== null && isLanguage(language) ? language : 'en'
}

function nameOf(name: string): string {
  return cutText(name.replace(/\s+/g, ' '), longestName)
}
