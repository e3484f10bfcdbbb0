import type { Catalogue } from '#ui/useText.ts'

/** Texts that the room's screen has beside every kind of activity. */
export const roomText = {
  id: 'room',
  en: {
    joinAt: 'Join at',
    passwordNeeded: 'Password needed',
    done: (done: number, joined: number) => `${done} of ${joined} done`,
    locked: 'Input is closed',
    continued: '(continued)',
    unnamed: 'Unnamed',
    page: (page: number, pages: number) => `${page} of ${pages}`,
    likes: (count: number) => (count === 1 ? '1 like' : `${count} likes`),
  },
} satisfies Catalogue<unknown>
