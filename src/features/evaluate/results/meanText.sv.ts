import type { Translation } from '#ui/texts/useText.ts'
import type { meanText } from './meanText.ts'

export default {
  id: 'evaluateMean',
  texts: {
    mean: 'Medel',
    before: (value, change) => `förut ${value} (${change})`,
  },
} satisfies Translation<typeof meanText>
