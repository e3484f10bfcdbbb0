import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator } from '#support/calls/session.ts'
import type { TestFacilitator } from '#support/calls/session.ts'
import { change, comment, leaks, secret, setScene } from './scene.ts'
import type { Scene } from './scene.ts'
import { tryEverything } from './tryEverything.ts'

let server: TestServer
let fay: TestFacilitator
let scene: Scene

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  scene = await setScene(server, fay)
  return () => scene.end()
})

test('[B16] hidden like counts are in no byte sent to a participant, until liking is closed', async () => {
  const { session, author, listener, fence, everyId, present } = scene
  const rule = (rules: string) =>
    fay.must(`mutation ($id: ID!) { setLikeRules(brainstormId: $id, ${rules}) { ok errorString } }`, {
      id: session.objectId,
    })
  await session.showAll(true)
  await present()
  await rule('likeCountsHidden: true')
  const mine = await scene.ownAnswer({})
  const postId = await session.answer(author, 'liked')
  for (const who of [author, await session.join(), fay])
    for (const on of [postId, mine])
      await who.must('mutation ($on: ID!) { createPostVote(postId: $on) { ok errorString } }', { on })
  await listener.askEverything(everyId([postId, mine]))
  await fence()
  const tellsOfLikes = ['"score":1', '"score":2', '"score":3', 'scores']
  expect(tellsOfLikes.filter((text) => listener.heard(text))).toEqual([])
  await listener.reload()
  await listener.listen(`board/${session.objectId}`)
  await listener.askEverything(everyId([postId, mine]))
  await fence()
  expect(tellsOfLikes.filter((text) => listener.heard(text))).toEqual([])
  expect(listener.heard('"score":0')).toBe(true)

  await rule('likesClosed: true')
  await listener.untilHeard('scores')
  await listener.askEverything(everyId([postId]))
  expect(listener.heard('"score":3')).toBe(true)
})

test('[A1] nothing that participants receive names the author of anything', async () => {
  const { session, author, listener, fence, everyId, showAnswers, present } = scene
  await present()
  const answer = await session.answer(author, 'whose?')
  const commentId = await comment(author, answer, 'whose comment?')
  await change(author, 'updatePost', { postId: answer, postText: 'whose now?' })
  await author.must(`mutation ($id: ID!) { createPostVote(postId: $id) { ok errorString } }`, { id: answer })
  await listener.askEverything(everyId([answer]))
  await showAnswers(session.topicId, session.questionId, true)
  await listener.untilHeard('whose now?')
  await fay.must(
    `mutation ($id: ID!, $post: ID!) { updateState(workshopId: $id, activePostId: $post) { ok errorString } }`,
    { id: session.workshopId, post: answer },
  )
  await listener.askEverything(everyId([answer]))
  await tryEverything(listener, [answer], [], commentId, session.topicId)
  await fence()
  expect(leaks(listener, [author.id, author.username, author.token])).toEqual([])
  await listener.reload()
  await listener.listen(`board/${session.objectId}`)
  await listener.askEverything(everyId([answer]))
  await fence()
  expect(listener.heard('whose now?')).toBe(true)
  expect(leaks(listener, [author.id, author.username, author.token])).toEqual([])
})

test('[J1] [F2] the room’s screen receives how many are done, participants do not, and neither receives names', async () => {
  const { session, author, listener, screen, fence, everyId, present } = scene
  await present()
  await author.must(`mutation ($id: ID!) { setFinished(partId: $id, finished: true) { ok errorString } }`, {
    id: session.partId,
  })
  const number = `"finished":{"${session.objectId}":1}`
  await screen.untilHeard(number)
  for (const who of [listener, screen]) {
    await who.askEverything(everyId([]))
    await who.reload()
    await who.askEverything(everyId([]))
  }
  await screen.untilHeard(number)
  for (const who of [listener, screen]) await who.listen(`board/${session.objectId}`)
  await fence()
  expect(leaks(listener, [number, '"finished":', author.id, author.username, author.token])).toEqual([])
  expect(leaks(screen, [listener.id, listener.username, author.id, author.username, author.token])).toEqual(
    [],
  )
})

test('[E2] content not shared at the end is in no byte sent to people who read afterwards', async () => {
  const { session, author, listener, screen, everyId, showAnswers, makePart, answerIn } = scene
  const kept = secret('shared')
  const sharedId = await session.answer(author, kept)
  await showAnswers(session.topicId, session.questionId, true)
  const other = await makePart()
  const closed = secret('not shared')
  const closedId = await answerIn(other.objectId, closed)
  await fay.must(
    `mutation ($id: ID!) { setGlobalAnswers(brainstormId: $id, globalAnswers: true) { ok errorString } }`,
    { id: other.objectId },
  )
  for (const who of [listener, screen]) {
    await who.listen(`board/${other.objectId}`)
    await who.untilHeard(closed)
  }
  await fay.must(
    `mutation ($id: ID!, $part: ID!) { endWorkshop(workshopId: $id, sharedPartIds: [$part]) { ok errorString } }`,
    { id: session.workshopId, part: session.partId },
  )
  for (const who of [listener, screen]) {
    await who.reload()
    for (const id of [session.objectId, other.objectId]) await who.listen(`board/${id}`)
    await who.askEverything(everyId([sharedId, closedId], [other.objectId]))
    expect(who.heard(kept)).toBe(true)
    expect(leaks(who, [closed, author.id, author.username])).toEqual([])
  }
})
