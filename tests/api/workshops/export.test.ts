import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import papaparse from 'papaparse'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { deriveKey } from '#server/access/keys.ts'
import { attachmentName } from '#domain/exports/exportNames.ts'
import type { Calls } from '#support/calls/calls.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { addActivity, createPost, signUpFacilitator, startSession } from '#support/calls/session.ts'
import { ann, fay, server, session, stageSessions } from '#support/calls/stage.ts'

stageSessions('Kick-off: "Åre"')

const generate = `mutation ($id: ID!) { generateToken(workshopId: $id) { ok errorString token { token } } }`

async function tokenOf(who: Calls, id = session.workshopId): Promise<string> {
  const { token } = await who.must<{ token: { token: string } }>(generate, { id })
  return token.token
}

function get(path: string): Promise<Response> {
  return fetch(`${server.url}/api/${path}`)
}

async function bookOf(token: string, id = session.workshopId) {
  const response = await get(`export/${id}/${token}?zone=Europe/Stockholm`)
  expect(response.status).toBe(200)
  return { response, book: read(new Uint8Array(await response.arrayBuffer())) }
}

test('[V1] [V2] a facilitator exports everything that exists, and nobody is named in it', async () => {
  const liked = await session.answer(ann, '=1+1')
  const gone = await session.answer(ann, 'taken back')
  await ann.act(`deletePost(postId: "${gone}")`)
  await ann.act(`createPostVote(postId: "${liked}")`)
  const commentId = randomUUID()
  await fay.act(`createComment(id: "${commentId}", postId: "${liked}", text: "Why?")`)
  await fay.act(`createSubComment(commentId: "${commentId}", text: "Because")`)
  await addActivity(fay, session.workshopId, 'ideas')
  const { response, book } = await bookOf(await tokenOf(fay))
  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  expect(attachmentName(response.headers.get('content-disposition'))).toBe(
    `Kick-off Åre ${session.workshopId}.xlsx`,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(book.SheetNames).toEqual(['Overview', 'Ideas', 'ideas (2)'])
  const lines = utils.sheet_to_json<Record<string, unknown>>(book.Sheets.Ideas ?? {})
  expect(lines.map((line) => [line.Kind, line.Text, line.Likes, line['Participants see it']])).toEqual([
    ['Answer', '=1+1', 1, 'No'],
    ['Comment', 'Why?', undefined, 'No'],
    ['Reply', 'Because', undefined, 'No'],
  ])
  const everything = JSON.stringify(book)
  for (const secret of ['taken back', ann.id, ann.username, fay.id]) expect(everything).not.toContain(secret)
})

test('[V1] answers of the named activity are exported as issues', async () => {
  await session.answer(ann, '@channel, "all" of it')
  const token = await tokenOf(fay)
  const response = await get(`exportjira/${session.workshopId}/${session.partId}/${token}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(attachmentName(response.headers.get('content-disposition'))).toBe(`jira ${session.workshopId}.csv`)
  const { data } = papaparse.parse<string[]>(await response.text(), { skipEmptyLines: true })
  expect(data.slice(1)).toEqual([
    [
      ...[
        `'@channel, "all" of it`,
        'Topic: Topic 1\nQuestion: Question #1',
        'Task',
        'Topic-1',
        'Question-#1',
      ],
      ...['', 'hidden', '0'],
    ],
  ])
  for (const partId of [randomUUID(), session.objectId, 'x'])
    expect((await get(`exportjira/${session.workshopId}/${partId}/${token}`)).status).toBe(404)
})

test('[V1] an export token is valid for one workshop, one person and ten minutes, and for nothing else', async () => {
  const other = await startSession(server, fay)
  const token = await tokenOf(fay)
  const sign = (claims: { key: Uint8Array; typ: string; life: string; sub?: string }) =>
    new SignJWT({ ws: session.workshopId })
      .setProtectedHeader({ alg: 'HS256', typ: claims.typ })
      .setIssuer('plenum')
      .setSubject(claims.sub ?? fay.id)
      .setIssuedAt()
      .setExpirationTime(claims.life)
      .sign(claims.key)
  const key = new Uint8Array(deriveKey(server.services.appSecret, 'export tokens'))
  const good = await sign({ key, typ: 'plenum-export', life: '1m' })
  expect((await get(`export/${session.workshopId}/${good}`)).status).toBe(200)
  const life = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    number
  >
  expect((life.exp ?? 0) - (life.iat ?? 0)).toBe(600)
  for (const [bad, status] of [
    [await sign({ key, typ: 'plenum-export', life: '-1s' }), 401],
    [await sign({ key, typ: 'plenum-member', life: '1m' }), 401],
    [await sign({ key: new Uint8Array(32), typ: 'plenum-export', life: '1m' }), 401],
    [await sign({ key, typ: 'plenum-export', life: '1m', sub: randomUUID() }), 403],
    [fay.token, 401],
    ['none', 401],
  ] as const) {
    const response = await get(`export/${session.workshopId}/${bad}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
    expect(response.headers.get('content-disposition')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await response.text()).length).toBeLessThan(80)
  }
  expect((await get(`export/${other.workshopId}/${token}`)).status).toBe(403)
  // A token for exports makes no calls.
  expect(
    await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body: JSON.stringify({ query: '{ workshops { id } }' }),
    }).then((response) => response.text()),
  ).toContain('UNAUTHENTICATED')
})

test('[V1] rights are checked again: a removed person cannot export, and a deleted workshop cannot be exported', async () => {
  const gus = await signUpFacilitator(server, 'gus')
  const me = await gus.must<{ email: string }>('{ me { email } }')
  await makeFacilitators(fay, session.workshopId, [me.email])
  const token = await tokenOf(gus)
  await bookOf(token)
  await fay.act(`removeFacilitator(workshopId: "${session.workshopId}", userId: "${gus.id}")`)
  expect((await get(`export/${session.workshopId}/${token}`)).status).toBe(403)
  expect((await gus.ask(generate, { id: session.workshopId })).codes).toEqual(['FORBIDDEN'])
  const own = await tokenOf(fay)
  await fay.act(`deleteWorkshop(id: "${session.workshopId}")`)
  expect((await get(`export/${session.workshopId}/${own}`)).status).toBe(403)
  expect((await get(`exportjira/${session.workshopId}/${session.partId}/${own}`)).status).toBe(403)
})

test('an account may export 120 times an hour, without affecting others', async () => {
  const ola = await signUpFacilitator(server, 'ola')
  const { workshopId, partId } = await startSession(server, ola)
  const token = await tokenOf(ola, workshopId)
  expect(await server.services.limits.workshopExport.take(ola.id, 119)).toBe(true)
  await bookOf(token, workshopId)
  expect((await get(`export/${workshopId}/${token}`)).status).toBe(429)
  expect((await get(`exportjira/${workshopId}/${partId}/${token}`)).status).toBe(429)
  await bookOf(await tokenOf(fay))
})

test('the server answers others while a file is made', async () => {
  for (let batch = 0; batch < 2; batch += 1)
    await Promise.all(
      Array.from({ length: 100 }, () =>
        fay.must(createPost, {
          ...{ common: session.common, brainstormId: session.objectId },
          postText: 'An answer that says something',
        }),
      ),
    )
  const token = await tokenOf(fay)
  let isMade = false
  const made = get(`export/${session.workshopId}/${token}`).then((response) => {
    isMade = true
    return response
  })
  let answered = 0
  while (!isMade) {
    await session.facilitator.must('{ serverTime }')
    answered += 1
  }
  const book = read(new Uint8Array(await (await made).arrayBuffer()))
  expect(utils.sheet_to_json(book.Sheets.Ideas ?? {})).toHaveLength(200)
  expect(answered).toBeGreaterThan(3)
})
