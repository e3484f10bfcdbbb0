import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the remote for every activity that collects answers. */
export const activityRemoteText = {
  id: 'activityRemote',
  en: {
    answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    showAnswers: 'Show answers',
    hideAnswers: 'Hide answers',
    allShown: 'All answers are shown',
  },
} satisfies Catalogue<unknown>
