import { expect, test } from 'vitest'
import { newInfo } from '#domain/evaluate/info.ts'
import { endLabels } from './endLabels.ts'

const scale = { low: 1, high: 5 }

test('[EV2] the words of the default help text stand at the ends of a slider', () => {
  expect(endLabels(newInfo.group1HelpText, scale)).toEqual({ lowLabel: 'Low', highLabel: 'High' })
})

test.each([
  '1: not at all; 5: very much.',
  '1 = not at all, 5 = very much',
  ' 1 – not at all , 5 – very much ',
])('so do those of %s', (help) => {
  expect(endLabels(help, scale)).toEqual({ lowLabel: 'not at all', highLabel: 'very much' })
})

test.each(['', 'From low to high', '1 Low', '1 Low, 10 High', '1 Low, 3 Middle, 5 High'])(
  'no words are taken from “%s”',
  (help) => {
    expect(endLabels(help, scale)).toBeNull()
  },
)
