import type { Translation } from '#ui/texts/useText.ts'
import type { discussText } from './discussText.ts'

export default {
  id: 'discussThese',
  texts: {
    discuss: 'Diskutera de här',
    hint: 'Om de här går meningarna isär mest. Ett tryck visar en för alla.',
    presentHint: 'Visa för alla',
    presentOne: (item) => `Presentera för alla: ${item}`,
  },
} satisfies Translation<typeof discussText>
