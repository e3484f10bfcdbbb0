import { randomUUID } from 'node:crypto'
import { uniqueEmail } from '../servers/localSupabase.ts'
import { joinCalls, signUpCalls } from './calls.ts'
import type { Calls } from './calls.ts'

/** A workshop with one brainstorm, its facilitator, and the ids a test needs, all created by calls. */
export interface TestSession {
  facilitator: TestFacilitator
  workshopId: string
  partId: string
  objectId: string
  topicId: string
  questionId: string
  /** `commonInfoData` of its calls. */
  common: { workshop: string }
  join(): Promise<Awaited<ReturnType<typeof joinCalls>>>
  /** Adds an answer; returns the post's id. */
  answer(who: Calls, postText: string, at?: Partial<NewAnswer>): Promise<string>
  /** Shows all answers to the room, or hides them. */
  showAll(globalAnswers: boolean): Promise<void>
  /** Shows the agenda to participants, or hides it. */
  showAgenda(showParticipantsAgenda: boolean): Promise<void>
}

/** Topic and question of an answer, and its id, for tests that need them. */
export interface NewAnswer {
  id: string
  subTopicPos: number
  questionId: string
  multiTopicId: string
}

export type TestFacilitator = Awaited<ReturnType<typeof signUpFacilitator>>

/** A person with an account. A sign-up costs 0.1 s of CPU, so create one per file. */
export function signUpFacilitator(server: { url: string }, name = 'fay') {
  return signUpCalls(server, uniqueEmail(name))
}

/** A new workshop of a facilitator. @param name of the session */
export async function startSession(
  server: { url: string },
  facilitator: TestFacilitator,
  name = 'Kick-off',
): Promise<TestSession> {
  const { workshop } = await facilitator.must<{ workshop: { id: string } }>(
    `mutation ($name: String!) { createWorkshop(workshopName: $name) { ok errorString workshop { id } } }`,
    { name },
  )
  const common = { workshop: workshop.id }
  const activity = await addActivity(facilitator, workshop.id, 'Ideas')
  const { objectId } = activity
  return {
    facilitator,
    workshopId: workshop.id,
    ...activity,
    common,
    join: () => joinCalls(server, workshop.id),
    async answer(who, postText, at = {}) {
      const id = at.id ?? randomUUID()
      await who.must(createPost, { common, brainstormId: objectId, postText, ...at, id })
      return id
    },
    async showAll(globalAnswers) {
      await facilitator.act(`setGlobalAnswers(brainstormId: "${objectId}", globalAnswers: ${globalAnswers})`)
    },
    async showAgenda(showParticipantsAgenda) {
      await facilitator.act(
        `updateShowParticipantsAgenda(workshopId: "${workshop.id}", showParticipantsAgenda: ${showParticipantsAgenda})`,
      )
    },
  }
}

/** A facilitator adds an activity. @param told what else is asked for, such as `plan { id }` */
export function addPart<Told = object>(
  who: Calls,
  workshopId: string,
  kind: string,
  { title = 'An activity', told = '', options = '' } = {},
) {
  return who.must<{ part: { id: string; objectId: string } } & Told>(
    `mutation ($title: String) {
      createPartAndType(commonInfoData: { workshop: "${workshopId}" }, title: $title, type: "workshop | ${kind}"
        ${options}) { ok errorString part { id objectId } ${told} } }`,
    { title },
  )
}

/** A brainstorm, and its first topic and question. */
export async function addActivity(who: Calls, workshopId: string, title: string) {
  const { part, brainstorm } = await addPart<{
    brainstorm: { multiTopics: { id: string }[]; questions: { id: string }[] }
  }>(who, workshopId, 'brainstorm', { title, told: 'brainstorm { multiTopics { id } questions { id } }' })
  return {
    partId: part.id,
    objectId: part.objectId,
    topicId: brainstorm.multiTopics[0]?.id ?? '',
    questionId: brainstorm.questions[0]?.id ?? '',
  }
}

/** Variables: common, brainstormId, postText, and what `NewAnswer` names. */
export const createPost = `mutation ($id: ID, $common: CommonInfoInput!, $brainstormId: ID!, $postText: String!,
    $subTopicPos: Int, $questionId: ID, $multiTopicId: ID) {
  createPost(id: $id, commonInfoData: $common, brainstormId: $brainstormId, postText: $postText,
    subTopicPos: $subTopicPos, questionId: $questionId, multiTopicId: $multiTopicId) {
    ok errorString post { id } } }`
