import { limits } from '#domain/limits.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a brainstorm's settings. */
export const brainstormSettingsText = {
  id: 'brainstormSettings',
  en: {
    showAll: 'Show answers for all questions',
    showOne: (n: number, question: string) => `Show answers: ${n}. ${question}`,
    showPerQuestion: (topic: string) => `Show answers in ${topic}`,
    allShown: 'All answers are shown already.',
    sortByPopularity: 'Sort by popularity',
    likes: 'Likes',
    likesPerPerson: 'Likes per person',
    noLimit: 'No limit',
    likesMistake: `Please enter a number from 1 to ${limits.likesPerPerson}, or nothing.`,
    hideCounts: 'Hide like counts until liking is closed',
    closeLiking: 'Close liking',
  },
} satisfies Catalogue<unknown>
