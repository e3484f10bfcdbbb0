import type { profileText } from './profileText.ts'
import type { Translation } from '../texts/useText.ts'

export default {
  id: 'profile',
  texts: {
    menuOf: (name) => `Profilmeny för ${name}`,
    appearance: 'Utseende',
    schemes: { light: 'Ljust', dark: 'Mörkt', auto: 'Som enheten' },
    language: 'Språk',
    signOut: 'Logga ut',
  },
} satisfies Translation<typeof profileText>
