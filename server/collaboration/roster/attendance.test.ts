import { expect, test } from 'vitest'
import { Attendance } from './attendance.ts'

const graceMs = 30
const here = (...ids: string[]): ReadonlySet<string> => new Set(ids)
const allNew = (): boolean => true

test('[A4] a newcomer is shown at once, a returning participant at the next step', () => {
  const attendance = new Attendance(graceMs)
  attendance.look(here('ada', 'ben'), 0, allNew)
  expect(attendance.shown).toEqual(['ada', 'ben'])
  attendance.look(here('ben'), 10, allNew)
  attendance.step(60)
  attendance.look(here('ada', 'ben', 'cyd'), 70, allNew)
  expect(attendance.shown).toEqual(['ben', 'cyd'])
  attendance.step(120)
  expect(attendance.shown).toEqual(['ada', 'ben', 'cyd'])
})

test('[A4] a participant who leaves is shown until the first step after the grace time, and a shorter absence is not visible', () => {
  const attendance = new Attendance(graceMs)
  attendance.look(here('ada', 'ben'), 0, allNew)
  expect(attendance.isWaiting).toBe(false)
  attendance.look(here(), 40, allNew)
  attendance.step(60)
  expect(attendance.shown).toEqual(['ada', 'ben'])
  attendance.look(here('ben'), 65, allNew)
  expect(attendance.isWaiting).toBe(true)
  attendance.step(120)
  expect(attendance.shown).toEqual(['ben'])
  expect(attendance.isWaiting).toBe(false)
})

test('[A4] of participants seen for the first time only those who just joined are shown at once: the others were present before a restart', () => {
  const attendance = new Attendance(graceMs)
  attendance.look(here('ada', 'ben', 'cyd'), 0, (id) => id === 'cyd')
  expect(attendance.shown).toEqual(['cyd'])
  expect(attendance.isWaiting).toBe(true)
  attendance.look(here('ada', 'ben', 'cyd', 'dan'), 10, () => false)
  expect(attendance.shown).toEqual(['cyd'])
  attendance.step(60)
  expect(attendance.shown).toEqual(['ada', 'ben', 'cyd', 'dan'])
})

test('a removed participant disappears at once, even while the socket is still open', () => {
  const attendance = new Attendance(graceMs)
  attendance.look(here('ada', 'ben'), 0, allNew)
  attendance.forget('ada')
  attendance.look(here('ada', 'ben'), 1, allNew)
  expect(attendance.shown).toEqual(['ben'])
  attendance.look(here('ben'), 2, allNew)
  expect(attendance.isWaiting).toBe(false)
})
