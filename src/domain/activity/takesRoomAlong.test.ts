import { expect, test } from 'vitest'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { takesRoomAlong } from './takesRoomAlong.ts'

const agenda = [agendaPart('open'), agendaPart('closed', { hidden: true })]

test.each([
  ['/workshop/abcd2345', true],
  ['/workshop/abcd2345/brainstorm/o-open', true],
  ['/workshop/abcd2345/brainstorm/o-closed', false],
  ['/workshop/abcd2345/remote', false],
  ['/workshop/abcd23456', false],
  ['/account', false],
])('who leads with Follow me and goes to %s takes the room along: %s', (pathname, takesAlong) => {
  expect(takesRoomAlong(pathname, 'abcd2345', agenda)).toBe(takesAlong)
})
