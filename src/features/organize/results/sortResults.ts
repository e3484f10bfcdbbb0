import type { Agreement } from '#domain/organize/results.ts'
import { byDisagreement } from '#domain/organize/results.ts'

/** The orders of results: the most disputed first, the most agreed first, or by the section that most chose. */
export const resultSorts = ['disagreement', 'agreement', 'section'] as const

export type ResultSort = (typeof resultSorts)[number]

/** Results in an order. Those of which nothing is known come last, and by section before them those without one. SPEC OR8 */
export function sortResults<Row extends { agreement: Agreement }>(
  rows: readonly Row[],
  sort: ResultSort,
  sections: readonly { id: string }[],
): Row[] {
  if (sort === 'disagreement') return byDisagreement(rows)
  const agreed = rows.toSorted((a, b) => (b.agreement.share ?? -1) - (a.agreement.share ?? -1))
  if (sort === 'agreement') return agreed
  const order = new Map(sections.map(({ id }, at) => [id, at]))
  const placeOf = ({ sectionId, share }: Agreement): number =>
    share === null ? Infinity : (order.get(sectionId ?? '') ?? sections.length)
  return agreed.toSorted((a, b) => {
    const [one, other] = [placeOf(a.agreement), placeOf(b.agreement)]
    return one === other ? 0 : one - other
  })
}
