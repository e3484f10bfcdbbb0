import { getIntrospectionQuery } from 'graphql'
import { serverAudits } from 'graphql-http'
import { describe, expect, test } from 'vitest'
import { fay, server, stageServer } from '#support/calls/stage.ts'

stageServer()

describe('GraphQL over HTTP', () => {
  // The audits below say what is accepted, and the status of every request that is malformed.
  test('an answer has the best type that is accepted, and one that is not offered is refused', async () => {
    const best = 'application/graphql-response+json'
    const accepting = (accept: string) => post({ query: '{ __typename }' }, { accept })
    const response = await accepting(`${best}, application/json;q=0.9`)
    expect(response.headers.get('content-type')).toBe(`${best}; charset=utf-8`)
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } })
    expect((await accepting('text/html')).status).toBe(406)
  })

  test.each([
    ['a syntax error', { query: '{' }, 400],
    ['an unknown field', { query: '{ nothing }' }, 400],
    ['a missing variable', { query: 'query ($id: ID!) { workshop(id: $id) { id } }' }, 200],
    ['no query', {}, 400],
    ['a query that is no text', { query: 1 }, 400],
    ['variables that are no object', { query: '{ __typename }', variables: [1] }, 400],
    ['a list of operations', [{ query: '{ __typename }' }], 400],
    ['an unknown operation', { query: 'query a { __typename }', operationName: 'b' }, 400],
  ])('%s has a status, and a code', async (_what, body, status) => {
    const response = await post(body, { accept: 'application/graphql-response+json' })
    expect(response.status).toBe(status)
    const answer = (await response.json()) as { errors: { extensions: { code: string } }[] }
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
    const whole = await post({ query: getIntrospectionQuery() })
    expect(await whole.json()).toEqual({ data: { __schema: expect.anything() as unknown } })
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
    for (const authorization of [`JWT ${fay.token}`, `bearer  ${fay.token}`]) {
      const response = await post({ query: '{ me { id } }' }, { authorization })
      expect(await response.json()).toEqual({ data: { me: { id: fay.id } } })
    }
    for (const authorization of [`JWT ${fay.token}x`, 'JWT', 'Basic abc', fay.token.slice(3), 'JWT null']) {
      const response = await post({ query: '{ workshops { id } }' }, { authorization })
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] }
      expect([authorization, errors[0]?.extensions.code]).toEqual([authorization, 'UNAUTHENTICATED'])
    }
  })

  test('answers are not cached, and carry the request id of the log', async () => {
    const response = await post({ query: '{ __typename }' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('[HT14] requests that a page of another origin can send without a preflight', () => {
  const postOf = (type: string) => ({ method: 'POST', headers: { 'content-type': type } })
  const asking = { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }
  test.each([
    ['GET of a query', '/graphql?query={__typename}', { method: 'GET' }, 405],
    ['GET of a mutation', '/graphql?query=mutation{logout{ok}}', { method: 'GET' }, 405],
    ['HEAD', '/graphql?query={__typename}', { method: 'HEAD' }, 405],
    ['a question for permission', '/graphql', asking, 405],
    ['text/plain', '/graphql', postOf('text/plain'), 415],
    ['a form', '/graphql', postOf('application/x-www-form-urlencoded'), 415],
    ['an upload', '/graphql', postOf('multipart/form-data; boundary=x'), 415],
    ['another charset', '/graphql', postOf('application/json; charset=utf-7'), 415],
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
