import { Refusal } from '#domain/errors.ts'
import { answerRules } from '#domain/identify/answerRules.ts'
import { answerType, topicType } from '#domain/identify/items.ts'
import { topicRules } from '#domain/identify/topicRules.ts'
import { newId } from '#server/commands/made.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { given, listed } from '../../context/inputs.ts'
import { toPayload } from '../../context/toPayload.ts'
import { actIn, actOn } from '../../context/roles.ts'
import type { Acting } from '../../context/roles.ts'
import { submit } from '../../context/submit.ts'
import { addItem, changeItem, removeItem } from '../itemCommands.ts'
import { describe, showAnswers } from './commands.ts'
import type { IdentifyAnswerParent, IdentifyTopicParent } from './parents.ts'
import { actedIn } from '../scope.ts'
import { createScope, openScope } from './scope.ts'
import type { IdentifyScope } from './scope.ts'
import type { SeenTopic } from './view.ts'

const kind = 'identify'

export const identifyResolvers: Resolvers = {
  Query: {
    async identify(_root, { id }, context) {
      return { scope: await openScope(context, id) }
    },
  },

  Mutation: {
    updateIdentify: (_root, { identifyId, identifyDesc, notes }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, identifyId, 'arrange', { kind })
        const texts = { identifyDesc: given(identifyDesc), notes: given(notes) }
        await submit(context, describe(acting.author, acting.ref, texts))
        return { identify: { scope: scopeOf(context, acting) } }
      }),

    setIdentifyShown: (_root, { identifyId, shown }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, identifyId, 'lead', { kind })
        await submit(context, showAnswers(acting.author, acting.ref, shown))
        return { identify: { scope: scopeOf(context, acting) } }
      }),

    createIdentifyTopic: (_root, { id, identifyId, topicText }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, identifyId, 'arrange', { kind })
        const topic = { id: newId(id), text: topicText }
        await submit(context, addItem(topicRules, acting.author, acting.ref, topic))
        return { topic: await topicNow(scopeOf(context, acting), topic.id) }
      }),

    updateIdentifyTopic: (_root, { topicId: id, topicText: text }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, id, ['identifyTopic'], 'arrange')
        await submit(context, changeItem(topicType, acting.author, acting.ref, { id, text }))
        return { topic: await topicNow(scopeOf(context, acting), id) }
      }),

    deleteIdentifyTopic: (_root, { topicId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, topicId, ['identifyTopic'], 'arrange')
        await submit(context, removeItem(topicRules, author, ref, topicId))
      }),

    createIdentifyAnswer: (_root, { id, topicId, answerText, answerDesc }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, topicId, ['identifyTopic'], 'contribute')
        const answer = { id: newId(id), topicId, text: answerText, desc: given(answerDesc) }
        await submit(context, addItem(answerRules, acting.author, acting.ref, answer))
        return { answer: await answerNow(scopeOf(context, acting), answer.id) }
      }),

    updateIdentifyAnswer: (_root, { answerId: id, answerText, answerDesc }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, id, ['identifyAnswer'], 'contribute')
        const change = { id, text: given(answerText), desc: given(answerDesc) }
        await submit(context, changeItem(answerType, acting.author, acting.ref, change))
        return { answer: await answerNow(scopeOf(context, acting), id) }
      }),

    deleteIdentifyAnswer: (_root, { answerId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, answerId, ['identifyAnswer'], 'contribute')
        await submit(context, removeItem(answerRules, author, ref, answerId))
      }),
  },

  Identify: {
    id: ({ scope }) => scope.ref.objectId,
    identifyDesc: async ({ scope }) => (await scope.view()).identifyDesc,
    shown: async ({ scope }) => (await scope.view()).shown,
    inputLocked: async ({ scope }) => (await scope.view()).inputLocked,
    topics: async ({ scope }, _args, context) =>
      listed(context, (await scope.view()).topics).map(({ id }) => ({ scope, id })),
    answerCount: async ({ scope }) =>
      (await scope.view()).topics.reduce((sum, { answerCount }) => sum + answerCount, 0),
    finishedCount: ({ scope }) => scope.finishedCount(),
    isFinished: ({ scope }) => scope.isFinished(),
    notes: async ({ scope }) => (await scope.view()).notes,
  },

  IdentifyTopic: {
    id: ({ id }) => id,
    topicText: async (parent) => (await read(parent)).text,
    answerCount: async (parent) => (await read(parent)).answerCount,
    async answers(parent, { mine }, context) {
      const { scope } = parent
      const [{ answers }, own] = await Promise.all([read(parent), mine ? scope.ownIds() : null])
      const wanted = own === null ? answers : answers.filter(({ id }) => own.has(id))
      return listed(context, wanted).map((answer) => ({ scope, answer }))
    },
  },

  IdentifyAnswer: {
    id: ({ answer }) => answer.id,
    topicId: ({ answer }) => answer.topicId,
    answerText: ({ answer }) => answer.text,
    answerDesc: ({ answer }) => answer.desc,
    isMine: ({ scope, answer }) => scope.isMine(answer.id),
    copiedFrom: async ({ scope, answer }) => (await scope.view()).copiedFrom.get(answer.id) ?? null,
    createdTimeStamp: ({ answer }) => answer.createdAt,
  },
}

function scopeOf(context: GraphQLContext, { ref, author }: Acting): IdentifyScope {
  return createScope(context, actedIn({ ref, author }))
}

/** The present version of a topic; null when it was deleted since, because a retry is answered all the same. SPEC C2 */
async function topicNow(scope: IdentifyScope, id: string): Promise<IdentifyTopicParent | null> {
  return (await scope.view()).topics.some((topic) => topic.id === id) ? { scope, id } : null
}

async function answerNow(scope: IdentifyScope, id: string): Promise<IdentifyAnswerParent | null> {
  const answer = await scope.changedAnswer(id)
  return answer && { scope, answer }
}

/** @throws {Refusal} `NOT_FOUND` when it does not exist any more */
async function read({ scope, id }: IdentifyTopicParent): Promise<SeenTopic> {
  const topic = (await scope.view()).topics.find((one) => one.id === id)
  if (!topic) throw new Refusal('NOT_FOUND', `topic ${id}`)
  return topic
}
