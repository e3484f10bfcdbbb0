import { expect, test } from 'vitest'
import { navigate, nowhere, openingOf, pageAt } from '../activity/navigation.ts'
import { stopsOf, votePage } from './steps.ts'

const id = 'pulse'
const [team, work, added] = ['team', 'work', 'added'].map((one) => ({ id: one })) as [
  { id: string },
  { id: string },
  { id: string },
]
const stops = (...groups: { id: string }[]) => ({ type: 'stops', id, stops: stopsOf(groups, true) }) as const

/** A screen that opened a pulse from the agenda. */
const opened = (where = nowhere) =>
  navigate(navigate(where, { type: 'open', position: openingOf(where, id, null) }), stops(team, work))
const pageIn = ({ here }: typeof nowhere) => here && pageAt(here)

test('[PU16] opened from the agenda, a pulse is at its first category, wherever it was left', () => {
  const onWork = navigate(opened(), { type: 'go', id, page: votePage('work') })
  expect(pageIn(onWork)).toMatchObject(votePage('work'))
  const away = navigate(onWork, { type: 'close', id })
  expect(pageIn(opened(away))).toMatchObject(votePage('team'))
})

test('[PU16] a category that is added opens on no screen', () => {
  for (const where of [opened(), navigate(opened(), { type: 'go', id, page: votePage('work') })])
    expect(pageIn(navigate(where, stops(team, work, added)))).toEqual(pageIn(where))
})
