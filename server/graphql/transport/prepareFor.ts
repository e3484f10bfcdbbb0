import type { GraphQLContext } from '../../context/context.ts'
import type { Documents, Prepared } from '../schema/documents.ts'

/**
 * Prepares a document that a caller sent. A known document is free; an unknown one is charged, and callers who sent
 * many have to wait. SPEC Q3.
 *
 * @throws {Refusal} `RATE_LIMITED` when too many requests of this caller are waiting
 */
export async function prepareFor(
  { services: { workload }, payer, work }: GraphQLContext,
  documents: Documents,
  text: string,
): Promise<Prepared> {
  const cost = documents.cost(text)
  if (cost > 0) await workload.ready(payer)
  work.charge(cost)
  return documents.prepare(text)
}
