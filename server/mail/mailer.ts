import { createTransport } from 'nodemailer'
import type { Logger } from '#server/log.ts'
import { writeMailFile } from './mailFiles.ts'

/** A mail as HTML: the text for programs that show no HTML is generated from it. */
export interface Mail {
  to: string
  subject: string
  html: string
}

/** Sends a mail. Rejects with the reason when that fails. */
export type SendMail = (mail: Mail) => Promise<void>

export interface MailSettings {
  /** Null: mails are written to files, to be read or sent by hand. */
  smtpUrl: string | null
  mailFrom: string
  /** Mails are written to its subfolder `mail`. */
  dataDir: string
}

/**
 * Sends mails. The log says only that a mail was sent, never its recipient or text: a recovery link is as good as a
 * password. SPEC U7.
 */
export function createMailer(settings: MailSettings, logger: Pick<Logger, 'info' | 'error'>): SendMail {
  return settings.smtpUrl === null
    ? toFiles(settings, logger)
    : toServer(settings.smtpUrl, settings.mailFrom, logger)
}

/**
 * A server that accepts a connection and says nothing would otherwise hold up the mails behind for half a minute, and
 * one that falls silent later for ten. Parameters of the address override these.
 */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

function transportTo(smtpUrl: string) {
  return createTransport({ ...timeouts, url: smtpUrl, disableFileAccess: true, disableUrlAccess: true })
}

/** Signs in to a mail server without sending anything. @returns what is wrong, without its address; null when nothing is */
export async function mailServerProblem(smtpUrl: string): Promise<string | null> {
  const transport = transportTo(smtpUrl)
  try {
    await transport.verify()
    return null
  } catch (error) {
    return `SMTP_URL: the mail server does not answer as it should (${String(reasonOf(error))}). Check host, port, user and password, and whether it is smtp or smtps.`
  } finally {
    transport.close()
  }
}

function toServer(smtpUrl: string, from: string, logger: Pick<Logger, 'info' | 'error'>): SendMail {
  const transport = transportTo(smtpUrl)
  return async (mail) => {
    const sent = transport.sendMail(messageOf(mail, from))
    const { messageId } = await sent.catch((error: unknown) => {
      logger.error({ reason: reasonOf(error) }, 'the mail server did not take a mail')
      throw error
    })
    logger.info({ messageId }, 'mail sent')
  }
}

/** What the log may contain of a mail server's refusal: its message often contains the address. SPEC U7. */
function reasonOf(error: unknown): unknown {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return responseCode ?? code ?? (error instanceof Error ? error.name : 'unknown')
}

function toFiles({ mailFrom, dataDir }: MailSettings, logger: Pick<Logger, 'info'>): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const message = messageOf(mail, mailFrom)
    const { message: written } = await transport.sendMail({ ...message, text: placeholder })
    const path = await writeMailFile(dataDir, withPlainText(written.toString(), message.text))
    logger.info({ path }, 'mail written')
  }
}

const placeholder = 'text-of-the-mail'

/** The library folds long lines of a text, and with them the link that a person copies from the file in an editor. */
function withPlainText(written: string, text: string): string {
  return written.replace(
    `Content-Transfer-Encoding: 7bit\n\n${placeholder}`,
    () => `Content-Transfer-Encoding: 8bit\n\n${text}`,
  )
}

function messageOf({ to, subject, html }: Mail, from: string) {
  // As an object: a string could be parsed as a list of addresses.
  return { from, to: { name: '', address: to }, subject, html, text: plainText(html) }
}

/** A short HTML mail as plain text: its links are written out in it anyway. */
export function plainText(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
  return html
    .replace(/<(?:br|\/p|\/h\d)\s*\/?>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#39);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
