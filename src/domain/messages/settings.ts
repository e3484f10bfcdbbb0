import { quoting } from '../message.ts'

// Messages about settings of sessions and templates.

export const nameMissing = { code: 'nameMissing', sentence: 'Please enter a name.' }
export const colorInvalid = { code: 'colorInvalid', sentence: 'Please enter a colour such as #0056FB.' }
export const retentionInvalid = (days: number) =>
  quoting('retentionInvalid', `Please enter a number of days between 0 and ${days}.`, days)
export const passwordWithSpaces = {
  code: 'passwordWithSpaces',
  sentence: 'The password cannot include spaces.',
}
export const categoryMissing = { code: 'categoryMissing', sentence: 'A category needs a name.' }
export const categoryTooLong = (characters: number) =>
  quoting('categoryTooLong', `Please use at most ${characters} characters for a category.`, characters)
export const tooManyCategories = (categories: number) =>
  quoting('tooManyCategories', `Please choose at most ${categories} categories.`, categories)
export const templateNameMissing = { code: 'templateNameMissing', sentence: 'Template name not found' }
export const templateDescMissing = { code: 'templateDescMissing', sentence: 'Template description not found' }
