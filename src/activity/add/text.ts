import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the box for a new answer. */
export const addText = {
  id: 'addBox',
  en: {
    placeholder: 'Add answer here...',
    added: 'Answer added',
    several: 'Several answers',
    boxKey: (key: string) => `Write an answer: ${key}`,
    pasted: (lines: number) => `You pasted ${lines} lines`,
    pastedSaid: (lines: number) => `You pasted ${lines} lines. Press Tab to make ${lines} answers of them.`,
    makeAnswers: (count: number) => `Make ${count} answers of them`,
    keepAsOne: 'Keep as one',
    answersAdded: (count: number) => `${count} answers added`,
  },
} satisfies Catalogue<unknown>
