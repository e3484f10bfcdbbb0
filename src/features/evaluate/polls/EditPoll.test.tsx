import { expect, test } from 'vitest'
import { changesIn } from './EditPoll.tsx'

const began = { text: 'Tea', desc: 'Hot', color: 0 }

test('[EV4] only what the person changed is saved, also when a description is emptied', () => {
  expect(changesIn(began, began)).toEqual({})
  expect(changesIn(began, { ...began, desc: '' })).toEqual({ desc: '' })
  expect(changesIn(began, { text: 'Green tea', desc: 'Hot', color: 3 })).toEqual({
    text: 'Green tea',
    color: 3,
  })
})
