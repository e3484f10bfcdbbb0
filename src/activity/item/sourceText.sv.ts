import type { Translation } from '#ui/texts/useText.ts'
import type { sourceText } from './sourceText.ts'

export default {
  id: 'itemSource',
  texts: {
    from: (activity) => `Från ${activity}`,
    unnamed: 'en aktivitet utan namn',
  },
} satisfies Translation<typeof sourceText>
