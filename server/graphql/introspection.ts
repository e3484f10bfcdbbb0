import { execute, getOperationAST } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { GraphQLContext } from './context.ts'
import { isAboutSchema } from './shape.ts'

/** Points of an answer that is not known yet: graphql-js makes it in one piece. And of one that is known, which is long. */
const points = { made: 30_000, known: 5000 }
const answersKept = 20

/**
 * Answers questions about the schema alone: it never changes, so each is worked out once. SPEC Q3.
 *
 * @returns a function that answers null for what asks for something else too, or names an operation that is not there
 */
export function createIntrospection(
  schema: GraphQLSchema,
): (
  context: GraphQLContext,
  document: DocumentNode,
  operationName: string | null | undefined,
) => Promise<ExecutionResult | null> {
  // By document: those with the same text are the same one.
  const known = new LRUCache<DocumentNode, Promise<ExecutionResult>>({ max: answersKept })
  return async (context, document, operationName) => {
    // An operation that the document does not have is told like any other mistake.
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
