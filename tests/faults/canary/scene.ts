import { randomBytes, randomUUID } from 'node:crypto'
import { roots } from '#domain/brainstorm/roots.ts'
import type { Calls } from '#support/calls/calls.ts'
import type { TestServer } from '#support/servers/server.ts'
import { addPart, createPost, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { openDesk } from './facilitatorDesk.ts'
import type { Desk } from './facilitatorDesk.ts'
import { joinAsListener, leadAsListener, projectAsListener } from './listener.ts'
import type { Listener } from './listener.ts'

/**
 * A session with an author of answers, a listening participant, projector and paired phone, and a facilitator's desk.
 */
export type Scene = Awaited<ReturnType<typeof setScene>>

export async function setScene(server: TestServer, fay: TestFacilitator) {
  const session: TestSession = await startSession(server, fay)
  const author = await session.join()
  const listener: Listener = await joinAsListener(server, session)
  const screen: Listener = await projectAsListener(server, session)
  const remote: Listener = await leadAsListener(server, session)
  for (const who of [listener, screen, remote]) await who.listen(`board/${session.objectId}`)
  const desk: Desk = await openDesk(server, session.objectId, fay.token)
  const end = async (): Promise<void> => {
    desk.close()
    await Promise.all([listener, screen, remote].map((who) => who.close()))
  }
  return {
    ...{ session, author, listener, screen, remote, desk, end },
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
  }

  /** Everything sent before this has arrived when this has. */
  async function fence(): Promise<void> {
    const mark = secret('fence')
    await fay.act(`updateBrainstorm(brainstormId: "${session.objectId}", brainstormDesc: "${mark}")`)
    await Promise.all([listener, screen, remote].map((who) => who.untilHeard(mark)))
  }

  function everyId(ids: string[], objectIds: string[] = []): Record<string, string>[] {
    const { workshopId, objectId } = session
    return [objectId, ...objectIds, ...ids].map((id) => ({ workshopId, id }))
  }

  async function ownAnswer(at: { questionId?: string; multiTopicId?: string }): Promise<string> {
    const id = randomUUID()
    const variables = { id, common: session.common, brainstormId: session.objectId, ...at }
    await listener.ask(
      `mutation ($id: ID!, $common: CommonInfoInput!, $brainstormId: ID!, $questionId: ID, $multiTopicId: ID) {
      createPost(id: $id, commonInfoData: $common, brainstormId: $brainstormId, postText: "mine",
        questionId: $questionId, multiTopicId: $multiTopicId) {
        ok errorString post { id multiTopic { id text } postGroup { groupNameText postSet { postText } } } } }`,
      variables,
    )
    return id
  }

  function untilOnDesk(...ids: string[]): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!ids.every((id) => roots.posts(desk.doc).has(id))) return
        desk.doc.off('update', look)
        resolve()
      }
      desk.doc.on('update', look)
      look()
    })
  }

  async function showAnswers(topic: string, question: string, shown: boolean): Promise<void> {
    await fay.must(
      `mutation ($topic: ID!, $common: CommonInfoInput!, $question: ID!, $shown: Boolean!) {
      setShowAnswers(multiTopicId: $topic, commonInfoData: $common, selectedTopicIndex: 0, questionId: $question,
        showAnswers: $shown) { ok errorString } }`,
      { topic, common: session.common, question, shown },
    )
  }

  /** Hidden before it gets a text of its own: even a short moment would be recorded. */
  async function makeHiddenTopic(id: string, text: string): Promise<void> {
    await fay.act(`createMultiTopic(id: "${id}", text: "Soon", brainstormId: "${session.objectId}")`)
    await fay.act(`setTopicHidden(brainstormId: "${session.objectId}", multiTopicId: "${id}", hidden: true)`)
    await fay.act(`updateMultiTopic(multiTopicId: "${id}", text: "${text}")`)
  }

  async function makeHiddenQuestion(id: string, text: string): Promise<void> {
    const put = `mutation ($id: ID, $object: ID!, $question: ID, $text: String!) {
    updateTopic(id: $id, brainstormId: $object, topicPos: 1, questionId: $question, topicText: $text) {
      ok errorString } }`
    await fay.must(put, { id, object: session.objectId, text: 'Soon' })
    await fay.act(`setTopicHidden(brainstormId: "${session.objectId}", questionId: "${id}", hidden: true)`)
    await fay.must(put, { question: id, object: session.objectId, text })
  }

  async function makePart(): Promise<{ id: string; objectId: string }> {
    const { part } = await addPart(fay, session.workshopId, 'brainstorm', { title: 'Later' })
    return part
  }

  /** The activity with all its content; its answers are not shown yet. */
  async function copyPart(): Promise<string> {
    const { part } = await fay.must<{ part: { objectId: string } }>(
      `mutation ($id: ID!) { duplicatePart(part: $id) { ok errorString part { objectId } } }`,
      { id: session.partId },
    )
    return part.objectId
  }

  async function present(): Promise<void> {
    await fay.act(
      `updateState(workshopId: "${session.workshopId}", currentState: "RU", activePartId: "${session.partId}")`,
    )
  }

  async function answerIn(brainstormId: string, postText: string): Promise<string> {
    const id = randomUUID()
    await author.must(createPost, { id, common: session.common, brainstormId, postText })
    return id
  }
}

/** A unique text. */
export function secret(what: string): string {
  return `${what} ${randomBytes(8).toString('hex')}`
}

/** Texts that were received, as a whole or as their unique part. */
export function leaks(who: Listener, texts: string[]): string[] {
  return texts.filter((text) => who.heard(text.split(' ').at(-1) ?? text))
}

export async function change(
  who: Calls,
  call: string,
  values: { postId: string; postText?: string },
): Promise<void> {
  const text = values.postText === undefined ? '' : `, postText: ${JSON.stringify(values.postText)}`
  await who.must(`mutation ($id: ID!) { ${call}(postId: $id${text}) { ok errorString } }`, {
    id: values.postId,
  })
}

export async function comment(who: Calls, postId: string, text: string): Promise<string> {
  const made = await who.must<{ comment: { id: string } }>(
    `mutation ($postId: ID!, $text: String!) { createComment(postId: $postId, text: $text) {
      ok errorString comment { id } } }`,
    { postId, text },
  )
  return made.comment.id
}
