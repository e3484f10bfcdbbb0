import type { Translation } from '../texts/useText.ts'
import type { signUpOfferText } from './signUpOfferText.ts'

export default {
  id: 'signUpOffer',
  texts: {
    title: 'Bygg egna sessioner',
    hint: 'Du är kvar i den här, och dina svar förblir anonyma.',
    signUp: 'Skapa ett konto gratis',
  },
} satisfies Translation<typeof signUpOfferText>
