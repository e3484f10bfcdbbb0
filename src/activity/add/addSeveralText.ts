import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the dialog that adds several answers. */
export const addSeveralText = {
  id: 'addSeveral',
  en: {
    title: 'Add answer',
    hint: 'Enter keeps an answer in the list. Paste several lines, and each becomes an answer of its own.',
    addAnother: 'Add to the list',
    queued: 'Answers to be saved',
    count: (count: number) => (count === 1 ? '1 answer to be saved' : `${count} answers to be saved`),
    remove: (answer: string) => `Take out: ${answer}`,
    shorten: (answer: string) => `Shorten: ${answer}`,
    leftOver: (count: number) =>
      count === 1
        ? 'One answer is too long and was not saved. Shorten it first.'
        : `${count} answers are too long and were not saved. Shorten them first.`,
    added: (count: number) => (count === 1 ? 'Answer added' : `${count} answers added`),
  },
} satisfies Catalogue<unknown>
