import type { Translation } from '#ui/texts/useText.ts'
import type { followText } from './followText.ts'

export default {
  id: 'follow',
  texts: {
    following: (name) => (name === null ? 'Du följer med' : `Du följer ${name}`),
    ended: (name) => (name === null ? 'Du följer inte längre med' : `Du följer inte längre ${name}`),
  },
} satisfies Translation<typeof followText>
