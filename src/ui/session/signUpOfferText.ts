import type { Catalogue } from '../texts/useText.ts'

/** Texts of the offer to a participant to get an account. */
export const signUpOfferText = {
  id: 'signUpOffer',
  en: {
    title: 'Build sessions of your own',
    hint: 'You stay in this one, and your answers stay anonymous.',
    signUp: 'Sign up for free',
  },
} satisfies Catalogue<unknown>
