import { expect, test } from 'vitest'
import { settingsText } from '../settingsText.ts'
import { dialogMistakes, pageMistakes } from './passwordDraft.ts'

const text = settingsText.en
const draft = { current: 'correct horse 7', next: 'battery staple 7', confirmation: 'battery staple 7' }

test('[M16] Account Settings show one message per field', () => {
  expect(pageMistakes(draft, text)).toEqual({})
  expect(pageMistakes({ current: '', next: '', confirmation: '' }, text)).toEqual({
    current: 'Current password is required.',
    next: 'New password is required.',
  })
  expect(pageMistakes({ ...draft, confirmation: 'other' }, text)).toEqual({
    confirmation: 'Passwords do not match.',
  })
})

test('[M16] the dashboard shows one message for the whole form', () => {
  expect(dialogMistakes(draft, text)).toEqual({})
  expect(dialogMistakes({ ...draft, next: '', confirmation: '' }, text)).toEqual({
    all: 'Password validation failed: Please enter a valid password.',
  })
  expect(dialogMistakes({ ...draft, confirmation: '' }, text)).toEqual({
    all: 'Password validation failed: Passwords do not match.',
  })
})

test('page and dialog refuse the same drafts before anything is sent', () => {
  const typed = ['', 'a', 'b']
  for (const current of typed)
    for (const next of typed)
      for (const confirmation of typed) {
        const one = { current, next, confirmation }
        const refusedBy = [pageMistakes, dialogMistakes].map((of) => Object.keys(of(one, text)).length > 0)
        expect(refusedBy, JSON.stringify(one)).toEqual([refusedBy[0], refusedBy[0]])
      }
})
