import { execute, getOperationAST } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import type { RequestParams } from 'graphql-http'
import { LRUCache } from 'lru-cache'
import type { GraphQLContext } from '../../context/context.ts'
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
  { operationName, variables }: Pick<RequestParams, 'operationName' | 'variables'>,
) => Promise<ExecutionResult | null> {
  // By document: equal texts share one document. Answers to variables are not kept, and cost as much each time.
  const known = new LRUCache<DocumentNode, Promise<ExecutionResult>>({ max: answersKept })
  return async (context, document, { operationName, variables }) => {
    // A missing operation is reported like any other mistake.
    const operation = getOperationAST(document, operationName)
    if (!isAboutSchema(document) || !operation) return null
    await context.services.workload.ready(context.payer)
    const found = known.get(document)
    context.work.charge(found ? points.known : points.made)
    if (found) return await found
    const answer = Promise.resolve(execute({ schema, document, variableValues: variables }))
    if ((operation.variableDefinitions ?? []).length === 0) known.set(document, answer)
    return await answer
  }
}
