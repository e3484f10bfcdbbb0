import type { Translation } from '#ui/texts/useText.ts'
import type { joinText } from './text.ts'

export default {
  id: 'join',
  texts: {
    title: 'Gå med i en session',
    hint: 'Sessions-ID står på skärmen i rummet eller i din inbjudan.',
    join: 'Gå med',
    looking: 'Letar efter sessionen…',
    invites: (creator) =>
      creator === ''
        ? 'Du är inbjuden till den här sessionen.'
        : `${creator} bjuder in dig till den här sessionen.`,
    ended: 'Den här sessionen är avslutad. Det går inte längre att gå med.',
    name: 'Ditt namn (valfritt)',
    nameHint: 'Visas bara i listan över personer.',
    asksForPassword: 'Sessionen har ett lösenord. Du får det av den som bjöd in dig.',
    anonymous: 'Du behöver inget konto. Det du skriver är anonymt.',
    anonymousToo: (name) =>
      `Du är inloggad som ${name}. Du går med som alla andra: det du skriver är anonymt och inget kopplar det till ditt konto.`,
    continue: 'Fortsätt som förut',
    alreadyIn: 'Den här enheten är redan med i sessionen.',
    openAs: (name) => `Öppna den som ${name}`,
    otherSession: 'Gå med i en annan session',
    signIn: 'Logga in',
    facilitating: 'Ska du leda?',
    unknown: (id) => `Det finns ingen session med sessions-ID:${id}`,
    noSessionId:
      'Det här är inget sessions-ID. Ett sessions-ID är en kort kod med 8 bokstäver och siffror. En inbjudningslänk går också bra.',
  },
} satisfies Translation<typeof joinText>
