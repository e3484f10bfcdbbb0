import { beforeAll, expect, test } from 'vitest'
import { startSession } from '#support/calls/session.ts'
import type { TestSession } from '#support/calls/session.ts'
import { makeSlides, turnComments, uploadSlides } from '#support/calls/slides.ts'
import { fay, server, stageServer } from '#support/calls/stage.ts'

stageServer()
let here: Place
let there: Place

/** A session with an activity of each kind, and the ids of what is in it. */
type Place = Awaited<ReturnType<typeof makePlace>>

const common = (session: TestSession): string => `commonInfoData: { workshop: "${session.workshopId}" }`

/** The id of what a call makes; `path` leads to it. */
async function made(call: string, path: string): Promise<string> {
  const answer = await fay.must<Record<string, Record<string, string>>>(
    `mutation { ${call} { ok errorString ${path} } }`,
  )
  const [what = '', field = ''] = path.split(/[\s{}]+/)
  return answer[what]?.[field] ?? ''
}

async function makePlace() {
  const session = await startSession(server, fay)
  const activity = (kind: string): Promise<string> =>
    made(`createPartAndType(${common(session)}, type: "workshop | ${kind}")`, 'part { objectId }')
  const [identify, organize, evaluate, plan, pulse] = [
    await activity('identify'),
    await activity('organize'),
    await activity('evaluate'),
    await activity('plan'),
    await activity('pulse'),
  ]
  const slides = await makeSlides(fay, session.workshopId)
  await uploadSlides(fay, slides.objectId)
  await turnComments(fay, slides.objectId, true)
  const presentComment = await made(
    `createPresentComment(presentId: "${slides.objectId}", page: 1, text: "x")`,
    'comment { id }',
  )
  const topic = await made(`createIdentifyTopic(identifyId: "${identify}", topicText: "x")`, 'topic { id }')
  const answer = await made(`createIdentifyAnswer(topicId: "${topic}", answerText: "x")`, 'answer { id }')
  const poll = await made(
    `createPoll(${common(session)}, evaluateId: "${evaluate}", pollText: "x")`,
    'poll { id }',
  )
  const group = await made(`createSliderGroup(${common(session)}, pulsId: "${pulse}")`, 'sliderGroup { id }')
  const answerOf = (text: string) => session.answer(fay, text)
  const [post, one, two] = [await answerOf('x'), await answerOf('y'), await answerOf('z')]
  return {
    ...{ session, slides, identify, organize, evaluate, plan, pulse },
    ...{ presentComment, topic, answer, poll, group, post, one, two },
  }
}

beforeAll(async () => {
  here = await makePlace()
  there = await makePlace()
})

/** What a call that makes something is asked with, but for the id; and which id of elsewhere it is given. */
const calls: [call: string, args: (at: Place) => string, used?: 'part' | 'object' | 'like'][] = [
  ['createPartAndType', ({ session }) => `${common(session)}, type: "workshop | brainstorm"`, 'part'],
  ['createPartAndType', ({ session }) => `${common(session)}, type: "workshop | brainstorm"`, 'object'],
  [
    'createPartAndType',
    ({ session, slides }) => `${common(session)}, type: "workshop | plan", reusePartId: "${slides.partId}"`,
    'object',
  ],
  ['duplicatePart', ({ session }) => `part: "${session.partId}"`, 'part'],
  ['duplicatePart', ({ session }) => `part: "${session.partId}"`, 'object'],
  ['createPostVote', ({ post }) => `postId: "${post}"`, 'like'],
  ['createPresentCommentVote', ({ presentComment }) => `commentId: "${presentComment}"`, 'like'],
  ['createPost', ({ session }) => `${common(session)}, brainstormId: "${session.objectId}", postText: "x"`],
  ['createComment', ({ post }) => `postId: "${post}", text: "x"`],
  ['createPostGroup', ({ session }) => `${common(session)}, brainstormId: "${session.objectId}"`],
  [
    'createPostGroupFromPosts',
    ({ session, one, two }) =>
      `${common(session)}, brainstormId: "${session.objectId}", postsId: ["${one}", "${two}"]`,
  ],
  ['movePost', ({ one, two }) => `postId: "${one}", toPostgroupId: "${two}"`],
  ['createMultiTopic', ({ session }) => `brainstormId: "${session.objectId}", text: "x"`],
  ['updateTopic', ({ session }) => `brainstormId: "${session.objectId}", topicPos: 1, topicText: "x"`],
  [
    'copyList',
    ({ session, answer }) =>
      `partId: "${session.partId}", copyList: [{ type: "ANSWERS", objId: "${answer}" }]`,
  ],
  ['createIdentifyTopic', ({ identify }) => `identifyId: "${identify}", topicText: "x"`],
  ['createIdentifyAnswer', ({ topic }) => `topicId: "${topic}", answerText: "x"`],
  ['createOrganizeSection', ({ organize }) => `organizeId: "${organize}", name: "x"`],
  ['createOrganizeGroup', ({ organize }) => `organizeId: "${organize}", name: "x"`],
  ['createOrganizeItem', ({ organize }) => `organizeId: "${organize}", text: "x"`],
  ['createPoll', ({ session, evaluate }) => `${common(session)}, evaluateId: "${evaluate}", pollText: "x"`],
  ['createSubPoll', ({ poll }) => `pollId: "${poll}", subPollText: "x"`],
  [
    'createProxyVotes',
    ({ evaluate, poll }) => `evaluateId: "${evaluate}", voteList: [{ poll: "${poll}", value1: 1 }]`,
  ],
  ['addPlanRow', ({ plan }) => `planId: "${plan}"`],
  ['addPlanColumn', ({ plan }) => `planId: "${plan}"`],
  ['createPlanValue', ({ session, plan }) => `${common(session)}, planId: "${plan}", valueList: []`],
  ['createPresentComment', ({ slides }) => `presentId: "${slides.objectId}", page: 1, text: "x"`],
  ['createSliderGroup', ({ session, pulse }) => `${common(session)}, pulsId: "${pulse}"`],
  [
    'createSliderPoll',
    ({ session, pulse, group }) =>
      `commonInfoInput: { workshop: "${session.workshopId}" }, pulseId: "${pulse}", sliderGroupId: "${group}", sliderText: "x"`,
  ],
]

/** What the log says for somebody to look at. */
const complaints = (lines: readonly string[]): string[] =>
  lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40 || line.includes('"stack"'))

test.each(calls)(
  '[C2] %s with an id that exists elsewhere is refused before it writes',
  async (call, args, used) => {
    const like = used === 'like' ? await made(`createPostVote(postId: "${there.post}")`, 'vote { id }') : ''
    const { partId, objectId } = there.session
    const id = { part: partId, object: objectId, like }[used ?? 'part'] ?? ''
    const name = used === 'object' ? 'objectId' : 'id'
    const lines = server.logLines.length
    const answer = await fay.ask(
      `mutation { ${call}(${args(here)}, ${name}: "${used === undefined ? there.post : id}") { ok errorCode } }`,
    )
    expect(answer.codes).toEqual(['FORBIDDEN'])
    expect(complaints(server.logLines.slice(lines))).toEqual([])
  },
)
