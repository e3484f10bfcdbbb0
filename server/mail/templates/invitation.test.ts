import { expect, test } from 'vitest'
import { plainText } from '../mailer.ts'
import { invitationMail } from './invitation.ts'
import { invitationText } from './invitationText.ts'

const mail = {
  to: 'ben@example.org',
  kind: 'participant',
  language: 'en',
  inviter: 'Ana <b>Olsson</b>',
  workshopName: 'Kick "off" & <script>alert(1)</script>',
  workshopId: 'abcd2345',
  link: 'https://plenum.example.org/join/workshop/abcd2345#?open%20%26%20shut',
} as const

test('[I1] names are escaped in a mail, never markup, and the link is complete', () => {
  const { html, to } = invitationMail(mail)
  expect(to).toBe('ben@example.org')
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain(`href="${mail.link}"`)
  expect(plainText(html)).toContain('You are invited to Kick "off" & <script>alert(1)</script>')
  expect(plainText(html)).toContain(mail.link)
})

test('[I1] mails are in the language of the inviting person, and in English if they never chose one', () => {
  expect(invitationMail({ ...mail, language: 'sv' }).subject).toMatch(/^Inbjudan till /)
  expect(invitationMail({ ...mail, kind: 'facilitatorToBe', language: 'sv' }).html).toContain('30 dagar')
  for (const language of [null, 'xx']) {
    expect(invitationMail({ ...mail, language }).subject).toMatch(/^Invitation to /)
  }
})

test('[I1] a name is cut and put on one line', () => {
  const { subject } = invitationMail({ ...mail, workshopName: `one\r\nBcc: two ${'x'.repeat(200)}` })
  expect(subject).toMatch(/^Invitation to one Bcc: two x+$/)
  expect(subject.length).toBeLessThan(100)
})

test('mails use the word session, like the screens', () => {
  const names = { inviter: 'Ana', workshop: 'Kick-off', id: 'abcd2345' }
  const words = Object.values(invitationText).flatMap((texts) => Object.values(texts).map((of) => of(names)))
  expect(words).toHaveLength(6)
  expect(JSON.stringify(words)).not.toMatch(/workshop/i)
})
