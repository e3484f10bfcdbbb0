import { expect, test } from 'vitest'
import { isPossiblePassword, newPasswordMistake, unmetPasswordCriteria } from './password.ts'
import { titleAndSentences } from '../message.ts'

test.each(['abcdefg1', 'Å1234567', 'correct horse battery 9', '1'.repeat(71).concat('a')])(
  '[U1] %s is a good password',
  (password) => expect(newPasswordMistake(password)).toBeNull(),
)

test('[U1] the error string names a title and each unmet criterion', () => {
  expect(newPasswordMistake('short')?.sentence).toBe(
    'Your new password does not meet the required criteria: It must have at least 8 characters. It must contain digits.',
  )
})

test('[U1] [Z7] a password longer than bcrypt reads is refused, counted in bytes', () => {
  expect(unmetPasswordCriteria(`1${'å'.repeat(36)}`)).toMatchObject([
    { sentence: 'It must have at most 72 characters.' },
  ])
})

test('[U1] an error string becomes a title and a list', () => {
  expect(titleAndSentences('Not good: One thing. Another thing.')).toEqual({
    title: 'Not good',
    sentences: ['One thing.', 'Another thing.'],
  })
  expect(titleAndSentences('Something went wrong.')).toEqual({
    title: 'Something went wrong.',
    sentences: [],
  })
})

test('[U1] a password that could not have been set is never accepted', () => {
  expect(isPossiblePassword('a'.repeat(72))).toBe(true)
  expect(isPossiblePassword('')).toBe(false)
  expect(isPossiblePassword('å'.repeat(37))).toBe(false)
  for (const broken of ['abc1234\u0000', 'abc1234\ud800']) {
    expect(isPossiblePassword(broken)).toBe(false)
    expect(unmetPasswordCriteria(broken)).toMatchObject([
      { sentence: 'It must not contain broken characters.' },
    ])
  }
})
