import { isRefusalCode, Refusal, UserMistake } from '#domain/errors.ts'
import type { Message } from '#domain/message.ts'
import * as callMessages from '#domain/messages/calls.ts'
import { Offline, ServerTrouble } from './callErrors.ts'
import type { TypedDocument } from './generated.ts'

/** Longer than the server's own time limit for a call: after that, the network is considered dead. */
export const timeoutMs = 20_000

interface GraphqlAnswer {
  data?: Record<string, unknown> | null
  errors?: { message?: string; extensions?: { code?: string; errorCode?: string } }[]
}

/**
 * One POST to /graphql.
 *
 * @param address URL of the server, such as `https://plenum.example`
 * @param token null for calls without sign-in
 * @throws {CallError}
 */
export async function post<Result, Variables>(
  address: string,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  token: string | null,
): Promise<Result> {
  const answer = await answerOf(await send(address, document, variables, token))
  for (const payload of Object.values(answer)) {
    const mistake = mistakeIn(payload)
    if (mistake !== null) throw new UserMistake(mistake)
  }
  return answer as Result
}

async function send(
  address: string,
  query: string,
  variables: unknown,
  token: string | null,
): Promise<Response> {
  try {
    return await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(token === null ? {} : { authorization: `JWT ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch {
    throw new Offline()
  }
}

async function answerOf(response: Response): Promise<Record<string, unknown>> {
  const answer = await jsonOf(response)
  const { message = '', extensions = {} } = answer?.errors?.[0] ?? {}
  const { code, errorCode } = extensions
  if (code !== undefined && isRefusalCode(code)) throw new Refusal(code)
  if (code === 'SERVICE_UNAVAILABLE' && errorCode !== undefined)
    throw new ServerTrouble(true, { code: errorCode, sentence: message })
  if (answer?.errors) throw new ServerTrouble(true)
  if (response.status === 401) throw new Refusal('UNAUTHENTICATED')
  if (response.status === 429) throw new Refusal('RATE_LIMITED')
  if (!response.ok || !answer?.data) throw new ServerTrouble(false)
  return answer.data
}

async function jsonOf(response: Response): Promise<GraphqlAnswer | null> {
  try {
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null ? answer : null
  } catch {
    // The connection broke off, or a proxy answered with a page of its own.
    return null
  }
}

/**
 * The mistake reported by a payload; null when it is `ok`. A message without a code is shown as the server wrote it.
 */
function mistakeIn(payload: unknown): Message | null {
  if (typeof payload !== 'object' || payload === null || !('ok' in payload) || payload.ok !== false)
    return null
  const { errorString, errorCode, errorValues } = payload as Partial<Record<string, unknown>>
  if (typeof errorString !== 'string' || errorString === '') return callMessages.unexplained
  return {
    code: typeof errorCode === 'string' ? errorCode : null,
    sentence: errorString,
    values: Array.isArray(errorValues) ? errorValues.map(String) : [],
  }
}
