import { expect, test } from 'vitest'
import { createRefusals } from './refusals.ts'

test('[SL23] a page that was refused together with others is tried again once', () => {
  const refusals = createRefusals()
  const states = () => [refusals.current(4).aborted, refusals.final(4).aborted]
  expect(refusals.lift(4)).toBe(false)
  refusals.refuse(4, false)
  expect(states()).toEqual([true, false])
  expect(refusals.lift(4)).toBe(true)
  expect(states()).toEqual([false, false])
  refusals.refuse(4, false)
  expect(states()).toEqual([true, true])
  expect(refusals.lift(4)).toBe(false)
  expect(refusals.current(5).aborted).toBe(false)
})

test('[SL23] a page with something that is too large is not tried again, also when it was refused before', () => {
  const refusals = createRefusals()
  refusals.refuse(4, false)
  refusals.refuse(4, true)
  expect(refusals.lift(4)).toBe(false)
  expect(refusals.final(4).aborted).toBe(true)
})
