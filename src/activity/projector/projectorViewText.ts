import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the projector, shared by every kind of activity. */
export const projectorViewText = {
  id: 'room',
  en: {
    passwordNeeded: 'Password needed',
    done: (done: number, here: number) => `${done} done · ${here} here`,
    locked: 'Input is closed',
    continued: '(continued)',
    page: (page: number, pages: number) => `${page} of ${pages}`,
    likes: (count: number) => (count === 1 ? '1 like' : `${count} likes`),
  },
} satisfies Catalogue<unknown>
