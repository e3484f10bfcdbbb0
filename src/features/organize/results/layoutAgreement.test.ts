import { expect, test } from 'vitest'
import { resultOf } from '#domain/activity/votes/results.ts'
import { agreementOf } from '#domain/organize/results.ts'
import { scaleOf, sectionNumber } from '#domain/organize/votes.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import { barsLeft, layoutAgreement } from './layoutAgreement.ts'

const sections = ['risk', 'chance'].map((id): NamedSection => ({
  id,
  text: id,
  desc: '',
  color: 0,
  entries: [],
}))
const measure = (text: string, size: number): number => text.length * size * 0.5

function row(id: string, votes: readonly [string | null, number][]) {
  const counts = votes.map(([section, count]) => ({
    ...{ targetId: id, round: 1, value2: null, votes: count },
    value1: section === null ? null : sectionNumber(section),
  }))
  const result = resultOf(counts, scaleOf(sections))
  return { id, text: id, desc: '', result, agreement: agreementOf(sections, result) }
}

test('[OR8] the picture has a bar of shares for each item, in the order of the sections, undecided ones last', () => {
  const rows = [
    row('fire', [
      ['chance', 1],
      [null, 1],
      ['risk', 2],
    ]),
    row('fame', []),
  ]
  const { rows: laid, height } = layoutAgreement(rows, sections, ({ id }) => id, measure)
  const [first, second] = laid
  expect(first?.segments.map(({ label }) => label)).toEqual(['1', '2', null])
  const [risk, chance, undecided] = first?.segments ?? []
  expect(risk?.x).toBe(barsLeft)
  expect(risk?.width).toBeCloseTo(2 * (chance?.width ?? 0))
  expect(undecided?.x).toBeCloseTo((chance?.x ?? 0) + (chance?.width ?? 0))
  // Sections without a colour of their own are told apart.
  expect(risk?.color).not.toBe(chance?.color)
  expect(second?.segments).toEqual([])
  expect(second?.y).toBeGreaterThan(first?.y ?? 0)
  expect(height).toBeGreaterThan(second?.y ?? 0)
})
