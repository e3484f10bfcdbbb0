import type { Translation } from '#ui/texts/useText.ts'
import type { followText } from './followText.ts'

export default {
  id: 'follow',
  texts: {
    following: (name) => `Du följer ${name ?? 'facilitatorn'}`,
    ended: (name) => `Du följer inte längre ${name ?? 'facilitatorn'}`,
  },
} satisfies Translation<typeof followText>
