import type { Translation } from '#ui/texts/useText.ts'
import type { languageText } from './languageText.ts'

export default {
  id: 'languageSettings',
  texts: {
    language: 'Språk',
    languageHint: 'För knappar, etiketter och meddelanden. Det som deltagarna skriver översätts aldrig.',
    theme: 'Tema',
    themes: ['Grund', 'Vitt'],
  },
} satisfies Translation<typeof languageText>
