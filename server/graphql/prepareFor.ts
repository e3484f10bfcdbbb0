import type { GraphQLContext } from './context.ts'
import type { Documents, Prepared } from './documents.ts'

/**
 * A document for somebody who sent it. What is known costs nothing; what is not is paid for, and waited for by those who have
 * sent many. SPEC Q3.
 *
 * @throws {Refusal} `RATE_LIMITED` when too many of this caller wait
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
