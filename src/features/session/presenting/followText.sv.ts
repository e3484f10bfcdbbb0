import type { Translation } from '#ui/texts/useText.ts'
import type { followText } from './followText.ts'

export default {
  id: 'follow',
  texts: {
    following: (name) => (name === null ? 'Du följer med' : `Du följer ${name}`),
    ended: 'Du styr själv nu',
  },
} satisfies Translation<typeof followText>
