import { expect, test } from 'vitest'
import { kindName, kindText } from './kindText.ts'

test('Scales with two axes is a 2x2 matrix, a PDF is Slides, and an unknown kind has no name', () => {
  const nameOf = (content: string, numberOfAxis: number | null = null) =>
    kindName({ content, numberOfAxis }, kindText.en)
  expect([nameOf('workshop | evaluate', 2), nameOf('workshop | evaluate', 1)]).toEqual([
    '2x2 matrix',
    'Scales',
  ])
  expect(nameOf('workshop | present pdf')).toBe('Slides')
  expect(nameOf('workshop | unheard of')).toBe('')
})
