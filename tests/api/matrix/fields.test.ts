import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from '#support/calls/calls.ts'
import { RawClient } from '#support/documents/rawClient.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { makeCast } from './cast.ts'
import type { Cast } from './cast.ts'
import { restrictedFields } from './fieldPolicy.ts'
import { viewers } from './fieldRules.ts'
import type { Answer, Stage } from './fieldRules.ts'
import { openFields } from './openFields.ts'
import { fieldsOfAnswers, readSchema } from './schemaFields.ts'
import { setStage } from './stage.ts'

let server: TestServer
let cast: Cast
let stage: Stage
let present: RawClient

beforeAll(async () => {
  server = await startTestServer()
  cast = await makeCast(server)
  stage = await withHidden(await setStage(server, cast))
  // A user has the session open, for the fields about active users.
  present = await RawClient.connect(`${server.url.replace(/^http/, 'ws')}/collab`, { origin: server.url })
  await present.mustOpen(`state/${stage.workshopId}`, stage.tokens.participantA ?? '')
})
afterAll(async () => {
  await present.close()
  await server.stop()
})

test('the policy contains exactly the fields of the schema', () => {
  const open = Object.entries(openFields).flatMap(([type, fields]) =>
    fields.split(/\s+/).flatMap((field) => (field === '' ? [] : `${type}.${field}`)),
  )
  expect([...open, ...Object.keys(restrictedFields)].sort()).toEqual(fieldsOfAnswers(readSchema()).sort())
})

test.each(Object.keys(restrictedFields))('[R2] %s is read by whom it concerns', async (field) => {
  const rule = restrictedFields[field]
  if (!rule) throw new Error(`no rule of ${field}`)
  const read: Record<string, unknown> = {}
  for (const viewer of viewers) {
    const { data, text, codes } = await callsOf(server, stage.tokens[viewer]).ask(rule.ask(stage))
    if (codes.length > 0 && data !== null) throw new Error(text)
    read[viewer] = data === null ? codes.join() : rule.value(data as unknown as Answer, stage)
  }
  expect(read).toEqual(rule.expected(stage, cast))
})

async function withHidden(made: Awaited<ReturnType<typeof setStage>>): Promise<Stage> {
  const hidden = { hiddenQuestionId: randomUUID(), hiddenTopicId: randomUUID() }
  const fay = callsOf(server, made.tokens.facilitator)
  const inBrainstorm = `brainstormId: "${made.objectId}"`
  for (const act of [
    `updateTopic(id: "${hidden.hiddenQuestionId}", ${inBrainstorm}, topicPos: 2, topicText: "Third")`,
    `createMultiTopic(id: "${hidden.hiddenTopicId}", ${inBrainstorm}, text: "Third")`,
    `setTopicHidden(${inBrainstorm}, questionId: "${hidden.hiddenQuestionId}", hidden: true)`,
    `setTopicHidden(${inBrainstorm}, multiTopicId: "${hidden.hiddenTopicId}", hidden: true)`,
    `updateBrainstorm(${inBrainstorm}, notes: "Third")`,
    `setLikeRules(${inBrainstorm}, likeCountsHidden: true)`,
    `updateIdentify(identifyId: "${made.kinds.identify.hidden.objectId}", notes: "Third")`,
    `updateEvaluate(evaluateId: "${made.kinds.evaluate.objectId}", notes: "Third")`,
    `updatePlan(planId: "${made.kinds.plan.objectId}", notes: "Third")`,
    `updatePulse(pulseId: "${made.kinds.pulse.hidden.objectId}", notes: "Third")`,
    `updateOrganize(organizeId: "${made.kinds.organize.each.objectId}", notes: "Third")`,
    `updatePresent(presentId: "${made.kinds.present.hidden.objectId}", notes: "Third")`,
    `sendInvites(workshopId: "${made.workshopId}", invitees: ["ivy@example.org"])`,
    `updateUser(userId: "${cast.accounts.facilitator.userId}", language: "sv", selectedTheme: 1)`,
  ]) {
    await fay.must(`mutation { ${act} { ok errorString } }`)
  }
  const ann = callsOf(server, made.tokens.participantA)
  const { identify, evaluate, organize, plan, present: slides, pulse } = made.kinds
  const done = [identify.hidden, evaluate, organize.each, plan, slides.hidden, pulse.hidden]
  for (const partId of [made.partId, ...done.map((one) => one.partId)])
    await ann.act(`setFinished(partId: "${partId}", finished: true)`)
  return { ...made, ...hidden }
}
