import { execute, getOperationAST } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { GraphQLContext } from '../context/context.ts'
import { isAboutSchema } from './shape.ts'

/**
 * Points of an answer that has to be computed, which graphql-js does in one piece, and of a cached one, which is long.
 */
const points = { made: 30_000, known: 5000 }
const answersKept = 20

/**
 * Answers pure introspection queries. The schema never changes, so each answer is computed once. SPEC Q3.
 *
 * @returns a function that returns null for a document that asks for other data too, or whose operation does not exist
 */
export function createIntrospection(
  schema: GraphQLSchema,
): (
  context: GraphQLContext,
  document: DocumentNode,
  operationName: string | null | undefined,
) => Promise<ExecutionResult | null> {
  // By document: equal texts share one document.
  const known = new LRUCache<DocumentNode, Promise<ExecutionResult>>({ max: answersKept })
  return async (context, document, operationName) => {
    // A missing operation is reported like any other mistake.
    if (!isAboutSchema(document) || !getOperationAST(document, operationName)) return null
    await context.services.workload.ready(context.payer)
    const found = known.get(document)
    context.work.charge(found ? points.known : points.made)
    if (found) return await found
    const answer = Promise.resolve(execute({ schema, document }))
    known.set(document, answer)
    return await answer
  }
}
