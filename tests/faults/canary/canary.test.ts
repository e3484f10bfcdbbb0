import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGroupFromPosts, movePost, renameGroup } from '#domain/brainstorm/groups/groups.ts'
import { updateInfo } from '#domain/brainstorm/info.ts'
import { deletePosts } from '#domain/brainstorm/posts.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { compactDocument } from '#server/database/contents/compaction.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator } from '#support/calls/session.ts'
import type { TestFacilitator } from '#support/calls/session.ts'
import { joinAsListener } from './listener.ts'
import type { Listener } from './listener.ts'
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

test('[P3, J1, J4, K2] content never shown is in no byte sent to a participant, the room’s screen or a paired phone', async () => {
  const {
    session,
    author,
    listener,
    screen,
    remote,
    desk,
    fence,
    everyId,
    ownAnswer,
    untilOnDesk,
    showAnswers,
    makeHiddenTopic,
    makeHiddenQuestion,
    makePart,
    copyPart,
    present,
    answerIn,
  } = scene
  const canaries = {
    answer: secret('answer'),
    before: secret('before an edit'),
    deleted: secret('deleted answer'),
    comment: secret('comment'),
    reply: secret('reply'),
    title: secret('group title'),
    topic: secret('hidden topic'),
    topicAnswer: secret('answer under a hidden topic'),
    question: secret('hidden question'),
    questionAnswer: secret('answer to a hidden question'),
    questionGroup: secret('group of a hidden question'),
    partDesc: secret('description in a hidden activity'),
    partAnswer: secret('answer in a hidden activity'),
    offline: secret('written offline'),
    offlineTitle: secret('titled offline'),
    undone: secret('undone'),
    notes: secret('notes'),
    changedNotes: secret('notes on the desk'),
  }
  await fay.must(
    `mutation ($id: ID!, $text: String!) { updateBrainstorm(brainstormId: $id, notes: $text) { ok errorString } }`,
    { id: session.objectId, text: canaries.notes },
  )
  desk.edit((doc) => updateInfo(doc, { notes: canaries.changedNotes }))
  // Answers to the first question are hidden; one of them is edited, commented and grouped, one is deleted.
  const postId = await session.answer(author, canaries.before)
  await change(author, 'updatePost', { postId, postText: canaries.answer })
  const deletedId = await session.answer(author, canaries.deleted)
  await change(author, 'deletePost', { postId: deletedId })
  const commentId = await comment(author, postId, canaries.comment)
  await author.must(
    `mutation ($commentId: ID!, $text: String!) { createSubComment(commentId: $commentId, text: $text) {
      ok errorString } }`,
    { commentId, text: canaries.reply },
  )
  const ownId = await session.answer(author, 'of the same group')
  const groupId = randomUUID()
  desk.edit((doc) => createGroupFromPosts(doc, groupId, [postId, ownId], canaries.title))

  // A hidden topic and a hidden question whose answers would be shown otherwise.
  const topicId = randomUUID()
  await makeHiddenTopic(topicId, canaries.topic)
  const questionId = randomUUID()
  await makeHiddenQuestion(questionId, canaries.question)
  for (const [multiTopicId, question] of [
    [topicId, session.questionId],
    [session.topicId, questionId],
  ] as const)
    await showAnswers(multiTopicId, question, true)
  const underTopic = await session.answer(author, canaries.topicAnswer, { multiTopicId: topicId })
  const underQuestion = await session.answer(author, canaries.questionAnswer, { questionId })

  // The listener's own answers are beside them: access to one's own content must not include other content.
  const mine = await ownAnswer({ questionId })
  const mineHidden = await ownAnswer({})
  const mineUnderTopic = await ownAnswer({ multiTopicId: topicId })
  await desk.saved()
  const hiddenGroup = randomUUID()
  await untilOnDesk(mine, mineHidden, mineUnderTopic, underQuestion)
  desk.edit((doc) => createGroupFromPosts(doc, hiddenGroup, [mine, underQuestion], canaries.questionGroup))
  desk.edit((doc) => movePost(doc, mineHidden, groupId))

  // An activity that was open on the listener's screen, and is hidden now.
  const part = await makePart()
  await listener.listen(`board/${part.objectId}`)
  await fay.must(
    `mutation ($partId: ID!) { updatePartVisibility(partId: $partId, hidden: true) { ok errorString } }`,
    { partId: part.id },
  )
  await fay.must(
    `mutation ($id: ID!, $text: String!) { updateBrainstorm(brainstormId: $id, brainstormDesc: $text) {
      ok errorString } }`,
    { id: part.objectId, text: canaries.partDesc },
  )
  await fay.must(
    `mutation ($id: ID!) { setGlobalAnswers(brainstormId: $id, globalAnswers: true) { ok errorString } }`,
    { id: part.objectId },
  )
  const inPart = await answerIn(part.objectId, canaries.partAnswer)

  // A facilitator's edits that arrive late, and undone ones.
  await desk.goOffline()
  const offlineGroup = randomUUID()
  desk.edit((doc) => roots.postText(doc).set(postId, canaries.offline))
  desk.edit((doc) => createGroupFromPosts(doc, offlineGroup, [postId], canaries.offlineTitle))
  await desk.goOnline()
  desk.edit((doc) => roots.postText(doc).set(postId, canaries.undone))
  await desk.saved()
  desk.undo.undo()
  desk.undo.undo()
  desk.undo.redo()
  await desk.saved()

  // The shared state moves to each hidden item in turn.
  for (const at of [
    { activePartId: session.partId, activePostId: postId },
    { activePartId: session.partId, activePostGroupId: groupId },
    { activePartId: session.partId, activeMultiTopicId: topicId },
    { activePartId: part.id, activePostId: inPart },
  ]) {
    await fay.ask(
      `mutation ($workshopId: ID!, $activePartId: ID, $activePostId: ID, $activePostGroupId: ID, $activeMultiTopicId: ID) {
        updateState(workshopId: $workshopId, currentState: "RU", activePartId: $activePartId, activePostId: $activePostId,
          activePostGroupId: $activePostGroupId, activeMultiTopicId: $activeMultiTopicId) { ok errorString } }`,
      { workshopId: session.workshopId, ...at },
    )
  }

  const copyId = await copyPart()
  await present()
  await fence()
  const everybody = [listener, screen, remote]
  // The notes are read from a paired phone; it requests them, and they arrive in no other way.
  for (const who of everybody) expect(leaks(who, Object.values(canaries))).toEqual([])
  const ids = [postId, deletedId, underTopic, underQuestion, inPart, mine, mineHidden, mineUnderTopic]
  for (const who of everybody) {
    for (const document of [
      `desk/${session.objectId}`,
      `tally/${session.objectId}`,
      `board/${part.objectId}`,
    ])
      await who.listen(document).catch(() => undefined)
    await who.reload()
    for (const id of [session.objectId, copyId]) await who.listen(`board/${id}`)
    await who.askEverything(everyId(ids, [part.objectId, copyId]))
    await tryEverything(who, ids, [groupId, hiddenGroup, offlineGroup], commentId, topicId)
  }
  await fence()

  // Both were written at the same time: the texts may be in either order.
  const { notes, changedNotes, ...others } = canaries
  for (const who of [listener, screen]) expect(leaks(who, Object.values(canaries))).toEqual([])
  expect(leaks(remote, Object.values(others))).toEqual([])
  expect(remote.heard(notes) || remote.heard(changedNotes)).toBe(true)
  // Proves that the listener works: shown content arrives in all three ways.
  const shown = secret('shown')
  const shownId = await session.answer(author, shown)
  await showAnswers(session.topicId, session.questionId, true)
  for (const who of everybody) {
    await who.untilHeard(shown)
    expect(who.heard(canaries.answer)).toBe(false)
  }
  await listener.reload()
  await listener.ask(`query ($id: ID!) { post(id: $id) { postText } }`, { id: shownId })
  expect(listener.heard(shown)).toBe(true)
})

test('[P3] content hidden again is in no byte sent to people who join or reload afterwards', async () => {
  const { session, author, listener, desk, fence, everyId, untilOnDesk, showAnswers } = scene
  const first = secret('shown text')
  const second = secret('changed while shown')
  const answer = await session.answer(author, first)
  const other = await session.answer(author, secret('other'))
  const said = secret('comment')
  await comment(author, answer, said)
  await untilOnDesk(answer, other)
  const groupId = randomUUID()
  const title = secret('title')
  desk.edit((doc) => createGroupFromPosts(doc, groupId, [answer, other], title))
  await desk.saved()
  await showAnswers(session.topicId, session.questionId, true)
  for (const text of [first, said, title]) await listener.untilHeard(text)
  desk.edit((doc) => roots.postText(doc).set(answer, second))
  await listener.untilHeard(second)
  const docs = { desk: desk.doc, board: desk.doc }
  desk.edit(() => deletePosts(docs, { role: 'facilitator', isMine: () => false }, [other]))
  await desk.saved()

  // One facilitator is offline when it is hidden, and continues.
  await desk.goOffline()
  await showAnswers(session.topicId, session.questionId, false)
  const hidden = {
    edited: secret('edited offline after the hiding'),
    title: secret('renamed offline after the hiding'),
    undone: secret('undone after the hiding'),
  }
  desk.edit((doc) => roots.postText(doc).set(answer, hidden.edited))
  desk.edit((doc) => renameGroup(doc, groupId, hidden.title))
  await desk.goOnline()
  desk.edit((doc) => roots.postText(doc).set(answer, hidden.undone))
  await desk.saved()
  // Undo across the hiding: the text as it was shown, the deleted answer, the group.
  while (desk.undo.canUndo()) desk.undo.undo()
  await desk.saved()
  while (desk.undo.canRedo()) desk.undo.redo()
  await desk.saved()
  await fence()
  expect(leaks(listener, Object.values(hidden))).toEqual([])

  const all = [first, second, said, title, ...Object.values(hidden)]
  const board = `board/${session.objectId}`
  const hearNothing = async (who: Listener): Promise<void> => {
    await who.listen(board)
    await who.askEverything(everyId([answer, other]))
    expect(who.bytes()).toBeGreaterThan(1000)
    expect(leaks(who, all)).toEqual([])
  }
  await listener.reload()
  await hearNothing(listener)
  const late = await joinAsListener(server, session)
  await hearNothing(late)
  await late.close()

  // The same for stored data: the compacted board contains none of it, and a server that loads it sends none of it.
  await Promise.all(
    [board, `desk/${session.objectId}`].map((name) => compactDocument(server.services.pool, name)),
  )
  const { rows } = await server.services.pool.query<{ update: Buffer }>(
    `select update from public.document_snapshots where document = $1
     union all select update from public.document_updates where document = $1`,
    [board],
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(all.filter((text) => rows.some(({ update }) => update.includes(text)))).toEqual([])
  await server.restart()
  const latest = await joinAsListener(server, session)
  await hearNothing(latest)
  await latest.close()
})
