import { beforeEach, expect, test } from 'vitest'
import { callsOf, joinCalls } from '#support/calls/calls.ts'
import { openProjector } from '#support/calls/remote.ts'
import { addActivity, createPost, startSession } from '#support/calls/session.ts'
import { ann, codesOf, fay, present, server, session, stageSessions } from '#support/calls/stage.ts'

/** For the shared part, with the answer of Ann. */
let postId: string
let other: Awaited<ReturnType<typeof addActivity>>

stageSessions()
beforeEach(async () => {
  postId = await session.answer(ann, 'kept')
  await session.showAll(true)
  other = await addActivity(fay, session.workshopId, 'Other')
})

const end = `mutation ($id: ID!, $shared: [ID!]) { endWorkshop(workshopId: $id, sharedPartIds: $shared) { ok errorString } }`
const brainstorm = `query ($id: ID!) { brainstorm(id: $id) {
  posts { postText isMine creator { id } hasLiked } postvoteSet { id } isFinished } }`
const over = { ok: false, errorString: 'This session has ended.' }

function endIt(shared: string[] = [session.partId]): Promise<unknown> {
  return fay.must(end, { id: session.workshopId, shared })
}

test('[E1] everyone is in the lobby, no timer runs, and the session reports its end', async () => {
  await present({ ...session, partId: other.partId })
  await fay.act(`startTimer(workshopId: "${session.workshopId}", seconds: 60)`)
  await endIt()
  const asked = `query ($id: ID!) { workshop(id: $id) {
    ended parts { partName hidden } state { currentState activePartId timer { seconds } } } }`
  for (const who of [fay, ann])
    expect(await who.must(asked, { id: session.workshopId })).toEqual({
      ended: true,
      parts: [
        { partName: 'Ideas', hidden: false },
        { partName: 'Other', hidden: true },
      ],
      state: { currentState: 'PA', activePartId: null, timer: null },
    })
})

test('[E2] participants read what is shared and nothing else, and nobody can be linked to it afterwards', async () => {
  await ann.act(`createPostVote(postId: "${postId}")`)
  expect(await ann.must(brainstorm, { id: session.objectId })).toMatchObject({
    posts: [{ isMine: true, hasLiked: true }],
  })
  await endIt()
  for (const who of [ann, fay])
    expect(await who.must(brainstorm, { id: session.objectId })).toEqual({
      posts: [{ postText: 'kept', isMine: false, creator: null, hasLiked: false }],
      postvoteSet: [],
      isFinished: false,
    })
  const own = 'query ($id: ID!) { brainstorm(id: $id) { posts(mine: true) { postText } } }'
  expect(await ann.must(own, { id: session.objectId })).toEqual({ posts: [] })
  expect((await ann.ask(brainstorm, { id: other.objectId })).codes).toEqual(['FORBIDDEN'])
  expect((await fay.ask(brainstorm, { id: other.objectId })).codes).toEqual([])
  const { rows } = await server.services.pool.query(
    `select workshop_id from public.workshop_keys where workshop_id = $1`,
    [session.workshopId],
  )
  expect(rows).toEqual([])
})

test('[E2] a previously hidden part that is shared at the end can be read', async () => {
  await fay.act(`updatePartVisibility(partId: "${other.partId}", hidden: true)`)
  await endIt([other.partId, crypto.randomUUID()])
  expect((await ann.ask(brainstorm, { id: other.objectId })).codes).toEqual([])
  expect((await ann.ask(brainstorm, { id: session.objectId })).codes).toEqual(['FORBIDDEN'])
})

test('[E1] without a choice nothing is shared; ending twice changes nothing', async () => {
  await fay.act(`endWorkshop(workshopId: "${session.workshopId}")`)
  const before = await kept()
  await endIt()
  expect(await kept()).toEqual(before)
  expect((await ann.ask(brainstorm, { id: session.objectId })).codes).toEqual(['FORBIDDEN'])
})

async function kept(): Promise<unknown> {
  const { rows } = await server.services.pool.query(
    `select ended_at, (select max(seq) from public.document_updates where workshop_id = $1) as seq
     from public.workshops where id = $1`,
    [session.workshopId],
  )
  return rows
}

test('[E1] nobody can join, the name is still returned, and members can sign in again and read', async () => {
  await endIt()
  const { workshopId } = session
  const nobody = callsOf(server, null)
  const join = `mutation ($id: ID!) { createTempUser(workshopId: $id) { ok errorString } }`
  expect((await nobody.ask(join, { id: workshopId })).data).toEqual({ createTempUser: over })
  const info = `mutation ($id: ID!) { publicWorkshopInfo(workshopId: $id) { ok errorString workshopName } }`
  expect(await nobody.must(info, { id: workshopId })).toMatchObject({ workshopName: 'Kick-off' })
  const again = await callsOf(server, null).must<{ token: string }>(
    `mutation ($username: String!, $password: String!) {
        tokenAuth(username: $username, password: $password) { ok errorString token } }`,
    { username: ann.username, password: ann.tempPassword },
  )
  expect(await callsOf(server, again.token).must(brainstorm, { id: session.objectId })).toMatchObject({
    posts: [{ postText: 'kept' }],
  })
})

test('[E3] activities are copied out of the session, and none into it', async () => {
  await endIt()
  const target = await startSession(server, fay, 'Next')
  await fay.act(`duplicatePart(part: "${session.partId}", target: "${target.workshopId}")`)
  const back = await fay.ask(
    `mutation ($id: ID!, $target: ID!) { duplicatePart(part: $id, target: $target) { ok errorString } }`,
    { id: target.partId, target: session.workshopId },
  )
  expect(back.data).toMatchObject({ duplicatePart: over })
})

test('[J1] after the end the room’s screen shows what is shared', async () => {
  const screen = await openProjector(server, fay, session.workshopId)
  await endIt()
  expect(await screen.must(brainstorm, { id: session.objectId })).toMatchObject({
    posts: [{ postText: 'kept' }],
  })
  expect((await screen.ask(brainstorm, { id: other.objectId })).codes).toEqual(['FORBIDDEN'])
  await fay.act(`revokeProjectorLink(workshopId: "${session.workshopId}")`)
  expect((await screen.ask(brainstorm, { id: session.objectId })).codes).toEqual(['UNAUTHENTICATED'])
})

test('[E1] only facilitators end a session; of many concurrent answers none is accepted after the end', async () => {
  expect(await codesOf(ann, `endWorkshop(workshopId: "${session.workshopId}")`)).toEqual(['FORBIDDEN'])
  const ben = await joinCalls(server, session.workshopId)
  const answers = Array.from({ length: 30 }, (_, index) =>
    ben.ask(createPost, { common: session.common, brainstormId: session.objectId, postText: `${index}` }),
  )
  const [, ...answered] = await Promise.all([endIt(), ...answers])
  const taken = answered.filter(({ text }) => text.includes('"ok":true')).length
  const { posts } = await fay.must<{ posts: unknown[] }>(brainstorm, { id: session.objectId })
  expect(posts).toHaveLength(1 + taken)
  for (const { data, text } of answered)
    if (!text.includes('"ok":true')) expect(data).toMatchObject({ createPost: over })
})
