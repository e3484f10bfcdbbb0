import { expect, test } from 'vitest'
import { unzipSync } from 'fflate'
import { SignJWT } from 'jose'
import { callsOf, joinCalls, signUpCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { createPost } from '#support/calls/session.ts'
import { makeSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { withServer } from '#support/servers/withServer.ts'
import { deriveKey } from '#server/access/keys.ts'

const server = withServer()

const ask = 'mutation { exportAccount { ok errorString url } }'

async function workshopOf(who: Calls, name: string): Promise<string> {
  const { workshop } = await who.must<{ workshop: { id: string } }>(
    'mutation ($name: String!) { createWorkshop(workshopName: $name, password: "open") { ok errorString workshop { id } } }',
    { name },
  )
  return workshop.id
}

test('an account’s export is one file with all its stored data, and never the author of an answer', async () => {
  const email = uniqueEmail('ana')
  const [ana, ben] = [await signUpCalls(server, email), await signUpCalls(server, uniqueEmail('ben'))]
  await ana.act(`updateUser(userId: "${ana.id}", firstName: "Ana", language: "sv")`)
  const workshopId = await workshopOf(ana, 'Mine')
  const common = { workshop: workshopId }
  const { part, brainstorm } = await ana.must<{ part: { id: string }; brainstorm: { id: string } }>(
    `mutation ($common: CommonInfoInput!) { createPartAndType(commonInfoData: $common, title: "Ideas",
      type: "workshop | brainstorm") { ok errorString part { id } brainstorm { id } } }`,
    { common },
  )
  const kim = await joinCalls(server, workshopId, 'open')
  const written = { common, brainstormId: brainstorm.id, postText: 'An answer of somebody' }
  await kim.must(createPost, written)
  const { post } = await kim.must<{ post: { id: string } }>(createPost, {
    ...written,
    postText: 'Taken back',
  })
  await kim.act(`deletePost(postId: "${post.id}")`)
  await ana.act(`sendInvites(workshopId: "${workshopId}", invitees: ["ivy@example.org"])`)
  const other = await workshopOf(ben, 'Of Ben')
  await makeFacilitators(ben, other, [email])

  const { url } = await ana.must<{ url: string }>(ask)
  expect(url.startsWith(`${server.url}/api/account/`)).toBe(true)
  const response = await fetch(url)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': expect.stringContaining('application/json') as string,
    'content-disposition': 'attachment; filename="plenum-account.json"',
    'cache-control': 'no-store',
  })
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({
    profile: { id: ana.id, email, firstName: 'Ana', language: 'sv' },
    licences: [],
    facilitatorOf: [{ workshopId: other, workshopName: 'Of Ben' }],
    invitationsSent: [{ workshopId, email: 'ivy@example.org', invitedAs: 'participant' }],
    workshops: [
      {
        ...{ id: workshopId, workshopName: 'Mine', password: 'open' },
        parts: [{ id: part.id, partName: 'Ideas', activity: { posts: [{ text: 'An answer of somebody' }] } }],
      },
    ],
  })
  const { rows } = await server.services.pool.query<{ tag: Buffer }>(
    'select tag from public.contents where tag is not null',
  )
  const secrets = rows.flatMap(({ tag }) => [tag.toString('hex'), tag.toString('base64')])
  for (const secret of ['Taken back', kim.id, kim.username, 'secret', 'hash', ...secrets]) {
    expect(text).not.toContain(secret)
  }
  expect(server.logLines.join('')).not.toContain(url.slice(server.url.length))
})

test('[SL18] the export of an account with uploaded documents is an archive that contains them', async () => {
  const ana = await signUpCalls(server, uniqueEmail('ana'))
  const workshopId = await workshopOf(ana, 'With slides')
  const [slides, gone] = [await makeSlides(ana, workshopId), await makeSlides(ana, workshopId)]
  const pdf = pdfWithPages(2, { text: 'Mine' })
  await uploadSlides(ana, slides.objectId, pdf, 'Åsas plan.pdf')
  await uploadSlides(ana, gone.objectId)
  await ana.act(`deletePart(part: "${gone.partId}")`)
  const { url } = await ana.must<{ url: string }>(ask)
  const response = await fetch(url)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="plenum-account.zip"',
  })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const document = `documents/${workshopId}/${slides.objectId}/Åsas plan.pdf`
  expect(Object.keys(files).sort()).toEqual([document, 'plenum-account.json'])
  expect(files[document]).toEqual(pdf)
  expect(JSON.parse(Buffer.from(files['plenum-account.json'] ?? []).toString())).toMatchObject({
    workshops: [
      { parts: [{ objectId: slides.objectId, activity: { document: { fileName: 'Åsas plan.pdf' } } }] },
    ],
  })
})

test('an export link works for its account only, unforged, for ten minutes, and while the account exists', async () => {
  const ana = await signUpCalls(server, uniqueEmail('ana'))
  const { url } = await ana.must<{ url: string }>(ask)
  const sign = (claims: { typ: string; purpose: string; expiry: string }) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256', typ: claims.typ })
      .setIssuedAt()
      .setSubject(ana.id)
      .setExpirationTime(claims.expiry)
      .sign(deriveKey(server.services.appSecret, claims.purpose))
  const good = { typ: 'plenum-account-export', purpose: 'account export', expiry: '1m' }
  const status = async (token: string) => (await fetch(`${server.url}/api/account/${token}`)).status
  expect(await status(await sign(good))).toBe(200)
  const wrong = [
    await sign({ ...good, expiry: '-1s' }),
    await sign({ ...good, typ: 'plenum-member' }),
    await sign({ ...good, purpose: 'member token' }),
    `${url.split('/').at(-1)}x`,
    ana.token,
    'none',
  ]
  for (const token of wrong) expect(await status(token)).toBe(404)
  await ana.act('deleteAccount(password: "correct horse 9")')
  expect((await fetch(url)).status).toBe(404)
})

test('a caller without an account cannot export one', async () => {
  const ana = await signUpCalls(server, uniqueEmail('ana'))
  const kim = await joinCalls(server, await workshopOf(ana, 'Mine'), 'open')
  expect((await kim.ask(ask)).codes).toEqual(['FORBIDDEN'])
  expect((await callsOf(server, null).ask(ask)).codes).toEqual(['UNAUTHENTICATED'])
})
