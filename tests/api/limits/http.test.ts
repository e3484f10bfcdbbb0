import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator } from '#support/calls/session.ts'
import type { TestFacilitator } from '#support/calls/session.ts'

let server: TestServer
let fay: TestFacilitator

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())

describe('GraphQL over HTTP', () => {
  test.each([
    ['application/json', 200, 'application/json; charset=utf-8'],
    ['*/*', 200, 'application/json; charset=utf-8'],
    ['application/graphql-response+json', 200, 'application/graphql-response+json; charset=utf-8'],
    [
      'application/graphql-response+json, application/json;q=0.9',
      200,
      'application/graphql-response+json; charset=utf-8',
    ],
    ['text/html', 406, null],
  ])('accepting %s is answered %i', async (accept, status, type) => {
    const response = await post({ query: '{ __typename }' }, { accept })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe(type)
    if (status === 200) expect(await response.json()).toEqual({ data: { __typename: 'Query' } })
  })

  test.each([
    ['a syntax error', { query: '{' }, 400],
    ['an unknown field', { query: '{ nothing }' }, 400],
    ['a missing variable', { query: 'query ($id: ID!) { workshop(id: $id) { id } }' }, 200],
    ['no query', {}, 400],
    ['a query that is no text', { query: 1 }, 400],
    ['variables that are no object', { query: '{ __typename }', variables: [1] }, 400],
    ['an unknown operation', { query: 'query a { __typename }', operationName: 'b' }, 400],
  ])('%s has a status, and errors', async (_what, body, status) => {
    const response = await post(body, { accept: 'application/graphql-response+json' })
    expect(response.status).toBe(status)
    const answer = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] }
    expect(answer.errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect((await post(body, { accept: 'application/json' })).status).toBeLessThan(500)
  })

  test.each(serverAudits({ url: () => `${server.url}/graphql` }))(
    'audit $id: $name',
    async ({ fn, name }) => {
      const { status, ...found } = await fn()
      // GET is refused on purpose, which "MAY" leaves open.
      if (!name.startsWith('MAY')) expect({ status, ...found }).toMatchObject({ status: 'ok' })
    },
  )

  test('introspection takes variables, in arguments and in @include and @skip, and answers each of them', async () => {
    const query = `query ($name: String!, $withKind: Boolean!, $old: Boolean) {
      __type(name: $name) { name kind @include(if: $withKind) fields(includeDeprecated: $old) @skip(if: $withKind) { name } } }`
    const ask = async (variables: object) => (await post({ query, variables })).json() as Promise<unknown>
    expect(await ask({ name: 'Color', withKind: true })).toEqual({ data: { __type: null } })
    expect(await ask({ name: 'DonePayload', withKind: true })).toEqual({
      data: { __type: { name: 'DonePayload', kind: 'OBJECT' } },
    })
    expect(await ask({ name: 'DonePayload', withKind: false })).toMatchObject({
      data: { __type: { name: 'DonePayload', fields: expect.arrayContaining([{ name: 'ok' }]) as unknown } },
    })
    expect(await ask({ name: 1, withKind: true })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    })
    const beside = await post({
      query: 'query ($n: String!) { __type(name: $n) { name } me { id } }',
      variables: { n: 'User' },
    })
    expect(await beside.text()).toContain('Ask for the introspection alone.')
  })

  test('a body that is not JSON is refused', async () => {
    const response = await raw({ body: '{', headers: { 'content-type': 'application/json' } })
    expect(response.status).toBe(400)
    expect(await response.text()).not.toContain('at ')
  })

  test('JWT and Bearer are equivalent, in any case; a bad token is UNAUTHENTICATED', async () => {
    for (const authorization of [`JWT ${fay.token}`, `Bearer ${fay.token}`, `bearer  ${fay.token}`]) {
      const response = await post({ query: '{ me { id } }' }, { authorization })
      expect(await response.json()).toEqual({ data: { me: { id: fay.id } } })
    }
    for (const authorization of [`JWT ${fay.token}x`, 'JWT', 'Basic abc', fay.token.slice(3), 'JWT null']) {
      const response = await post({ query: '{ workshops { id } }' }, { authorization })
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] }
      expect([authorization, errors[0]?.extensions.code]).toEqual([authorization, 'UNAUTHENTICATED'])
    }
  })

  test('calls without authentication work with a bad token too, so that a new token can be requested', async () => {
    const response = await post(
      { query: 'mutation { publicWorkshopInfo(workshopId: "abcdefgh") { ok errorString } }' },
      { authorization: 'JWT expired' },
    )
    expect(await response.text()).not.toContain('UNAUTHENTICATED')
  })

  test('answers are not cached, and carry the request id of the log', async () => {
    const response = await post({ query: '{ __typename }' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('[HT14] requests that a page of another origin can send without a preflight', () => {
  test.each([
    ['GET of a query', '/graphql?query={__typename}', { method: 'GET' }, 405],
    ['GET of a mutation', '/graphql?query=mutation{logout{ok}}', { method: 'GET' }, 405],
    ['HEAD', '/graphql?query={__typename}', { method: 'HEAD' }, 405],
    [
      'a question for permission',
      '/graphql',
      { method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
      405,
    ],
    ['text/plain', '/graphql', { method: 'POST', headers: { 'content-type': 'text/plain' } }, 415],
    [
      'a form',
      '/graphql',
      { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    [
      'an upload',
      '/graphql',
      { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      415,
    ],
    [
      'another charset',
      '/graphql',
      { method: 'POST', headers: { 'content-type': 'application/json; charset=utf-7' } },
      415,
    ],
  ])('%s is refused', async (_what, path, init, status) => {
    const body = init.method === 'POST' ? JSON.stringify({ query: '{ __typename }' }) : null
    const response = await fetch(`${server.url}${path}`, { ...init, body } as RequestInit)
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(await response.text()).not.toContain('__typename')
  })
})

describe('errors', () => {
  test('unexpected errors are masked: an id in the answer, the cause in the log', async () => {
    await server.services.pool.query('alter table public.template_categories rename to elsewhere')
    const { data } = await fay.ask('mutation { createWorkshop(workshopName: "x") { ok workshop { id } } }')
    const { workshop } = data?.['createWorkshop'] as { workshop: { id: string } }
    const response = await post(
      {
        query: 'query ($id: ID!) { workshop(id: $id) { publictemplateinfoSet { category } } }',
        variables: workshop,
      },
      { authorization: `JWT ${fay.token}` },
    )
    await server.services.pool.query('alter table public.elsewhere rename to template_categories')
    const text = await response.text()
    const [error] = (
      JSON.parse(text) as { errors: { message: string; extensions: Record<string, string> }[] }
    ).errors
    expect(error?.message).toBe('Something went wrong.')
    expect(error?.extensions['code']).toBe('INTERNAL_SERVER_ERROR')
    for (const secret of ['template_categories', 'select', '.ts', 'at ']) expect(text).not.toContain(secret)
    const logged = server.logLines.find((line) => line.includes('template_categories'))
    expect(logged).toContain(response.headers.get('x-request-id'))
    expect(logged).toContain(error?.extensions['requestId'])
  })

  test('an unknown name is not answered with suggestions', async () => {
    const text = await (await post({ query: '{ workshop(id: "a") { workshopNam } worksops { id } }' })).text()
    expect(text).toContain('Cannot query field')
    expect(text).not.toContain('Did you mean')
    expect(text).not.toContain('workshopName')
  })
})

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return raw({ body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })
}

function raw(init: RequestInit): Promise<Response> {
  return fetch(`${server.url}/graphql`, { method: 'POST', ...init })
}
