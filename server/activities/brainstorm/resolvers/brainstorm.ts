import { updateInfo } from '#domain/brainstorm/info.ts'
import type { DeskInfoField } from '#domain/brainstorm/info.ts'
import { Refusal } from '#domain/errors.ts'
import { onDesk } from '#server/commands/desk.ts'
import { setActivityFlag } from '#server/commands/flags.ts'
import { hideHeading, ruleLikes, showAnswers } from '../commands/showing.ts'
import { newId } from '#server/commands/made.ts'
import { putQuestion, removeQuestion } from '../commands/topics.ts'
import { scopeOf, openScope } from '../scope.ts'
import type { BrainstormScope } from '../scope.ts'
import type { GraphQLContext } from '../../../context/context.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { given, listed, positionOf } from '../../../context/inputs.ts'
import { toPayload } from '../../../context/toPayload.ts'
import type { BrainstormParent } from '../parents.ts'
import { actOn } from '../../../context/roles.ts'
import { actInBrainstorm } from '../acting.ts'
import { submit } from '../../../context/submit.ts'
import { maySee } from '#domain/permissions.ts'

export const brainstormResolvers: Resolvers = {
  Query: {
    async brainstorm(_root, { id, multiTopicId }, context) {
      const scope = await openScope(context, id)
      const parent: BrainstormParent = { scope, multiTopicId: multiTopicId ?? null }
      const { topics } = await scope.view()
      if (parent.multiTopicId !== null && !topics.some((topic) => topic.id === parent.multiTopicId))
        throw new Refusal('NOT_FOUND', `topic ${parent.multiTopicId}`)
      return parent
    },
  },

  Mutation: {
    updateBrainstorm: (_root, { brainstormId, brainstormName, brainstormDesc, notes }, context) =>
      toPayload(async () => {
        const texts = {
          brainstormName: given(brainstormName),
          brainstormDesc: given(brainstormDesc),
          notes: given(notes),
        }
        return { brainstorm: await describe(context, brainstormId, texts) }
      }),

    setLikeRules: (_root, { brainstormId, likesPerPerson, likeCountsHidden, likesClosed }, context) =>
      toPayload(async () => {
        const { ref, author } = await actInBrainstorm(context, brainstormId, 'show')
        const rules = {
          likesPerPerson: given(likesPerPerson),
          likeCountsHidden: given(likeCountsHidden),
          likesClosed: given(likesClosed),
        }
        await submit(context, ruleLikes(author, ref, rules))
        const scope = scopeOf(context, { ref, author })
        return { brainstorm: { scope, multiTopicId: null } }
      }),

    updatePostSectionDesc: (_root, { brainstormId, description }, context) =>
      toPayload(async () => void (await describe(context, brainstormId, { postSectionDesc: description }))),

    updatePostGroupSectionDesc: (_root, { brainstormId, description }, context) =>
      toPayload(
        async () => void (await describe(context, brainstormId, { postGroupSectionDesc: description })),
      ),

    setSortByPopularity: (_root, { brainstormId, sortByPopularity }, context) =>
      toPayload(async () => {
        const { ref, author } = await actInBrainstorm(context, brainstormId, 'show')
        await submit(context, setActivityFlag(author, ref, 'sortByPopularity', sortByPopularity))
      }),

    setGlobalAnswers: (_root, { brainstormId, globalAnswers }, context) =>
      toPayload(async () => {
        const { ref, author } = await actInBrainstorm(context, brainstormId, 'show')
        await submit(context, setActivityFlag(author, ref, 'globalAnswers', globalAnswers))
      }),

    setShowAnswers: (_root, args, context) =>
      toPayload(async () => {
        const { multiTopicId } = args
        const { ref, author } = await actOn(context, multiTopicId, ['multiTopic'], 'lead')
        if (ref.workshopId !== args.commonInfoData.workshop)
          throw new Refusal('BAD_USER_INPUT', `topic ${multiTopicId} is in another workshop`)
        const question = questionOf(args.selectedTopicIndex, args.questionId)
        await submit(context, showAnswers(author, ref, { multiTopicId, question }, args.showAnswers))
      }),

    setTopicHidden: (_root, { brainstormId, multiTopicId, topicPos, questionId, hidden }, context) =>
      toPayload(async () => {
        const { ref, author } = await actInBrainstorm(context, brainstormId, 'show')
        const what = placeOf({ multiTopicId, topicPos, questionId })
        await submit(context, hideHeading(author, ref, what, hidden))
      }),

    updateTopic: (_root, { id, brainstormId, topicPos, questionId, topicText }, context) =>
      toPayload(async () => {
        const { ref, author } = await actInBrainstorm(context, brainstormId, 'arrange')
        const question = { newId: newId(id), text: topicText }
        const made = await submit(
          context,
          putQuestion(author, ref, questionOf(topicPos, questionId), question),
        )
        const { questions } = await scopeOf(context, { ref, author }).view()
        return { question: questions.find((one) => one.id === made) ?? null }
      }),

    deleteTopic: (_root, { brainstormId, topicPos, questionId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actInBrainstorm(context, brainstormId, 'arrange')
        await submit(context, removeQuestion(author, ref, questionOf(topicPos, questionId)))
      }),
  },

  Brainstorm: {
    id: ({ scope }) => scope.ref.objectId,
    brainstormName: async ({ scope }) => (await scope.view()).info.brainstormName,
    brainstormDesc: async ({ scope }) => (await scope.view()).info.brainstormDesc,
    brainstormTopicsText: async ({ scope }) => (await scope.view()).questions.map(({ text }) => text),
    topicLengthCount: async ({ scope }) => (await scope.view()).questions.length,
    questions: async ({ scope }) => (await scope.view()).questions,
    multiTopics: async ({ scope }, _args, context) =>
      listed(context, (await scope.view()).topics).map(({ id }) => ({ scope, id })),
    postSectionDesc: async ({ scope }) => (await scope.view()).info.postSectionDesc,
    postGroupSectionDesc: async ({ scope }) => (await scope.view()).info.postGroupSectionDesc,
    globalAnswers: async ({ scope }) => (await scope.view()).globalAnswers,
    selectedTopicIndex: async ({ scope }) => (await scope.view()).selectedTopicIndex,
    sortByPopularity: async ({ scope }) => (await scope.view()).sortByPopularity,
    inputLocked: async ({ scope }) => (await scope.view()).inputLocked,
    openTopics: async ({ scope }) =>
      (await scope.view()).questions.flatMap(({ hidden }, index) => (hidden ? [] : index)),
    posts: async ({ scope, multiTopicId }, { mine }, context) => {
      const [{ posts }, own] = await Promise.all([scope.view(), mine ? scope.ownIds() : null])
      const wanted = posts.filter(
        (post) =>
          (multiTopicId === null || post.multiTopicId === multiTopicId) && (own === null || own.has(post.id)),
      )
      return listed(context, wanted).map((post) => ({ scope, id: post.id, post }))
    },
    postGroups: async ({ scope, multiTopicId }, _args, context) => {
      const { groups } = await scope.view()
      const wanted = groups.filter((group) => multiTopicId === null || group.multiTopicId === multiTopicId)
      return listed(context, wanted).map((group) => ({ scope, id: group.id, group }))
    },
    postvoteSet: async ({ scope }, _args, context) => {
      const { posts } = await scope.view()
      // A like is returned to its author even when likes are not shown.
      const isCounted = maySee(scope.role, 'all') || (await likesAreShown(scope))
      const liked = isCounted ? posts.filter(({ score }) => score > 0) : posts
      const votes = await Promise.all(liked.map(({ id }) => scope.ownVote(id)))
      return listed(
        context,
        votes.flatMap((vote) => (vote ? { scope, vote, deleted: false } : [])),
      )
    },
    finishedCount: ({ scope }) => scope.finishedCount(),
    isFinished: ({ scope }) => scope.isFinished(),
    notes: async ({ scope }) => (await scope.view()).notes,
    likesPerPerson: async ({ scope }) => (await scope.view()).likesPerPerson,
    likeCountsHidden: async ({ scope }) => (await scope.view()).likeCountsHidden,
    likesClosed: async ({ scope }) => (await scope.view()).likesClosed,
    postCount: async ({ scope }) => (await scope.view()).postCount,
  },
}

async function likesAreShown(scope: BrainstormScope): Promise<boolean> {
  const { likeCountsHidden, likesClosed } = await scope.view()
  return !likeCountsHidden || likesClosed
}

async function describe(
  context: GraphQLContext,
  objectId: string,
  texts: Partial<Record<DeskInfoField, string | undefined>>,
): Promise<BrainstormParent> {
  const { ref, author } = await actInBrainstorm(context, objectId, 'arrange')
  await submit(
    context,
    onDesk(author, ref, ({ desk }) => updateInfo(desk, texts)),
  )
  return { scope: scopeOf(context, { ref, author }), multiTopicId: null }
}

function questionOf(position: number, questionId: string | null | undefined) {
  return { position: positionOf(position), questionId: given(questionId) }
}

function placeOf({
  multiTopicId,
  topicPos,
  questionId,
}: Record<'multiTopicId' | 'questionId', string | null | undefined> & {
  topicPos?: number | null | undefined
}) {
  const hasQuestion = (questionId ?? topicPos ?? null) !== null
  if (hasQuestion) return { question: questionOf(topicPos ?? 0, questionId) }
  if (multiTopicId) return { multiTopicId }
  throw new Refusal('BAD_USER_INPUT', 'neither a topic nor a question')
}
