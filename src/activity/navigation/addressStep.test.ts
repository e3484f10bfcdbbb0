import { expect, test } from 'vitest'
import { addressStep } from './addressStep.ts'
import type { AddressFacts } from './addressStep.ts'

const opened: AddressFacts = {
  ...{ below: 'vote', votePath: 'vote', areOpen: false, mayOpenResults: true },
  ...{ isNew: true, isFirst: true, isFollower: false, isLed: false },
}
const later: AddressFacts = { ...opened, isFirst: false }
const kept: AddressFacts = { ...later, isNew: false }
const open = (areResults: boolean) => ({ is: 'open', areResults })
const navigate = (to: string, replace: boolean) => ({ is: 'navigate', to, replace })

test.each<[string, Partial<AddressFacts>, object]>([
  ['its vote page', {}, { is: 'same' }],
  ['the results', { below: 'results' }, open(true)],
  [
    'the results that this person may not open',
    { below: 'results', mayOpenResults: false },
    navigate('vote', true),
  ],
  ['its vote page, where the results are open already', { areOpen: true }, navigate('results', true)],
  ['an unknown page', { below: 'elsewhere' }, navigate('vote', true)],
  ['the activity itself', { below: '' }, navigate('vote', true)],
])('[EV11] an activity that opens with the address of %s', (_, facts, step) => {
  expect(addressStep({ ...opened, ...facts })).toEqual(step)
})

test('[S5] participants open an activity where the room is, whatever the address; afterwards they choose', () => {
  const follower = { below: 'results', isFollower: true }
  expect(addressStep({ ...opened, ...follower })).toEqual(navigate('vote', true))
  expect(addressStep({ ...later, ...follower })).toEqual(open(true))
  expect(addressStep({ ...later, ...follower, isLed: true })).toEqual(navigate('vote', true))
})

test('Back and links choose the page; a page opened here is a step back for the browser', () => {
  expect(addressStep({ ...later, areOpen: true })).toEqual(open(false))
  expect(addressStep({ ...kept, areOpen: true })).toEqual(navigate('results', false))
  expect(addressStep({ ...kept, below: 'results' })).toEqual(navigate('vote', false))
})

test('[EV11] results that may no longer be opened lead to the vote page', () => {
  const blind = { below: 'results', areOpen: true, mayOpenResults: false }
  expect(addressStep({ ...kept, ...blind })).toEqual(navigate('vote', false))
  expect(addressStep({ ...kept, ...blind, below: 'vote' })).toEqual({ is: 'same' })
})

test('[PU6] a vote page may have the address of the activity', () => {
  const pulse = { votePath: '', below: '' }
  expect(addressStep({ ...opened, ...pulse })).toEqual({ is: 'same' })
  expect(addressStep({ ...later, ...pulse, areOpen: true })).toEqual(open(false))
  expect(addressStep({ ...kept, ...pulse, below: 'results' })).toEqual(navigate('', false))
})
