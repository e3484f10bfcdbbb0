import { expect, test } from 'vitest'
import { UnacknowledgedEdits } from './unacknowledgedEdits.ts'

test('an edit is unsaved until the frame that holds it is acknowledged', () => {
  const flight = new UnacknowledgedEdits()
  flight.edited()
  flight.sent(1)
  flight.edited()
  flight.sent(2)
  flight.acknowledged(3)
  expect(flight.hasUnsaved).toBe(true)
  flight.acknowledged(4)
  expect(flight.hasUnsaved).toBe(false)
})

test('the acknowledgement of an empty handshake does not save edits made after it', () => {
  const flight = new UnacknowledgedEdits()
  flight.sent(1)
  flight.edited()
  flight.acknowledged(2)
  expect(flight.hasUnsaved).toBe(true)
})

test('edits in flight on a lost websocket stay unsaved until the next handshake is acknowledged', () => {
  const flight = new UnacknowledgedEdits()
  flight.edited()
  flight.sent(1)
  flight.lost()
  expect(flight).toMatchObject({ hasUnsaved: true, isUnderWay: false, oldestMs: null })
  flight.sent(5)
  flight.acknowledged(6)
  expect(flight.hasUnsaved).toBe(false)
})

test('an unexpected acknowledgement changes nothing', () => {
  const flight = new UnacknowledgedEdits()
  flight.acknowledged(1)
  flight.edited()
  expect(flight.hasUnsaved).toBe(true)
})
