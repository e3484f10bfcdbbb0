import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'
import type { ExecutionResult, GraphQLSchema } from 'graphql'
import { createHandler } from 'graphql-http'
import type { OperationArgs, Response } from 'graphql-http'
import type { Services } from '#server/services.ts'
import { createContext } from './context.ts'
import type { GraphQLContext } from './context.ts'
import type { Prepared } from './documents.ts'
import { formatError } from './errors.ts'
import { BodyTooLarge, bodyBytes, readBody } from './requestBody.ts'

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

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
 * `POST /graphql`, as "GraphQL over HTTP" says. Only POST with JSON: nothing that a page of another origin can send
 * without asking first.
 */
export function createHttpHandler(
  services: Services,
  schema: GraphQLSchema,
  prepare: (text: string) => Prepared,
): HttpHandler {
  const handle = createHandler<IncomingMessage>({
    async onSubscribe({ raw }, { query, operationName, variables }) {
      const prepared = prepare(query)
      if ('errors' in prepared) return prepared.errors
      const contextValue = await createContext(services, {
        authorization: raw.headers.authorization ?? null,
        requestId: requestIdOf(raw),
        address: services.addressOf(raw),
      })
      return {
        schema,
        document: prepared.document,
        operationName,
        variableValues: variables,
        contextValue,
      } as unknown as OperationArgs<undefined>
    },
    onOperation: (_request, { contextValue }, result) =>
      masked(services, contextValue as unknown as GraphQLContext, result as ExecutionResult),
    formatError: (error) => toPublic(services, error),
  })
  return async (request, response) => {
    const [body, { status, statusText, headers: own }] = await answer(handle, request)
    response.writeHead(status, statusText, { ...headers, ...own }).end(body)
  }
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

/** What is wrong before anything runs: a malformed body, a document that does not hold. */
function toPublic({ logger }: Services, error: Readonly<GraphQLError | Error>): GraphQLError {
  const asGraphQL = error instanceof GraphQLError ? error : new GraphQLError(error.message)
  return formatError(asGraphQL, { logger, requestId: '' })
}

function requestIdOf(request: IncomingMessage): string {
  const known = request.headers['x-request-id']
  return typeof known === 'string' ? known : randomUUID()
}
