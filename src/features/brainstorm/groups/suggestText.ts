import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about the groups that a brainstorm suggests. */
export const brainstormSuggestText = {
  id: 'suggestedAnswers',
  en: {
    about: 'Found on this device by the words of the answers. Nothing changes until you accept.',
    working: 'Looking for answers that belong together…',
    progress: 'Share of answers compared',
    accepted: (name: string, count: number) =>
      `Group ${name} made of ${count} answers. One undo takes it back.`,
    allGrouped: 'Every answer is in a group already.',
    tooFew: 'At least two ungrouped answers are needed.',
    noneAlike: (count: number) => `No two of the ${count} ungrouped answers are alike enough.`,
    allDecidedHint: 'All are accepted or rejected. New answers can be looked at too: suggest again.',
  },
} satisfies Catalogue<unknown>
