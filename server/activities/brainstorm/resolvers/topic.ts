import { flagNames } from '#domain/brainstorm/flags.ts'
import { Refusal } from '#domain/errors.ts'
import { addTopic, changeTopic, removeTopic } from '../commands/topics.ts'
import { newId } from '#server/commands/made.ts'
import { scopeOf } from '../scope.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { listed } from '../../../context/inputs.ts'
import { toPayload } from '../../../context/toPayload.ts'
import type { MultiTopicParent } from '../parents.ts'
import { actOn } from '../../../context/roles.ts'
import { actInBrainstorm } from '../acting.ts'
import { submit } from '../../../context/submit.ts'

export const topicResolvers: Resolvers = {
  Mutation: {
    createMultiTopic: (_root, { id, text, brainstormId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actInBrainstorm(context, brainstormId, 'arrange')
        const topic = { id: newId(id), text }
        await submit(context, addTopic(author, ref, topic))
        return { multiTopic: { scope: scopeOf(context, { ref, author }), id: topic.id } }
      }),

    updateMultiTopic: (_root, { multiTopicId: id, text }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, id, ['multiTopic'], 'arrange')
        await submit(context, changeTopic(author, ref, { id, text }))
        return { multiTopic: { scope: scopeOf(context, { ref, author }), id } }
      }),

    deleteMultiTopic: (_root, { id }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, id, ['multiTopic'], 'arrange')
        await submit(context, removeTopic(author, ref, id))
      }),
  },

  MultiTopic: {
    id: ({ id }) => id,
    text: async (topic) => (await read(topic)).text,
    hidden: async (topic) => (await read(topic)).hidden,
    async showAnswers({ scope, id }) {
      const { questions, shown } = await scope.view()
      return questions.map((question) => shown.has(flagNames.showAnswers(id, question.id)))
    },
    async postgroupSet({ scope, id }, _args, context) {
      const groups = (await scope.view()).groups.filter((group) => group.multiTopicId === id)
      return listed(context, groups).map((group) => ({ scope, id: group.id, group }))
    },
  },
}

/** @throws {Refusal} `NOT_FOUND` when it does not exist any more */
async function read({ scope, id }: MultiTopicParent) {
  const { topics } = await scope.view()
  const topic = topics.find((one) => one.id === id)
  if (!topic) throw new Refusal('NOT_FOUND', `topic ${id}`)
  return topic
}
