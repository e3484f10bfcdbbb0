import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of copying, importing and starting over the input of a pulse. */
export const inputText = {
  id: 'pulseInput',
  en: {
    nothing: 'There is no statement to copy here yet.',
    all: (count: number) =>
      count === 1 ? 'The only statement will be copied.' : `All ${count} statements will be copied.`,
    top: (count: number) =>
      count === 1
        ? 'The statement with the highest mean will be copied.'
        : `The ${count} statements with the highest means will be copied.`,
    destination: '1. Select destination:',
    destinations: { ANSWERS: 'Statements', TOPICS: 'Categories' },
    heading: '2. Select category:',
    unnamed: (n: number) => `Category ${n}`,
    waits: 'Copied statements wait for your approval.',
    select: '2. Select categories',
    lack: 'To import, first select a category.',
    lost: (statements: number) =>
      `This takes away ${countOf(statements)}, all votes and who is done, for everyone. Categories, statements of facilitators, texts, notes and settings stay. You can undo it right after.`,
  },
} satisfies Catalogue<unknown>

function countOf(statements: number): string {
  if (statements === 0) return 'all statements of participants (there are none yet)'
  return statements === 1 ? '1 statement of a participant' : `${statements} statements of participants`
}
