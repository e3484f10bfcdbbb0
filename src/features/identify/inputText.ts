import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of copying, importing and starting over the input of an Identify activity. */
export const inputText = {
  id: 'identifyInput',
  en: {
    nothing: 'There is no answer to copy here yet.',
    allAnswers: (count: number) =>
      count === 1 ? 'The only answer will be copied.' : `All ${count} answers will be copied.`,
    destination: '1. Select destination:',
    destinations: { ANSWERS: 'Answers', TOPICS: 'Topics' },
    heading: '2. Select Topic:',
    unnamed: (n: number) => `Topic ${n}`,
    select: '2. Select topic(s)',
    lack: 'To import, first select a topic.',
    lost: (answers: number) =>
      `This takes away ${countOf(answers)} and who is done, for everyone. Topics, texts, notes and settings stay. You can undo it right after.`,
  },
} satisfies Catalogue<unknown>

function countOf(answers: number): string {
  if (answers === 0) return 'all answers (there are none yet)'
  return answers === 1 ? '1 answer' : `${answers} answers`
}
