import { vi } from 'vitest'

/**
 * Stubs the network's answers to calls of a view or of the client, until the test is over.
 *
 * @param answers by operation name; a number is a status without a body. Other operations fail without a connection.
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
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json({ data: answer })
  })
  return called
}
