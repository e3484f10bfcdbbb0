import type { Translation } from '#ui/texts/useText.ts'
import type { projectorViewText } from './projectorViewText.ts'

export default {
  id: 'room',
  texts: {
    passwordNeeded: 'Lösenord krävs',
    done: (done, here) => `${done} klara · ${here} här`,
    locked: 'Det går inte att skriva just nu',
    continued: '(forts.)',
    page: (page, pages) => `${page} av ${pages}`,
    likes: (count) => (count === 1 ? '1 gillning' : `${count} gillningar`),
  },
} satisfies Translation<typeof projectorViewText>
