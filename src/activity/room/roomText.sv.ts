import type { Translation } from '#ui/useText.ts'
import type { roomText } from './roomText.ts'

export default {
  id: 'room',
  texts: {
    joinAt: 'Gå med på',
    passwordNeeded: 'Lösenord krävs',
    done: (done, joined) => `${done} av ${joined} klara`,
    locked: 'Det går inte att skriva just nu',
    continued: '(forts.)',
    unnamed: 'Namnlös',
    page: (page, pages) => `${page} av ${pages}`,
    likes: (count) => (count === 1 ? '1 gillning' : `${count} gillningar`),
  },
} satisfies Translation<typeof roomText>
