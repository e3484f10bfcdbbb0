import { expect, test } from 'vitest'
import { sortResults } from './sortResults.ts'

const row = (id: string, share: number | null, sectionId: string | null) => ({
  ...{ id, agreement: { share, sectionId, votes: 0, of: 0 } },
})
const rows = [
  row('half', 0.5, 'chance'),
  row('unknown', null, null),
  row('all', 1, 'chance'),
  row('tied', 0.4, null),
  row('most', 0.8, 'risk'),
]
const sections = [{ id: 'risk' }, { id: 'chance' }]
const order = (sort: Parameters<typeof sortResults>[1]) =>
  sortResults(rows, sort, sections).map(({ id }) => id)

test('[OR8] results are sorted by disagreement, by agreement, or by section; what nothing is known of comes last', () => {
  expect(order('disagreement')).toEqual(['tied', 'half', 'most', 'all', 'unknown'])
  expect(order('agreement')).toEqual(['all', 'most', 'half', 'tied', 'unknown'])
  expect(order('section')).toEqual(['most', 'all', 'half', 'tied', 'unknown'])
})
