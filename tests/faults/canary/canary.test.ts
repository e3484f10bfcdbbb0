import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createGroupFromPosts, movePost } from '#domain/brainstorm/groups/groups.ts'
import { updateInfo } from '#domain/brainstorm/info.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { change, comment, leaks, secret, setScene } from './scene.ts'
import type { Scene } from './scene.ts'
import { tryEverything } from './tryEverything.ts'
import { fay, server, stageServer } from '#support/calls/stage.ts'

let scene: Scene

stageServer()
beforeEach(async () => {
  scene = await setScene(server, fay)
  return () => scene.end()
})

test('[P3, J1, J4, K2] content never shown is in no byte sent to a participant, the room’s screen or a paired phone', async () => {
  const { session, author, listener, screen, remote, desk, fence, everyId, showAnswers } = scene
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
  await fay.act(`updateBrainstorm(brainstormId: "${session.objectId}", notes: "${canaries.notes}")`)
  desk.edit((doc) => updateInfo(doc, { notes: canaries.changedNotes }))
  // Answers to the first question are hidden; one of them is edited, commented and grouped, one is deleted.
  const postId = await session.answer(author, canaries.before)
  await change(author, 'updatePost', { postId, postText: canaries.answer })
  const deletedId = await session.answer(author, canaries.deleted)
  await change(author, 'deletePost', { postId: deletedId })
  const commentId = await comment(author, postId, canaries.comment)
  await author.act(`createSubComment(commentId: "${commentId}", text: "${canaries.reply}")`)
  const ownId = await session.answer(author, 'of the same group')
  const groupId = randomUUID()
  desk.edit((doc) => createGroupFromPosts(doc, groupId, [postId, ownId], canaries.title))

  // A hidden topic and a hidden question whose answers would be shown otherwise.
  const topicId = randomUUID()
  await scene.makeHiddenTopic(topicId, canaries.topic)
  const questionId = randomUUID()
  await scene.makeHiddenQuestion(questionId, canaries.question)
  for (const [multiTopicId, question] of [
    [topicId, session.questionId],
    [session.topicId, questionId],
  ] as const)
    await showAnswers(multiTopicId, question, true)
  const underTopic = await session.answer(author, canaries.topicAnswer, { multiTopicId: topicId })
  const underQuestion = await session.answer(author, canaries.questionAnswer, { questionId })

  // The listener's own answers are beside them: access to one's own content must not include other content.
  const mine = await scene.ownAnswer({ questionId })
  const mineHidden = await scene.ownAnswer({})
  const mineUnderTopic = await scene.ownAnswer({ multiTopicId: topicId })
  await desk.saved()
  const hiddenGroup = randomUUID()
  await scene.untilOnDesk(mine, mineHidden, mineUnderTopic, underQuestion)
  desk.edit((doc) => createGroupFromPosts(doc, hiddenGroup, [mine, underQuestion], canaries.questionGroup))
  desk.edit((doc) => movePost(doc, mineHidden, groupId))

  // An activity that was open on the listener's screen, and is hidden now.
  const part = await scene.makePart()
  await listener.listen(`board/${part.objectId}`)
  await fay.act(`updatePartVisibility(partId: "${part.id}", hidden: true)`)
  await fay.act(`updateBrainstorm(brainstormId: "${part.objectId}", brainstormDesc: "${canaries.partDesc}")`)
  await fay.act(`setGlobalAnswers(brainstormId: "${part.objectId}", globalAnswers: true)`)
  const inPart = await scene.answerIn(part.objectId, canaries.partAnswer)

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

  const copyId = await scene.copyPart()
  await scene.present()
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

test('[A1] nothing that participants receive names the author of anything', async () => {
  const { session, author, listener, fence, everyId, showAnswers, present } = scene
  await present()
  const answer = await session.answer(author, 'whose?')
  const commentId = await comment(author, answer, 'whose comment?')
  await change(author, 'updatePost', { postId: answer, postText: 'whose now?' })
  await author.act(`createPostVote(postId: "${answer}")`)
  await listener.askEverything(everyId([answer]))
  await showAnswers(session.topicId, session.questionId, true)
  await listener.untilHeard('whose now?')
  await fay.act(`updateState(workshopId: "${session.workshopId}", activePostId: "${answer}")`)
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
