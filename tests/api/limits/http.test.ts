import { getIntrospectionQuery } from 'graphql'
import { serverAudits } from 'graphql-http'
import { describe, expect, test, beforeAll } from 'vitest'
import { fay, server, stageServer } from '#support/calls/stage.ts'
import { limits } from '#domain/limits.ts'
import { messages } from '#domain/messages.ts'
import type { Calls } from '#support/calls/calls.ts'
import { callsOf } from '#support/calls/calls.ts'
import { startSession } from '#support/calls/session.ts'
import type { TestSession } from '#support/calls/session.ts'

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
    ['an unknown field', { query: '{ nothing }' }, 400],
    ['a missing variable', { query: 'query ($id: ID!) { workshop(id: $id) { id } }' }, 200],
    ['a list of operations', [{ query: '{ __typename }' }], 400],
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

let session: TestSession
let ann: Calls

beforeAll(async () => {
  session = await startSession(server, fay)
  ann = await session.join()
})

const said = 'ok errorString errorCode errorValues'
const rename = `mutation ($id: ID!, $title: String) { updatePartAndTypeTitle(id: $id, title: $title) { ${said} } }`

test('[M25] [U17] a mistake is answered with its code and with what its sentence quotes, a success with neither', async () => {
  const title = 'x'.repeat(limits.activityName + 1)
  const { data } = await fay.ask(rename, { id: session.partId, title })
  expect(data?.['updatePartAndTypeTitle']).toEqual({
    ok: false,
    errorString: 'Please use at most 100 characters.',
    errorCode: 'textTooLong',
    errorValues: ['100'],
  })
  const renamed = await fay.ask(rename, { id: session.partId, title: 'Ideas' })
  const none = { ok: true, errorString: null, errorCode: null, errorValues: null }
  expect(renamed.data?.['updatePartAndTypeTitle']).toEqual(none)
  const invite = `mutation ($id: ID!) { sendInvites(workshopId: $id, invitees: ["not an address"]) { ${said} } }`
  expect((await fay.ask(invite, { id: session.workshopId })).data?.['sendInvites']).toMatchObject({
    ok: false,
    errorString: 'not an address is not a valid email address.',
    errorCode: 'inviteeInvalid',
    errorValues: ['not an address'],
  })
})

test('a new password is answered with the code of each criterion that it does not meet', async () => {
  const check = `mutation { validateUserData(email: "ivy@example.org", password: "short") { ${said} } }`
  expect((await callsOf(server, null).ask(check)).data?.['validateUserData']).toEqual({
    ok: false,
    errorString:
      'Your new password does not meet the required criteria: It must have at least 8 characters. It must contain digits.',
    errorCode: 'passwordUnmet',
    errorValues: ['passwordTooShort', 'passwordWithoutDigits'],
  })
})

test('[M25] [U17] a refused call has its code in the extensions, and a refused file in a header', async () => {
  const codesOf = async (who: Calls, id: unknown) => (await who.ask(rename, { id, title: 'Mine' })).codes
  expect(await codesOf(ann, session.partId)).toEqual(['FORBIDDEN'])
  expect(await codesOf(callsOf(server, null), session.partId)).toEqual(['UNAUTHENTICATED'])
  expect(await codesOf(fay, crypto.randomUUID())).toEqual(['NOT_FOUND'])
  expect(await codesOf(fay, 'a\u0000b')).toEqual(['BAD_USER_INPUT'])
  const file = await fetch(`${server.url}/api/export/${session.workshopId}/no-token`)
  expect([file.status, file.headers.get('error-code')]).toEqual([401, 'UNAUTHENTICATED'])
  expect(await file.text()).toBe(messages.UNAUTHENTICATED.sentence)
})
