import { infoLimits } from '#domain/evaluate/info.ts'
import type { InfoField } from '#domain/evaluate/info.ts'
import { contents } from '#domain/workshop/content.ts'
import { turnoutNow } from '#domain/activity/votes/showing.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { toPayload } from '../../../context/toPayload.ts'
import { actIn } from '../../../context/roles.ts'
import { submit } from '../../../context/submit.ts'
import { partsOf } from '../../../context/stateView.ts'
import { given, listed } from '../../../context/inputs.ts'
import { changeEvaluate } from '../commands.ts'
import type { EvaluateParent } from '../parents.ts'
import { actedIn } from '../../scope.ts'
import { createScope, openScope } from '../scope.ts'
import { maySee } from '#domain/permissions.ts'
import { votingFields } from '../../voting/votingView.ts'

const infoFields = Object.keys(infoLimits) as InfoField[]

export const evaluateResolvers: Resolvers = {
  Query: {
    async evaluate(_root, { id }, context) {
      return { scope: await openScope(context, id) }
    },
  },

  Mutation: {
    updateEvaluate: (_root, { evaluateId, ...args }, context) =>
      toPayload(async () => {
        const [showResultsPage, showGraph] = [given(args.showResultsPage), given(args.showGraph)]
        const showHeat = given(args.showHeat)
        const texts = Object.fromEntries(
          [...infoFields, 'notes' as const].map((field) => [field, given(args[field])]),
        )
        const setup = {
          pollRangeL: given(args.pollRangeL),
          pollRangeH: given(args.pollRangeH),
          matrixColor: given(args.matrixColor),
          showMatrixText: given(args.showMatrixText),
        }
        const showsOrHides = [showResultsPage, showGraph, showHeat].some((shown) => shown !== undefined)
        const isEdit = [...Object.values(texts), ...Object.values(setup)].some((value) => value !== undefined)
        // Paired phones show and hide results, and change nothing else. SPEC J4
        const act = showsOrHides && !isEdit ? 'lead' : 'arrange'
        const { author, ref } = await actIn(context, evaluateId, act, { kind: 'evaluate' })
        const change = { texts, setup, showResultsPage, showGraph, showHeat }
        await submit(context, changeEvaluate(author, ref, change))
        return { evaluate: { scope: createScope(context, actedIn({ ref, author })) } }
      }),
  },

  Workshop: {
    async evaluateSet({ row, role }, _args, context) {
      if (!maySee(role, 'all')) return null
      const parts = (await partsOf(context, row.id)).filter(({ content }) => content === contents.evaluate)
      return Promise.all(parts.map(async ({ objectId }) => ({ scope: await openScope(context, objectId) })))
    },
  },

  Evaluate: {
    id: ({ scope }) => scope.ref.objectId,
    ...fieldsOf(infoFields, async ({ scope }, field) => (await scope.view()).info[field]),
    ...fieldsOf(
      ['numberOfAxis', 'pollRangeL', 'pollRangeH', 'matrixColor'],
      async ({ scope }, field) => (await scope.view()).setup[field],
    ),
    showMatrixText: async ({ scope }) => (await scope.view()).setup.showMatrixText,
    showGraph: async ({ scope }) => (await scope.view()).showGraph,
    opensAsGraph: async ({ scope }) => (await scope.view()).opensAsGraph,
    showHeat: async ({ scope }) => (await scope.view()).showHeat,
    resetAt: async ({ scope }) => (await scope.view()).resetAtMs,
    voteCount: async ({ scope }) => (await scope.view()).turnout.voted,
    joinedCount: async ({ scope }) => turnoutNow((await scope.view()).turnout, await scope.joined()).joined,
    proxyCount: async ({ scope }) => (await scope.view()).turnout.proxies,
    polls: async ({ scope }, _args, context) =>
      listed(context, (await scope.view()).polls).map((poll) => ({ scope, poll })),
    ...votingFields,
    finishedCount: ({ scope }) => scope.finishedCount(),
    isFinished: ({ scope }) => scope.isFinished(),
    notes: async ({ scope }) => (await scope.view()).notes,
  },
}

/** Resolvers of fields that are read alike. */
function fieldsOf<Field extends string, Value>(
  fields: readonly Field[],
  read: (parent: EvaluateParent, field: Field) => Promise<Value>,
): Record<Field, (parent: EvaluateParent) => Promise<Value>> {
  const resolvers = fields.map((field) => [field, (parent: EvaluateParent) => read(parent, field)])
  return Object.fromEntries(resolvers) as Record<Field, (parent: EvaluateParent) => Promise<Value>>
}
