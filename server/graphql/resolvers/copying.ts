import { Refusal } from '#domain/errors.ts'
import { copiedBefore, copyInput, partAfter } from './copyingInput.ts'
import type { Resolvers } from '../generated.ts'
import { toPayload } from '../../context/toPayload.ts'
import { roleOnPart } from '../../context/roles.ts'

/** Copies input from one activity into another. SPEC K6 to K10. */
export const copyingResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    copyToNextActivity: (_root, args, context) =>
      toPayload(async () => {
        const { id, workshopId, activePartId, copyObjects, fromPartInput, toPartInput } = args
        const before = await copiedBefore(context, id, toPartInput?.partId ?? undefined)
        if (before) return before
        const { part: active } = await roleOnPart(context, activePartId, 'copy')
        if (active.workshopId !== workshopId)
          throw new Refusal('BAD_USER_INPUT', `part ${activePartId} is not in ${workshopId}`)
        const fromPartId = fromPartInput?.partId ?? activePartId
        const { part: source } = await roleOnPart(context, fromPartId, 'copy')
        const toPartId = toPartInput?.partId ?? (await partAfter(context, active))
        return copyInput(context, {
          ...{ id, items: copyObjects, source, from: fromPartInput, toPartId, to: toPartInput },
          kind: toPartInput?.inputKind ?? 'ANSWERS',
        })
      }),

    copyList: (_root, { id, partId, copyList, partInput }, context) =>
      toPayload(() =>
        copyInput(context, { id, items: copyList, toPartId: partId, to: partInput, kind: 'ANSWERS' }),
      ),

    copyAsQuestions: (_root, { id, partId, copyList }, context) =>
      toPayload(() => copyInput(context, { id, items: copyList, toPartId: partId, kind: 'QUESTIONS' })),

    copyToTopics: (_root, { id, partId, copyList }, context) =>
      toPayload(() => copyInput(context, { id, items: copyList, toPartId: partId, kind: 'TOPICS' })),

    shallowCopy: (_root, { id, partId, copyList }, context) =>
      toPayload(() =>
        copyInput(context, { id, items: copyList, toPartId: partId, kind: 'ANSWERS', isShallow: true }),
      ),
  },
}
