import { expect, test } from 'vitest'
import { Attendance } from './attendance.ts'

const graceMs = 30
const here = (...ids: string[]): ReadonlySet<string> => new Set(ids)

test('[A4] who is new is shown at once; who comes back, with the next step', () => {
  const attendance = new Attendance(graceMs)
  attendance.look(here('ada', 'ben'), 0)
  expect(attendance.shown).toEqual(['ada', 'ben'])
  attendance.look(here('ben'), 10)
  attendance.step(60)
  attendance.look(here('ada', 'ben', 'cyd'), 70)
  expect(attendance.shown).toEqual(['ben', 'cyd'])
  attendance.step(120)
  expect(attendance.shown).toEqual(['ada', 'ben', 'cyd'])
})

test('[A4] who leaves is shown until the first step after the grace, and an absence shorter than that is not seen', () => {
  const attendance = new Attendance(graceMs)
  attendance.look(here('ada', 'ben'), 0)
  expect(attendance.isWaiting).toBe(false)
  attendance.look(here(), 40)
  attendance.step(60)
  expect(attendance.shown).toEqual(['ada', 'ben'])
  attendance.look(here('ben'), 65)
  expect(attendance.isWaiting).toBe(true)
  attendance.step(120)
  expect(attendance.shown).toEqual(['ben'])
  expect(attendance.isWaiting).toBe(false)
})

test('who was taken out is shown no more at once, also while the socket is still to be closed', () => {
  const attendance = new Attendance(graceMs)
  attendance.look(here('ada', 'ben'), 0)
  attendance.forget('ada')
  attendance.look(here('ada', 'ben'), 1)
  expect(attendance.shown).toEqual(['ben'])
  attendance.look(here('ben'), 2)
  expect(attendance.isWaiting).toBe(false)
})
