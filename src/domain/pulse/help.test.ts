import { expect, test } from 'vitest'
import { helpOf } from './help.ts'

test('[PU15] what values mean is what a facilitator typed; else that statements are agreed with, in the reader’s language', () => {
  expect(helpOf('1 never, 5 always')).toEqual({ en: '1 never, 5 always', sv: '1 never, 5 always' })
  for (const typed of ['', '  '])
    expect(helpOf(typed)).toEqual({ en: '1 disagree, 5 agree', sv: '1 instämmer inte, 5 instämmer' })
})
