import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

let server: TestServer
let fay: TestFacilitator
let session: TestSession
let ann: Calls & { id: string }
let ben: Calls
let postId: string

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  session = await startSession(server, fay)
  ann = await session.join()
  ben = await session.join()
  postId = await session.answer(ann, 'plant trees')
})

const create = `mutation ($id: ID, $on: ID!, $text: String!) { createComment(id: $id, postId: $on, text: $text) {
  ok errorString comment { id text showRemoved isMine creator { id } subComments { id } } } }`
const reply = `mutation ($id: ID, $on: ID!, $text: String!) { createSubComment(id: $id, commentId: $on, text: $text) {
  ok errorString subComment { id text isMine } } }`
const update = `mutation ($id: ID!, $text: String, $removed: Boolean) {
  updateComment(commentId: $id, text: $text, showRemoved: $removed) { ok errorString comment { text showRemoved } } }`

test('[B12] comments and replies, one level deep', async () => {
  await session.showAll(true)
  const comment = await write(ben, 'which ones?')
  await ann.must(reply, { on: comment, text: 'oaks' })
  const [first] = (await thread(fay)) as { subComments: { id: string }[] }[]
  await ben.must(reply, { on: first?.subComments[0]?.id, text: 'good' })
  expect(await thread(ben)).toMatchObject([
    {
      text: 'which ones?',
      isMine: true,
      subComments: expect.arrayContaining([
        { ...any, text: 'oaks', isMine: false },
        { ...any, text: 'good', isMine: true },
      ]),
    },
  ])
  expect(await fay.must('query ($id: ID!) { post(id: $id) { numComments } }', { id: postId })).toEqual({
    numComments: 3,
  })
  // Removed comments cannot be read by anyone and are not counted.
  await ben.must(update, { id: comment, removed: true })
  expect(await fay.must('query ($id: ID!) { post(id: $id) { numComments } }', { id: postId })).toEqual({
    numComments: 2,
  })
})

test('[B12] empty text is ignored, text over 250 characters is cut', async () => {
  expect(await ann.must(create, { on: postId, text: ' \n' })).toEqual({
    ok: true,
    errorString: null,
    comment: null,
  })
  await ann.must(create, { on: postId, text: 'x'.repeat(300) })
  expect(await thread(ann)).toMatchObject([{ text: 'x'.repeat(250) }])
})

test('[C2] a retried comment is written once; an id used by somebody else is FORBIDDEN', async () => {
  await session.showAll(true)
  const id = crypto.randomUUID()
  const made = { comment: { id, text: 'once', isMine: true, creator: { id: ann.id } } }
  expect(await ann.must(create, { id, on: postId, text: 'once' })).toMatchObject(made)
  expect(await ann.must(create, { id, on: postId, text: 'once' })).toMatchObject(made)
  expect((await ben.ask(create, { id, on: postId, text: 'mine' })).codes).toEqual(['FORBIDDEN'])
  expect((await ann.ask(reply, { id, on: id, text: 'other kind' })).codes).toEqual(['FORBIDDEN'])
  expect(await thread(fay)).toHaveLength(1)
})

test('[B12] participants edit and remove their own comments, facilitators any; replies stay', async () => {
  await session.showAll(true)
  const comment = await write(ben, 'typo')
  await ann.must(reply, { on: comment, text: 'a reply' })
  expect((await ann.ask(update, { id: comment, text: 'mine now' })).codes).toEqual(['FORBIDDEN'])
  expect((await ann.ask(update, { id: comment, removed: true })).codes).toEqual(['FORBIDDEN'])
  await ben.must(update, { id: comment, text: 'tippo' })
  expect(await fay.must(update, { id: comment, removed: true })).toMatchObject({
    comment: { text: null, showRemoved: true },
  })
  expect(await thread(ann)).toMatchObject([
    { text: null, showRemoved: true, subComments: [{ text: 'a reply' }] },
  ])
  await fay.must(update, { id: comment, removed: false })
  const [{ subComments } = { subComments: [] }] = (await thread(ann)) as { subComments: { id: string }[] }[]
  await ann.must(
    'mutation ($id: ID!) { updateSubComment(subCommentId: $id, showRemoved: true) { ok errorString } }',
    { id: subComments[0]?.id },
  )
  expect(await thread(ben)).toMatchObject([{ subComments: [{ text: null, showRemoved: true }] }])
})

test('[B12] an author can restore a comment they removed, but cannot edit or restore one that a facilitator removed', async () => {
  await session.showAll(true)
  const comment = await write(ben, 'rude')
  await ben.must(reply, { on: comment, text: 'ruder' })
  const [{ subComments } = { subComments: [] }] = (await thread(ben)) as { subComments: { id: string }[] }[]
  const updateReply = update
    .replace('updateComment(commentId', 'updateSubComment(subCommentId')
    .replace('comment {', 'subComment {')
  for (const [call, id] of [
    [updateReply, subComments[0]?.id],
    [update, comment],
  ] as const) {
    await ben.must(call, { id, removed: true })
    await ben.must(call, { id, removed: false })
    await fay.must(call, { id, removed: true })
    const before = await thread(fay)
    for (const change of [{ removed: false }, { text: 'rude again' }, { text: 'and back', removed: false }]) {
      const { data } = await ben.ask(call, { id, ...change })
      expect(Object.values(data ?? {})).toMatchObject([
        {
          ok: false,
          errorString:
            'A facilitator removed this comment. Only a facilitator can change it or bring it back.',
        },
      ])
    }
    await ben.must(call, { id, removed: true })
    expect((await ben.ask(call, { id, removed: false })).data).not.toMatchObject({ ok: true })
    expect(await thread(fay)).toEqual(before)
  }
  await fay.must(update, { id: comment, removed: false })
  expect(await thread(ann)).toMatchObject([
    { text: 'rude', subComments: [{ text: null, showRemoved: true }] },
  ])
})

test('[B10] hidden answers cannot be commented on, and their comments cannot be read', async () => {
  const hidden = await ben.ask(create, { on: postId, text: 'guess' })
  expect(hidden.codes).toEqual(['NOT_FOUND'])
  expect((await ben.ask(create, { on: crypto.randomUUID(), text: 'guess' })).text).toBe(hidden.text)
  await session.showAll(true)
  await write(ben, 'a canary')
  await write(ann, 'my own')
  await session.showAll(false)
  expect(
    (await ben.ask('query ($id: ID!) { post(id: $id) { comments { text } } }', { id: postId })).codes,
  ).toEqual(['NOT_FOUND'])
  expect(await thread(ann)).toMatchObject([{ text: 'my own' }])
  expect(await thread(fay)).toHaveLength(2)
})

const any = {
  id: expect.any(String) as unknown,
  showRemoved: false,
  createdTimeStamp: expect.any(Number) as unknown,
}

async function write(who: Calls, text: string): Promise<string> {
  return (await who.must<{ comment: { id: string } }>(create, { on: postId, text })).comment.id
}

async function thread(who: Calls): Promise<unknown[]> {
  const { comments } = await who.must<{ comments: unknown[] }>(
    `query ($id: ID!) { post(id: $id) { comments { id text showRemoved isMine createdTimeStamp
      subComments { id text showRemoved isMine createdTimeStamp } } } }`,
    { id: postId },
  )
  return comments
}
