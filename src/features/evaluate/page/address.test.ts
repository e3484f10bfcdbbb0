import { expect, test } from 'vitest'
import { addressStep } from './address.ts'
import type { AddressFacts } from './address.ts'

const step = (facts: Partial<AddressFacts>) =>
  addressStep({ below: 'vote', before: 'vote', shown: 'vote', mayOpenResults: true, isLed: false, ...facts })

test('[EV11] an activity opens at its results when their address is opened, and they may be seen', () => {
  const opening = { below: 'results', before: null }
  expect(step(opening)).toEqual({ is: 'open', page: 'results' })
  const toVote = { is: 'navigate', to: 'vote', replace: true }
  expect(step({ ...opening, mayOpenResults: false })).toEqual(toVote)
  expect(step({ ...opening, isLed: true })).toEqual(toVote)
})

test('the address that leads to an activity does not take anybody away from the page where the room is', () => {
  expect(step({ before: null, shown: 'results' })).toEqual({ is: 'navigate', to: 'results', replace: true })
})

test('[EV11] any other address becomes that of the page', () => {
  for (const below of ['', 'graph', 'vote/more'])
    expect(step({ below, before: null })).toEqual({ is: 'navigate', to: 'vote', replace: true })
})

test('a page that is opened gets its address as a step of the browser, and Back returns', () => {
  expect(step({ shown: 'results' })).toEqual({ is: 'navigate', to: 'results', replace: false })
  expect(step({ below: 'results', shown: 'results' })).toEqual({ is: 'same' })
  expect(step({ below: 'vote', before: 'results', shown: 'results' })).toEqual({ is: 'open', page: 'vote' })
})

test('[S5] while a facilitator leads, Back leads forward again', () => {
  expect(step({ below: 'vote', before: 'results', shown: 'results', isLed: true })).toEqual({
    ...{ is: 'navigate', to: 'results', replace: true },
  })
})
