import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError, OperationTypeNode, getOperationAST } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { createHandler } from 'graphql-http'
import type { OperationArgs, Response } from 'graphql-http'
import { Refusal } from '#domain/errors.ts'
import type { Services } from '../../services.ts'
import { createContext, tokenOf } from '../../context/context.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { Documents } from '../schema/documents.ts'
import { formatError } from '../schema/errors.ts'
import { createIntrospection } from '../schema/introspection.ts'
import { prepareFor } from './prepareFor.ts'
import { BodyTooLarge, bodyBytes, readBody } from './requestBody.ts'
import type { Work } from '../../limits/workload.ts'

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The fixed cost of a query, beside the cost of its answer. */
const pointsPerQuery = 300

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
const postOnly: Response = [
  null,
  { status: 405, statusText: 'Method Not Allowed', headers: { allow: 'POST' } },
]
const tooLarge: Response = [
  JSON.stringify({
    errors: [{ message: 'The request is too large.', extensions: { code: 'BAD_USER_INPUT' } }],
  }),
  {
    status: 413,
    statusText: 'Content Too Large',
    headers: { 'content-type': 'application/json; charset=utf-8', connection: 'close' },
  },
]

/**
 * `POST /graphql` as specified by "GraphQL over HTTP". Only POST with JSON, which no page of another origin can send
 * without a CORS preflight.
 */
export function createHttpHandler(
  services: Services,
  schema: GraphQLSchema,
  documents: Documents,
): HttpHandler {
  const introspect = createIntrospection(schema)
  const works = new WeakMap<IncomingMessage, Work>()
  /** The cost of each document in its last execution. */
  const costOf = new WeakMap<DocumentNode, number>()
  const handle = createHandler<IncomingMessage>({
    async onSubscribe({ raw }, { query, operationName, variables }) {
      const contextValue = await createContext(services, {
        callerOf: () => services.access.callerOf(tokenOf(raw.headers.authorization ?? null)),
        requestId: requestIdOf(raw),
        address: services.addressOf(raw),
        isGone: () => raw.socket.destroyed,
      })
      works.set(raw, contextValue.work)
      try {
        const prepared = await prepareFor(contextValue, documents, query)
        if ('errors' in prepared) return prepared.errors
        const { document } = prepared
        const known = await introspect(contextValue, document, { operationName, variables })
        if (known) return known
        await untilItMayRun(contextValue, document, operationName, costOf.get(document) ?? 0)
        return {
          schema,
          document,
          operationName,
          variableValues: variables,
          contextValue,
        } as unknown as OperationArgs<undefined>
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return [new GraphQLError(error.message, { originalError: error })]
      }
    },
    onOperation(_request, { contextValue, document }, result) {
      const context = contextValue as unknown as GraphQLContext
      const { points } = context.work
      // The cost of an aborted execution is only a lower bound.
      const isWhole = (result as ExecutionResult).errors === undefined
      costOf.set(document, isWhole ? points : Math.max(points, costOf.get(document) ?? 0))
      return masked(services, context, result as ExecutionResult)
    },
    formatError: (error) => toPublic(services, error),
  })
  return async (request, response) => {
    try {
      const [body, { status, statusText, headers: own }] = await answer(handle, request)
      response.writeHead(status, statusText, { ...headers, ...own }).end(body)
    } finally {
      works.get(request)?.end()
    }
  }
}

/**
 * Delays callers who have used up their allowance before more is read for them. Mutations are not delayed, and neither
 * are anonymous callers: they share the allowance of their network and can run no expensive query.
 *
 * @param cost of the document in its last execution, in points
 */
async function untilItMayRun(
  { payer, work }: GraphQLContext,
  document: DocumentNode,
  operationName: string | null | undefined,
  cost: number,
): Promise<void> {
  const isQuery = getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY
  if (!isQuery || payer.kind === 'network') return
  work.charge(pointsPerQuery)
  await work.enter(cost)
}

async function answer(handle: ReturnType<typeof createHandler<IncomingMessage>>, request: IncomingMessage) {
  const { method = '', url = '' } = request
  if (method !== 'POST') return postOnly
  if (Number(request.headers['content-length'] ?? 0) > bodyBytes) return tooLarge
  let isTooLarge = false
  const body = async (): Promise<string> => {
    try {
      return await readBody(request)
    } catch (error) {
      isTooLarge = error instanceof BodyTooLarge
      throw error
    }
  }
  const response = await handle({
    method,
    url,
    headers: request.headers,
    body,
    raw: request,
    context: undefined,
  })
  return isTooLarge ? tooLarge : response
}

function masked(services: Services, context: GraphQLContext, result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result
  const about = { logger: services.logger, requestId: context.requestId }
  return { ...result, errors: result.errors.map((error) => formatError(error, about)) }
}

/** Errors before execution: a malformed body, or an invalid document. */
function toPublic({ logger }: Services, error: Readonly<GraphQLError | Error>): GraphQLError {
  const asGraphQL = error instanceof GraphQLError ? error : new GraphQLError(error.message)
  return formatError(asGraphQL, { logger, requestId: '' })
}

function requestIdOf(request: IncomingMessage): string {
  const known = request.headers['x-request-id']
  return typeof known === 'string' ? known : randomUUID()
}
