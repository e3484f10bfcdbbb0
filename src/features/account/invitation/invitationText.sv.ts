import type { Translation } from '#ui/texts/useText.ts'
import type { invitationText } from './invitationText.ts'

export default {
  id: 'invitation',
  texts: {
    title: 'Inbjudan',
    checking: 'Hämtar din inbjudan…',
    heading: (workshop: string) => `Du är inbjuden att leda ${workshop}`,
    from: (inviter: string) => `${inviter} bjuder in dig, med fulla rättigheter i sessionen.`,
    fromSomebody: 'Du får fulla rättigheter i sessionen.',
    accept: 'Tacka ja och öppna sessionen',
    signedInAs: (email: string) => `Du är inloggad som ${email}, adressen som inbjudan skickades till.`,
    otherTitle: 'Du är inloggad med en annan adress',
    other: (invited: string, email: string) =>
      `Inbjudan skickades till ${invited}, och du är inloggad som ${email}. Logga in med den inbjudna adressen för att tacka ja; inbjudan finns kvar tills dess.`,
    switchAccount: 'Logga ut och byt adress',
    stay: 'Fortsätt vara inloggad',
    newAccount: 'Skapa ett konto, så leder du sessionen.',
    haveAccount: 'Jag har ett konto med den här adressen',
    knownAccount: 'Logga in, så leder du sessionen.',
    noAccount: 'Jag har inget konto än',
    createAndAccept: 'Skapa konto och tacka ja',
    signInAndAccept: 'Logga in och tacka ja',
    brokenTitle: 'Det går inte att tacka ja till den här inbjudan',
    brokenHint: 'Be den som bjöd in dig om en ny.',
    usedHint: 'Om det var du som tackade ja finns sessionen på din startsida.',
    toDashboard: 'Till min startsida',
  },
} satisfies Translation<typeof invitationText>
