import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what starting an Identify activity over deletes and what it keeps. */
export const lostAnswersText = {
  id: 'lostAnswers',
  en: {
    lost: (answers: number) =>
      `This takes away ${countOf(answers)} and who is done, for everyone. Topics, texts, notes and settings stay. You can undo it right after.`,
  },
} satisfies Catalogue<unknown>

function countOf(answers: number): string {
  if (answers === 0) return 'all answers (there are none yet)'
  return answers === 1 ? '1 answer' : `${answers} answers`
}
