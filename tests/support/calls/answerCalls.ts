import { vi } from 'vitest'

/**
 * Stubs the network's answers to calls of a view or of the client, until the test is over.
 *
 * @param answers by operation name: the data, or all of an answer with errors; a number is a status without a body. Other operations fail without a connection.
 * @returns the operations in the order they were called
 */
export function answerCalls(answers: Record<string, object | number>): string[] {
  const called: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { query } = JSON.parse(String(init?.body)) as { query: string }
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
    called.push(name)
    const answer = answers[name]
    if (answer === undefined) throw new TypeError('there is no network')
    if (typeof answer === 'number') return new Response('', { status: answer })
    return Response.json('errors' in answer ? answer : { data: answer })
  })
  return called
}
