import { quoting } from '../message.ts'

// Messages about the categories and statements of a pulse.

export const lastCategory = { code: 'lastCategory', sentence: 'The last category cannot be deleted.' }
export const tooManyPulseCategories = (categories: number) =>
  quoting('tooManyPulseCategories', `A pulse has at most ${categories} categories.`, categories)
export const tooManyStatements = (statements: number) =>
  quoting(
    'tooManyStatements',
    `This category is full: it takes at most ${statements} statements.`,
    statements,
  )
export const statementApproved = {
  code: 'statementApproved',
  sentence: 'A facilitator has approved this statement. Only a facilitator can change it now.',
}
export const hiddenForPulse = {
  code: 'hiddenForPulse',
  sentence:
    'A pulse shows all its categories, and one of these is hidden. Show it first. Nothing was copied.',
}
export const tooManyForPulse = (categories: number) =>
  quoting(
    'tooManyForPulse',
    `A pulse has at most ${categories} categories. These are too many, so nothing was copied.`,
    categories,
  )
export const nothingToCompare = {
  code: 'nothingToCompare',
  sentence:
    'There is no earlier pulse to compare with: it needs the same statements, and at least five votes on one of them.',
}
